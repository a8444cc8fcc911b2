// Two thumbs on a pad. A browser makes clicks of single fingers alone: of two keys that are held for a moment at the
// same time it clicks neither, and a number would lack digits. They are keyed here, in the order in which they were touched.

// A finger that stays longer, in milliseconds, or moves farther, in pixels, taps nothing: it rests, scrolls or zooms.
const [LONG, FAR] = [600, 15];

// Let `press(key, at)` be called for each key, the data-key of a button of a pad (`keyAt(element)`, or undefined), that was
// touched while another finger was on the glass; `at` is when it was touched, as an event's time.
export function listen(keyAt, press) {
  // The fingers on the glass, by their number, in the order in which they came.
  const down = new Map();

  function began(event) {
    const there = new Set([...event.touches].map((one) => one.identifier));
    for (const one of down.keys()) if (!there.has(one)) down.delete(one);
    for (const {identifier, target, clientX, clientY} of event.changedTouches) {
      down.set(identifier, {key: keyAt(target), x: clientX, y: clientY, at: event.timeStamp, among: false});
    }
    if (down.size > 1) for (const one of down.values()) one.among = true;
  }

  function moved(event) {
    for (const {identifier, clientX, clientY} of event.changedTouches) {
      const one = down.get(identifier);
      if (one && Math.hypot(clientX - one.x, clientY - one.y) > FAR) one.key = undefined;
    }
  }

  function ended(event) {
    const over = [...event.changedTouches].map((one) => down.get(one.identifier)).filter(Boolean);
    // Those that were touched before come first, although they may still be held.
    const last = [...down.values()].findLastIndex((one) => over.includes(one));
    for (const one of [...down.values()].slice(0, last + 1)) {
      if (!one.among || one.key === undefined) continue;
      if (event.timeStamp - one.at < LONG) press(one.key, one.at);
      one.key = undefined;
      one.keyed = true;
    }
    // Of what was keyed here no browser makes a click as well.
    if (over.some((one) => one.keyed)) event.preventDefault();
    for (const one of event.changedTouches) down.delete(one.identifier);
  }

  addEventListener('touchstart', began, {capture: true, passive: true});
  addEventListener('touchmove', moved, {capture: true, passive: true});
  addEventListener('touchend', ended, {capture: true, passive: false});
  addEventListener('touchcancel', (event) => [...event.changedTouches].forEach((one) => down.delete(one.identifier)), {capture: true, passive: true});
}
