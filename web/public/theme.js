// Before anything is drawn, so that the chosen theme does not flash up late. Not inline: the page allows no inline scripts.
try {
  const theme = JSON.parse(localStorage.getItem('melange.settings') ?? '{}').theme;
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without stored settings the system's wish holds.
}
