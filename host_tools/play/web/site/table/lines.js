// How the scores have gone, as numbers; and the beginnings of names that stand beside them.

// The first letters of each name: as many as have room, and at most so many more as tell them apart. Names that begin
// alike for longer ("Player 1", "Player 2") end with the first letter that no other of them has there: "P1", "P2".
const TOLD_APART = 5;
export function beginnings(names, room = 2) {
  const of = (count) => names.map((one) => [...one].slice(0, count).join('').trim());
  const least = Math.max(2, room);
  let count = least;
  while (count < TOLD_APART && new Set(of(count)).size < names.length) count += 1;
  const found = of(count);
  return found.map((short, at) => {
    const alike = names.filter((_, other) => other !== at && found[other] === short);
    const letters = [...names[at]];
    const own = letters.findIndex((letter, place) => alike.every((one) => [...one][place] !== letter));
    // A number says all by itself.
    const before = /\d/.test(letters[own]) ? 1 : Math.min(least - 1, own);
    return alike.length && own > 0 ? [...letters.slice(0, before), letters[own]].join('') : short;
  });
}

// What a line of the chart goes through: the score of a seat before the first round, and after each that is done, until
// it is out.
export function linesOf({players: seats, rounds, done}) {
  return seats.map((one, seat) => {
    let score = rounds[0]?.[0] === 0 ? rounds[0][1][seat] : 0;
    const line = [score];
    for (const [number, points] of rounds) if (number && number <= done && !(one.since && number > one.since)) line.push((score += points[seat]));
    return line;
  });
}

// Whether there is more than what each had at the start.
export const played = ({rounds}) => rounds.some(([number]) => number);

// The lines of a chart say something from the second round on.
export const isDrawn = ({done}) => done > 1;
// How high the chart must be for so many lines, so that they can be told apart.
export const chartOf = (count) => Math.max(150, 70 + 20 * count);
