// A message to paste and a picture to send, with the phone's share sheet where there is one: those of an evening,
// which the box makes (inside/sent.py), and those of a sheet from a code.
import {ask, download, make} from '../shared/parts.js';
import {gone, payments, reason} from './sheet.js';
import {plain, say} from '../shared/words.js';

const [WIDTH, HEIGHT, MARGIN] = [1080, 1350, 60];
const [PAPER, INK, SOFT, FAINT] = ['#f6f5f2', '#1d1d1b', '#5a5854', '#cfccc4'];
// The colours of people in the report (host_tools/evening/export/report.css), by seat.
const PEOPLE = ['#2903ff', '#910045', '#007e67', '#906816', '#bf14bc', '#5e2804', '#064f6e', '#56159e'];
// A chart of fewer rounds says less than the scores.
const LEAST_ROUNDS = 4;
const MAX_NAME = 14;
// The sizes of scores without a chart, and the most height of a row of them.
const [SIZES, HIGHEST] = [[84, 60, 46, 36], 190];

const shown = (number) => String(number).replace('-', '\u2212');
const short = (name) => ([...name].length > MAX_NAME ? `${[...name].slice(0, MAX_NAME - 1).join('')}…` : name);

// What each seat had at the start and after each round.
const courseOf = ({names, start, rounds}) => {
  const course = [[...start]];
  for (const round of rounds) course.push(names.map((_, seat) => course.at(-1)[seat] + round[seat]));
  return course;
};

// The seats by place; as the sheet has them as long as the game goes on.
const order = ({names, ends, winners}) =>
  [...names.keys()].sort((a, b) => (winners.length ? Number(ends[b].won) - Number(ends[a].won) || ends[a].place - ends[b].place : 0));

// Return the lines of a sheet as a message: as host_tools/evening/export/message.py words an evening's game.
export function text(title, sheet) {
  const totals = courseOf(sheet).at(-1);
  const scores = order(sheet).map((seat) => {
    const end = sheet.ends[seat] ?? {};
    const before = end.won ? '★ ' : sheet.winners.length ? `${end.place}. ` : '';
    return `${before}${plain(sheet.names[seat])} ${shown(totals[seat])}${gone(end) && ` (${gone(end)})`}`;
  });
  const head = plain(title) + (sheet.winners.length ? '' : ` (${say('message.goes_on')})`);
  const paid = payments(sheet);
  const why = reason(sheet);
  return [`${head}: ${scores.join(', ')}${why && `. ${why}`}`, ...(paid.length ? [paid.join(', ')] : [])].join('\n');
}

