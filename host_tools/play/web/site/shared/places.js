// Back, a browser's or a phone's, closes what was opened last: a message, the page during an evening, a
// demonstration. Each has an entry of history while it is open; the entry's state says how many are open there.

// How each is closed, the last on top.
const open = [];
// Whether the browser is on its way to another entry, or what Back has left is being closed.
let busy = false;
// Fragments that are done with: they do not stay in the address of an entry that one comes back to.
const done = new Set();
// What an address means that leads to another fragment.
let follow = (_fragment) => {};

const depth = () => history.state?.depth ?? 0;

// Let history have an entry for all that is open, and none for what is not.
function settle() {
  if (busy) return;
  for (let at = depth() + 1; at <= open.length; at++) history.pushState({depth: at}, '');
  if (depth() > open.length) {
    busy = true;
    history.go(open.length - depth());
  }
}

// Something was opened that `close()` closes; returns what is to be called once it is closed, by Back or not.
export function enter(close) {
  open.push(close);
  settle();
  return () => {
    if (open.includes(close)) open.splice(open.indexOf(close), 1);
    settle();
  };
}

function clean() {
  if (done.has(location.hash)) history.replaceState(history.state, '', location.pathname + location.search);
}

// Take a fragment out of the address, so that loading the page again does not open it again.
export function forget(fragment) {
  if (!fragment) return;
  done.add(fragment);
  clean();
}

function arrive() {
  // Only an entry that is not ours has no state: an address was entered, or a link chosen. What is open stays so.
  if (history.state === null) {
    history.replaceState({depth: open.length}, '');
    done.delete(location.hash);
    follow(location.hash);
    return;
  }
  const back = !busy;
  busy = true;
  while (back && open.length > depth()) open.pop()();
  busy = false;
  clean();
  settle();
}

// From now on `open(fragment)` is called for each address that is entered, or chosen by a link.
export function listen(open) {
  follow = open;
  if (history.state === null) history.replaceState({depth: 0}, '');
  window.addEventListener('popstate', arrive);
  // The page was loaded again where something was open.
  settle();
}
