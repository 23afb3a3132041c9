/** A name, with the address below the page of the module unless that is a folder of that name. */
type NamedPage = string | [name: string, address: string];

/** More results than this are not read but narrowed down. */
const MOST_SHOWN = 100;

let loading: Promise<NamedPage[]> | undefined;

function loadNames(address: string): Promise<NamedPage[]> {
  loading ??= fetch(address)
    .then((response) => response.json() as Promise<NamedPage[]>)
    .catch(() => {
      loading = undefined;
      return [];
    });
  return loading;
}

const getName = (page: NamedPage): string => (typeof page === 'string' ? page : page[0]);
const getAddress = (page: NamedPage): string =>
  typeof page === 'string' ? `${encodeURIComponent(page)}/` : page[1];

/** Names that contain the text; those that begin with it come first. */
function findNames(names: readonly NamedPage[], text: string): NamedPage[] {
  const wanted = text.toLowerCase();
  const places = names.map((page) => ({ page, at: getName(page).toLowerCase().indexOf(wanted) }));
  const found = places.filter(({ at }) => at >= 0);
  return [...found.filter(({ at }) => at === 0), ...found.filter(({ at }) => at > 0)].map(
    ({ page }) => page,
  );
}

function makeEntry(page: NamedPage): HTMLLIElement {
  const entry = document.createElement('li');
  const link = document.createElement('a');
  const code = document.createElement('code');
  link.href = new URL(getAddress(page), location.href.split('#')[0]).href;
  code.textContent = getName(page);
  link.append(code);
  entry.append(link);
  return entry;
}

/** Shows the models that fit what is typed. The names are loaded with the first letter. */
function startFilter(filter: HTMLElement): void {
  const { names: address = '', found: template = '' } = filter.dataset;
  const input = filter.querySelector('input');
  const status = filter.querySelector('p');
  const list = filter.querySelector('ul');
  input?.addEventListener('input', () => {
    const text = input.value.trim();
    void loadNames(address).then((names) => {
      if (text !== input.value.trim()) return;
      const found = text === '' ? [] : findNames(names, text);
      const shown = found.slice(0, MOST_SHOWN);
      list?.replaceChildren(...shown.map(makeEntry));
      const counts = template.replace('{shown}', String(shown.length));
      if (status) status.textContent = text && counts.replace('{total}', String(found.length));
    });
  });
  void followAnchor(address);
}

/** A model that the page listed before there were too many has its place on its own page. */
async function followAnchor(address: string): Promise<void> {
  const anchor = decodeURIComponent(location.hash.slice(1));
  if (anchor === '' || document.getElementById(anchor) !== null) return;
  const page = (await loadNames(address)).find((each) => getName(each) === anchor);
  const link = page === undefined ? null : makeEntry(page).querySelector('a');
  if (link !== null) location.replace(link.href);
}

for (const filter of document.querySelectorAll<HTMLElement>('.model-filter')) startFilter(filter);
