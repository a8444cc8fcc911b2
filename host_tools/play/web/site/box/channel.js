// What the window with the box and those that only show its table say to each other. A window that shows asks every few seconds,
// and is told how everyone stands: so it knows, too, when nobody is there to answer. A page that nobody sees may run no clock of
// its own, but is woken by a question.

// What a window of another version may misread.
export const VERSION = 1;
// How often a window asks, and after how long without an answer what it shows is old, in milliseconds.
export const [ASKED, SILENT] = [2500, 8000];
// Each copy of the page on a host speaks for itself.
const NAME = `meldmate-large-${new URL('../', import.meta.url).pathname}`;

export const isOurs = (data) => data !== null && typeof data === 'object' && Number.isInteger(data.version);

// A channel on which `heard(message)` is called; null where the browser has none.
export function channel(heard) {
  if (typeof BroadcastChannel !== 'function') return null;
  const found = new BroadcastChannel(NAME);
  found.onmessage = ({data}) => isOurs(data) && heard(data);
  return found;
}