function words(pen, said, x, y, {size, colour = INK, bold = false, align = 'left', room = 0}) {
  pen.font = `${bold ? 700 : 400} ${size}px system-ui, sans-serif`;
  pen.fillStyle = colour;
  pen.textAlign = align;
  const lines = [''];
  for (const word of said.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (room && lines.at(-1) && pen.measureText(longer).width > room) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  lines.forEach((line, at) => pen.fillText(line, x, y + at * size * 1.3));
  return lines.length * size * 1.3;
}

// Draw lines with names and scores at their ends.
function course(pen, sheet, top, bottom) {
  const rows = courseOf(sheet);
  const ends = sheet.names.map((name, seat) => `${short(plain(name))} ${shown(rows.at(-1)[seat])} ${gone(sheet.ends[seat] ?? {})}`.trim());
  pen.font = '700 34px system-ui, sans-serif';
  const left = MARGIN + 70;
  const right = WIDTH - MARGIN - 20 - Math.max(...ends.map((one) => pen.measureText(one).width));
  const [low, high] = [Math.min(0, ...rows.flat()), Math.max(0, ...rows.flat())];
  const place = (at, value) => [left + ((right - left) * at) / (rows.length - 1), bottom - ((bottom - top) * (value - low)) / (high - low || 1)];
  for (const value of [low, 0, high].filter((one, at, all) => all.indexOf(one) === at)) {
    const y = place(0, value)[1];
    pen.strokeStyle = FAINT;
    pen.lineWidth = 2;
    pen.beginPath();
    pen.moveTo(left, y);
    pen.lineTo(right, y);
    pen.stroke();
    words(pen, shown(value), left - 14, y + 10, {size: 27, colour: SOFT, align: 'right'});
  }
  pen.lineJoin = 'round';
  for (const seat of order(sheet).reverse()) {
    pen.strokeStyle = PEOPLE[seat % PEOPLE.length];
    pen.lineWidth = sheet.winners.includes(seat) ? 11 : 5;
    pen.beginPath();
    rows.forEach((row, at) => pen.lineTo(...place(at, row[seat])));
    pen.stroke();
  }
  // Labels keep their distance: each at its line's end, or below the one before.
  let last = -Infinity;
  for (const seat of [...sheet.names.keys()].sort((a, b) => rows.at(-1)[b] - rows.at(-1)[a])) {
    last = Math.max(place(0, rows.at(-1)[seat])[1] + 11, last + 40);
    words(pen, ends[seat], right + 20, last, {size: 34, colour: PEOPLE[seat % PEOPLE.length], bold: sheet.winners.includes(seat)});
  }
}

function blank() {
  const canvas = make('canvas', {width: WIDTH, height: HEIGHT});
  const pen = canvas.getContext('2d');
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  return [canvas, pen];
}

const ANCHORS = {'': 'left', e: 'right', m: 'center'};
const STROKES = {
  line(pen, points, colour, width, dotted) {
    Object.assign(pen, {strokeStyle: colour, lineWidth: width, lineJoin: 'round', lineCap: 'round'});
    pen.setLineDash(dotted ? [3, 9] : []);
    pen.beginPath();
    for (const [x, y] of points) pen.lineTo(x, y);
    pen.stroke();
  },
  dot(pen, x, y, radius, colour, fill) {
    Object.assign(pen, {strokeStyle: colour, fillStyle: fill, lineWidth: 4});
    pen.setLineDash([]);
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.fill();
    pen.stroke();
  },
  text(pen, x, y, said, colour, size, bold, anchor) {
    Object.assign(pen, {font: `${bold ? 700 : 400} ${size}px system-ui, sans-serif`, fillStyle: colour, textAlign: ANCHORS[anchor]});
    pen.fillText(said, x, y);
  },
};

// Return the canvas with what is drawn by strokes (host_tools/evening/export/card.py).
export function painted(strokes) {
  const [canvas, pen] = blank();
  for (const [kind, ...given] of strokes) STROKES[kind](pen, ...given);
  return canvas;
}

// Return the canvas with the picture of a sheet.
export function card(title, sheet) {
  const [canvas, pen] = blank();
  const room = WIDTH - 2 * MARGIN;
  const winners = sheet.winners.map((seat) => plain(sheet.names[seat])).join(', ');
  let y = MARGIN + 50 + words(pen, winners ? say('message.wins', {name: winners, game: plain(title)}) : plain(title), MARGIN, MARGIN + 55, {size: 56, bold: true, room});
  const paid = payments(sheet).join(', ');
  const foot = paid ? HEIGHT - MARGIN - 44 * Math.ceil(paid.length / 50) : HEIGHT - MARGIN;
  if (paid) words(pen, paid, MARGIN, foot + 30, {size: 34, colour: SOFT, room});
  if (sheet.rounds.length >= LEAST_ROUNDS) {
    course(pen, sheet, y + 20, foot - 60);
    return canvas;
  }
  const totals = courseOf(sheet).at(-1);
  const rows = order(sheet).map((seat) => {
    const mark = gone(sheet.ends[seat] ?? {});
    const won = sheet.winners.includes(seat);
    return [seat, short(plain(sheet.names[seat])) + (mark && ` (${mark})`) + (won ? ' ★' : ''), won];
  });
  const pitch = Math.min(HIGHEST, (foot - 60 - y) / rows.length);
  // As large as the rows and the longest of them let the letters be.
  const size = SIZES.find((one) => {
    pen.font = `700 ${one}px system-ui, sans-serif`;
    return one * 1.45 <= pitch && rows.every(([seat, said]) => pen.measureText(`${said} ${shown(totals[seat])}`).width <= room);
  }) ?? SIZES.at(-1);
  for (const [seat, said, bold] of rows) {
    words(pen, said, MARGIN, (y += pitch), {size, colour: PEOPLE[seat % PEOPLE.length], bold});
    words(pen, shown(totals[seat]), WIDTH - MARGIN, y, {size, align: 'right'});
  }
  return canvas;
}

const blobOf = (canvas) => new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));

// Show the message `words`, the picture on `canvas`, which is told as `said`, and `body`: to share both, or to save the picture.
// Where nothing is shared the words are copied.
export async function offer(heading, words, canvas, body = [], said = words) {
  const field = make('textarea', {class: 'sent', readonly: '', rows: Math.min(8, 1 + words.split('\n').length), 'aria-label': say('message.label')});
  field.value = words;
  // A browser shows where the caret stands.
  field.setSelectionRange(0, 0);
  const choices = [navigator.share ? ['send', say('message.share')] : ['copy', say('links.copy')], ['card', say('message.card')], ['ok', say('message.close')]];
  Object.assign(canvas, {className: 'sent', role: 'img', ariaLabel: said});
  const chosen = await ask(heading, [field, canvas, ...body], choices);
  if (chosen === 'copy') {
    try {
      await navigator.clipboard.writeText(field.value);
      await ask(say('links.copied'), [field]);
    } catch {
      field.select();
    }
  } else if (chosen === 'send' || chosen === 'card') {
    const blob = await blobOf(canvas);
    const file = new File([blob], 'meldmate.png', {type: 'image/png'});
    if (chosen === 'card') {
      download(file.name, blob, file.type);
      return;
    }
    const whole = {text: field.value, files: [file]};
    await navigator.share(navigator.canShare?.(whole) ? whole : {text: field.value}).catch(() => {});
  }
}
