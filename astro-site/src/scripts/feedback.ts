/* The widget before its island is loaded: an unfinished draft loads it, and a reader whose click
   could not load it sees a message. */
const frame = document.querySelector<HTMLElement>('.feedback-frame');
const island = frame?.querySelector('astro-island');
const failure = frame?.querySelector<HTMLElement>('.feedback-unloaded');

if (frame && island && failure) {
  const { drafts = '', unloaded = '' } = frame.dataset;
  island.addEventListener('astro:hydration-error', () => {
    failure.textContent = unloaded;
  });
  island.addEventListener('astro:hydrate', () => {
    failure.textContent = '';
  });
  if (hasDraft(drafts)) island.dispatchEvent(new Event('input'));
}

function hasDraft(prefix: string): boolean {
  try {
    return sessionStorage.getItem(prefix + location.pathname) !== null;
  } catch {
    return false;
  }
}
