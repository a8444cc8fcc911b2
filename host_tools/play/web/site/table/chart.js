// How the scores have gone, as lines: a place is filled with them, as wide and high as it is.
const NAMESPACE = 'http://www.w3.org/2000/svg';
// Pixels: around the lines, before the names at their ends, from one name to the next, between lines that meet, of a digit,
// of a letter.
const [EDGE, BEFORE, APART, BESIDE, DIGIT, LETTER] = [8, 14, 13, 2.5, 9, 10];
// From so much of the limit on, its line is shown.
const IN_SIGHT = 0.45;

function part(tag, given, text = '') {
  const found = document.createElementNS(NAMESPACE, tag);
  for (const [name, value] of Object.entries(given)) found.setAttribute(name, value);
  found.textContent = text;
  return found;
}

// `lines` has for each seat its scores, the first before the first round; `names` are beginnings of names. All is `scale` times as
// large as on a phone.
export function draw(place, {lines, names, limit, scale = 1}) {
  const {clientWidth, clientHeight} = place;
  const [wide, high] = [clientWidth / scale, clientHeight / scale];
  const most = Math.max(...lines.map((line) => line.length)) - 1;
  const scores = lines.flat();
  const shown = limit > 0 && Math.max(...scores) >= IN_SIGHT * limit;
  const [top, bottom] = [Math.max(...scores, shown ? limit : 1), Math.min(0, ...scores)];
  // The most and the least stand at the left of the lines; the limit's number is enough where it is near the most.
  const y = (score) => EDGE + ((high - 2 * EDGE) * (top - score)) / (top - bottom);
  const marks = [...new Set([Math.max(...scores), Math.min(...scores)])].filter((score) => !shown || Math.abs(y(score) - y(limit)) > 2 * APART);
  const left = EDGE + DIGIT * Math.max(...marks.map((score) => String(score).length));
  const right = wide - BEFORE - LETTER * Math.max(...names.map((one) => one.length));
  const x = (round) => left + ((right - left) * round) / (most || 1);
  // Lines that meet in a score lie beside each other.
  const before = (seat, round) => lines.slice(0, seat).filter((line) => line[round] === lines[seat][round]).length;
  const found = part('svg', {width: clientWidth, height: clientHeight, viewBox: `0 0 ${wide} ${high}`, 'aria-hidden': 'true', focusable: 'false'});
  found.append(part('line', {class: 'zero', x1: left, x2: right, y1: y(0), y2: y(0)}));
  for (const score of marks) found.append(part('text', {class: 'axis', x: left - 6, y: y(score) + 4}, String(score).replace('-', '−')));
  if (shown) {
    found.append(part('line', {class: 'limit', x1: left, x2: right, y1: y(limit), y2: y(limit)}));
    found.append(part('text', {class: 'limit', x: left, y: y(limit) + 14}, limit));
  }
  // Names are as far apart as they are high: from the top down, then from the bottom up.
  const ends = lines.map((line, seat) => ({seat, x: x(line.length - 1), y: y(line.at(-1))})).map((one) => ({...one, at: one.y}));
  ends.sort((one, other) => one.at - other.at);
  ends.forEach((one, at) => at && (one.at = Math.max(one.at, ends[at - 1].at + APART)));
  ends.reverse().forEach((one, at) => (one.at = Math.min(one.at, at ? ends[at - 1].at - APART : high - EDGE)));
  for (const {seat, x: last, y: end, at} of ends) {
    const line = part('g', {'data-seat': seat % 8});
    line.append(part('polyline', {points: lines[seat].map((score, round) => `${x(round)},${y(score) + (round && BESIDE * before(seat, round))}`).join(' ')}));
    line.append(part('circle', {cx: last, cy: end + BESIDE * before(seat, lines[seat].length - 1), r: 3}), part('text', {x: last + 7, y: at + 4}, names[seat]));
    found.append(line);
  }
  place.replaceChildren(found);
}
