import { findNearestPages, type ListedPage } from '../navigation/nearest-pages.ts';

/** Lists the pages that the reader of the 404 page may have meant. */
async function showNearestPages(place: HTMLElement): Promise<void> {
  const response = await fetch(place.dataset['pages'] ?? '');
  const nearest = findNearestPages(location.pathname, (await response.json()) as ListedPage[]);
  if (nearest.length === 0) return;
  place.querySelector('ul')?.replaceChildren(...nearest.map(makeItem));
  place.hidden = false;
}

function makeItem({ path, title }: ListedPage): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = path;
  link.textContent = title;
  const address = document.createElement('code');
  address.textContent = path;
  item.append(link, ' ', address);
  return item;
}

const place = document.querySelector<HTMLElement>('[data-nearest]');
// Offline, the page still has its other links.
if (place !== null) showNearestPages(place).catch(() => undefined);
