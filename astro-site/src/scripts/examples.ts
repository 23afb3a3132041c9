import { examples as strings } from '#strings';
import { EXTRA_LANGUAGES, isExtraLanguage } from '../code/request/extra-language.ts';
import { getFacts, listExamples } from './examples/facts.ts';
import { hasValues } from './examples/stored-values.ts';

const KEY = 'wrapdocs-example-language';
const MENU = '.ex-more';

/** What changes examples, which is loaded when the reader asks for it. */
const loadExamples = () => import('./examples/show-examples.ts');

/** A menu of the languages that the page does not contain, and a button to fill in values. */
function addTools(example: HTMLElement): void {
  const { base, blanks, request } = getFacts(example);
  const place = example.querySelector('.ex-bar > .cp');
  if (request !== undefined) place?.before(makeMenu());
  if (base === undefined && Object.keys(blanks).length === 0) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'ex-fill';
  button.textContent = strings.fillIn;
  button.addEventListener('click', () => void loadExamples().then(({ fillIn }) => fillIn(example)));
  place?.before(button);
}

function makeMenu(): HTMLSelectElement {
  const menu = document.createElement('select');
  menu.className = MENU.slice(1);
  menu.setAttribute('aria-label', strings.otherLanguages);
  menu.add(new Option(strings.more, ''));
  for (const [value, name] of Object.entries(EXTRA_LANGUAGES)) menu.add(new Option(name, value));
  return menu;
}

/** A language chosen in one example applies to all of them, also on other pages. */
function chooseLanguage(language: string): void {
  for (const radio of document.querySelectorAll<HTMLInputElement>('.ex input[type=radio]')) {
    if (radio.value === language) radio.checked = true;
  }
  for (const menu of document.querySelectorAll<HTMLSelectElement>(MENU)) {
    showExtra(menu, isExtraLanguage(language) ? language : '');
  }
}

/** Shows an example in the language of its menu; with an empty one, its tabs say what it shows. */
function showExtra(menu: HTMLSelectElement, language: string): void {
  const example = menu.closest<HTMLElement>('.ex');
  if (example === null) return;
  menu.value = language;
  const radios = [...example.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  if (language !== '') {
    example.dataset['language'] = language;
    for (const radio of radios) radio.checked = false;
    return;
  }
  delete example.dataset['language'];
  const [first] = radios;
  if (first !== undefined && !radios.some((radio) => radio.checked)) first.checked = true;
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

/** Shows all examples in a language, which may have to be loaded; `near` stays where it is. */
async function show(language: string, near: Element | null): Promise<void> {
  if (isExtraLanguage(language)) {
    const [{ writeExamples }, { writeRequest }] = await Promise.all([
      loadExamples(),
      import('../code/request/languages.ts'),
    ]);
    writeExamples(language, writeRequest);
  }
  keepInPlace(near, () => {
    chooseLanguage(language);
  });
}

document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  if (!target.matches(`.ex input[type=radio], ${MENU}`)) return;
  const language = target.value === '' ? 'python' : target.value;
  remember(language);
  void show(language, target);
});

const examples = listExamples();
for (const example of examples) addTools(example);
const known = recall();
if (examples.length > 0) {
  if (hasValues()) void loadExamples().then(({ fillExamples }) => fillExamples());
  if (known !== undefined) void show(known, document.querySelector(':target'));
}
