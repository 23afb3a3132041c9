import { READY } from '../wake.ts';
import { readDraft } from './draft.ts';

/*
 * The widget while its island is asleep: what a reader left unfinished wakes it, and a reader whose
 * click could not load it is told so.
 */
const island = document.querySelector<HTMLElement>('.feedback')?.closest('astro-island');
const failure = document.querySelector<HTMLElement>('.feedback-unloaded');

if (island && failure) {
  island.addEventListener('astro:hydration-error', () => {
    failure.textContent = failure.dataset['text'] ?? '';
  });
  island.addEventListener(READY, () => {
    failure.textContent = '';
  });
  if (readDraft(location.pathname) !== undefined) island.dispatchEvent(new Event('input'));
}
