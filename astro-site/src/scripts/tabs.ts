/**
 * Makes tabs of the sections of narrative pages that stand one after the other. Panels can be found by
 * the browser's search and by links to what they contain, which open them.
 */
interface Tab {
  button: HTMLButtonElement;
  panel: HTMLElement;
}

const groups: Tab[][] = [];

function setUp(group: HTMLElement): void {
  const panels = [...group.children].filter((one): one is HTMLElement => one.matches('.tab'));
  const list = document.createElement('div');
  list.role = 'tablist';
  const tabs = panels.map((panel, index) => makeTab(panel, `tab-${groups.length}-${index}`));
  groups.push(tabs);
  list.append(...tabs.map(({ button }) => button));
  group.prepend(list);
  for (const tab of tabs) {
    tab.button.addEventListener('click', () => selectEverywhere(tab));
    tab.panel.addEventListener('beforematch', () => select(tab, tabs));
  }
  list.addEventListener('keydown', (event) => move(event, tabs));
  const [first] = tabs;
  if (first !== undefined) select(first, tabs);
}

function makeTab(panel: HTMLElement, id: string): Tab {
  const title = panel.firstElementChild as HTMLElement | null;
  const button = document.createElement('button');
  button.type = 'button';
  button.role = 'tab';
  button.id = id;
  button.textContent = title?.textContent ?? '';
  if (title !== null) title.hidden = true;
  panel.id = `${id}-panel`;
  panel.role = 'tabpanel';
  panel.tabIndex = 0;
  panel.setAttribute('aria-labelledby', id);
  button.setAttribute('aria-controls', panel.id);
  return { button, panel };
}

function select(selected: Tab, tabs: readonly Tab[]): void {
  for (const { button, panel } of tabs) {
    const isSelected = button === selected.button;
    button.ariaSelected = String(isSelected);
    button.tabIndex = isSelected ? 0 : -1;
    if (isSelected) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
  }
}

/** Groups that have a tab of the same title follow, and the page stays where it is. */
function selectEverywhere({ button }: Tab): void {
  const before = button.getBoundingClientRect().top;
  for (const tabs of groups) {
    const same = tabs.find((one) => one.button.textContent === button.textContent);
    if (same !== undefined) select(same, tabs);
  }
  scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' });
}

function move(event: KeyboardEvent, tabs: readonly Tab[]): void {
  const index = tabs.findIndex(({ button }) => button === event.target);
  const places: Record<string, number> = {
    ArrowLeft: (index + tabs.length - 1) % tabs.length,
    ArrowRight: (index + 1) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  };
  const tab = tabs[places[event.key] ?? -1];
  if (index === -1 || tab === undefined) return;
  event.preventDefault();
  selectEverywhere(tab);
  tab.button.focus();
}

/** Opens the panels that contain what the address names. */
function openTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target === null) return;
  for (const tabs of groups) {
    const tab = tabs.find(({ panel }) => panel.contains(target));
    if (tab?.panel.hasAttribute('hidden') === true) {
      select(tab, tabs);
      target.scrollIntoView();
    }
  }
}

for (const group of document.querySelectorAll<HTMLElement>('.sl-markdown-content .tabs')) {
  setUp(group);
}
if (groups.length > 0) {
  openTarget();
  addEventListener('hashchange', openTarget);
}
