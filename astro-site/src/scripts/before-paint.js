// Runs before the page is painted, so that nothing changes before the reader's eyes. Pages load it
// with a script element that blocks, which no bundler makes: it is served as it is written.

/** Sets the colour scheme. Starlight's menu of schemes uses the global name. */
window.StarlightThemeProvider = (() => {
  let stored;
  try {
    stored = localStorage.getItem('starlight-theme');
  } catch {
    // The reader has forbidden it: the system's scheme is used.
  }
  const isLight = stored ? stored === 'light' : matchMedia('(prefers-color-scheme: light)').matches;
  document.documentElement.dataset.theme = isLight ? 'light' : 'dark';
  return {
    updatePickers(theme = stored || 'auto') {
      for (const select of document.querySelectorAll('starlight-theme-select select'))
        select.value = theme;
    },
  };
})();

window.wrapdocs = {
  /** Opens the navigation as the reader left it on the last page (`navigation-state.ts`). */
  openNavigation() {
    const pane = document.getElementById('starlight__sidebar');
    try {
      const state = JSON.parse(sessionStorage.getItem('wrapdocs:navigation'));
      if (state.file === pane.querySelector('.navigation').dataset.file)
        for (const [href, list] of state.opened)
          pane
            .querySelector(`.more > a:last-child[href="${CSS.escape(href)}"]`)
            ?.insertAdjacentHTML('afterend', list);
      pane.scrollTop = state.top;
    } catch {
      // There is no state yet, or none can be stored.
    }
    const link = pane.querySelector('[aria-current]');
    if (link === null) return;
    const frame = pane.getBoundingClientRect();
    const { top, bottom } = link.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom)
      pane.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
  },

  /** As in the style sheet: the contents are beside the page, or else in a bar above it. */
  contentsBeside: matchMedia('(width >= 72rem)'),

  /** Opens the table of contents where it is beside the page. */
  openContents() {
    document.querySelector('.contents').open = this.contentsBeside.matches;
  },
};
