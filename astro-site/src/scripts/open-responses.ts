import { keepInPlace, recall, remember } from './reader-choice.ts';

const KEY = 'wrapdocs-responses';
const OPEN = 'open';

/** Whoever opens one response wants to see those of the other operations, too. */
function openResponses(isOpen: boolean, except?: Element | null): void {
  for (const response of document.querySelectorAll<HTMLDetailsElement>('details.ex')) {
    if (response !== except) response.open = isOpen;
  }
}

document.addEventListener('click', ({ target }) => {
  const summary = target instanceof Element ? target.closest('details.ex > summary') : null;
  const response = summary?.closest('details');
  if (summary === null || !response) return;
  // The browser opens or closes this one after the click.
  const isOpen = !response.open;
  remember(KEY, isOpen ? OPEN : '');
  keepInPlace(summary, () => {
    openResponses(isOpen, response);
  });
});

if (recall(KEY) === OPEN) {
  keepInPlace(document.querySelector(':target'), () => {
    openResponses(true);
  });
}
