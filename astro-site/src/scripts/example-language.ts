import { keepInPlace, recall, remember } from './reader-choice.ts';

const KEY = 'wrapdocs-example-language';

/** A language chosen in one example applies to all of them, also on other pages. */
function chooseLanguage(language: string): void {
  for (const radio of document.querySelectorAll<HTMLInputElement>('.ex input[type=radio]')) {
    if (radio.value === language) radio.checked = true;
  }
}

document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.matches('.ex input[type=radio]')) return;
  remember(KEY, target.value);
  keepInPlace(target, () => {
    chooseLanguage(target.value);
  });
});

const known = recall(KEY);
if (known !== undefined) {
  keepInPlace(document.querySelector(':target'), () => {
    chooseLanguage(known);
  });
}
