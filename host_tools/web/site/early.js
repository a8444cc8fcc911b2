// Before the first frame: the colours that were chosen for this page, if others than the system's.
try {
  const theme = localStorage.getItem('meldmate.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Nothing can be read: the system's colours.
}
