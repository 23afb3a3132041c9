import { loadChildren, loadFile } from './navigation/load-children.ts';
import { forget, remember, storeState, takeFocus } from './navigation/navigation-state.ts';
import { makeList } from './navigation/make-list.ts';

/** Opens and closes the groups of the sidebar, and keeps its state from page to page. */
function enhance(pane: HTMLElement, navigation: HTMLElement): void {
  const file = navigation.dataset['file'] ?? '';
  addButtons(navigation);
  // Lists are opened, and `wrapdocs dev` replaces what has changed.
  new MutationObserver(() => addButtons(navigation)).observe(navigation, {
    childList: true,
    subtree: true,
  });
  const load = (item: Element) => loadChildren(file, getTrail(item));
  navigation.addEventListener('pointerover', () => void loadFile(file), { once: true });
  navigation.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button !== null) void toggle(button, load);
  });
  navigation.addEventListener('keydown', (event) => {
    const item = (event.target as Element).closest<HTMLElement>('.more');
    const wanted = { ArrowRight: 'false', ArrowLeft: 'true' }[event.key];
    const button = item?.querySelector('button');
    if (!button || button.getAttribute('aria-expanded') !== wanted) return;
    event.preventDefault();
    void toggle(button, load);
  });
  pane.addEventListener('toggle', () => showCurrent(pane));
  addEventListener('pagehide', () => storeState(file, pane.scrollTop));
  takeFocus(navigation);
}

/** Each group has a button beside its link; without scripts, the link is all there is. */
function addButtons(navigation: HTMLElement): void {
  for (const link of navigation.querySelectorAll<HTMLElement>('.more > a')) {
    if (link.nextElementSibling?.localName === 'button') continue;
    const button = document.createElement('button');
    button.setAttribute('aria-label', getLabel(link));
    button.setAttribute('aria-expanded', String(link.nextElementSibling !== null));
    link.after(button);
  }
}

function getLabel(link: Element): string {
  const label = link.cloneNode(true) as Element;
  label.querySelector('small')?.remove();
  return label.textContent.trim();
}

type Load = (item: Element) => ReturnType<typeof loadChildren>;

async function toggle(button: HTMLElement, load: Load): Promise<void> {
  const item = button.parentElement as HTMLElement;
  const list = item.querySelector('ul');
  if (list === null) await open(item, load);
  else close(item, list);
  button.setAttribute('aria-expanded', String(item.querySelector('ul') !== null));
}

async function open(item: HTMLElement, load: Load): Promise<void> {
  const link = item.querySelector('a');
  try {
    const list = makeList(await load(item));
    if (item.querySelector('ul') !== null) return;
    remember(getHref(item), list);
    item.append(list);
  } catch {
    // The page of the group leads to the same pages.
    link?.click();
  }
}

function close(item: HTMLElement, list: HTMLElement): void {
  for (const each of [item, ...list.querySelectorAll('.more')]) forget(getHref(each));
  list.remove();
}

function getHref(item: Element): string {
  return item.querySelector('a')?.getAttribute('href') ?? '';
}

/** The addresses of the groups above an entry and of its own. */
function getTrail(item: Element): string[] {
  const above = item.parentElement?.closest('.more');
  return [...(above ? getTrail(above) : []), getHref(item)];
}

/** The menu on a phone has no size before it is open. */
function showCurrent(pane: HTMLElement): void {
  const current = pane.querySelector('[aria-current]');
  if (current === null) return;
  const frame = pane.getBoundingClientRect();
  const { top, bottom } = current.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom)
    pane.scrollTop += top - frame.top - frame.height / 2;
}

const pane = document.getElementById('starlight__sidebar');
const navigation = pane?.querySelector<HTMLElement>('.navigation') ?? null;
if (pane !== null && navigation !== null) enhance(pane, navigation);
