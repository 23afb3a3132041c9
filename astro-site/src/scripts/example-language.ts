const KEY = 'wrapdocs-example-language';

/** A language chosen in one example applies to all of them, also on other pages. */
function chooseLanguage(language: string): void {
  for (const radio of document.querySelectorAll<HTMLInputElement>('.ex input[type=radio]')) {
    if (radio.value === language) radio.checked = true;
  }
}

/** Keeps an element where the reader sees it while examples above it change their height. */
function keepInPlace(element: Element | null, change: () => void): void {
  const top = element?.getBoundingClientRect().top ?? 0;
  change();
  const moved = (element?.getBoundingClientRect().top ?? 0) - top;
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
}

/** The storage may be forbidden or full. */
function remember(language: string): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // The language applies to this page only.
  }
}

function recall(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.matches('.ex input[type=radio]')) return;
  remember(target.value);
  keepInPlace(target, () => {
    chooseLanguage(target.value);
  });
});

const known = recall();
if (known !== undefined) {
  keepInPlace(document.querySelector(':target'), () => {
    chooseLanguage(known);
  });
}
