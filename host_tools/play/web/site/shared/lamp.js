// A screen that stays on.

// Returns what is to be called when `wanted()` may have changed. Where the battery is low, or the browser does not allow it, the
// screen sleeps as always.
export function lamp(wanted) {
  let lock = null;
  let asking = false;
  const settle = async () => {
    if (!wanted() || document.visibilityState !== 'visible') {
      lock?.release().catch(() => {});
      lock = null;
    } else if (!lock && !asking && 'wakeLock' in navigator) {
      asking = true;
      try {
        const mine = await navigator.wakeLock.request('screen');
        lock = mine;
        mine.addEventListener('release', () => lock === mine && (lock = null));
      } catch {
        return;
      } finally {
        asking = false;
      }
      // It may not be wanted any more.
      settle();
    }
  };
  document.addEventListener('visibilitychange', settle);
  return settle;
}
