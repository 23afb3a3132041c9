import { getLastName } from '../../../extractor/contract/last-name.ts';

/** The elements whose fields are shown or on their way. */
const loaded = new WeakSet<Element>();

/**
 * Shows the fields of a model where a reader opens them. They come from the model's page, whose
 * fields may have models of their own; if it cannot be loaded, the link to it stays.
 */
async function showFields(details: HTMLDetailsElement): Promise<void> {
  const link = details.querySelector('a');
  if (link === null || loaded.has(details)) return;
  loaded.add(details);
  const list = await loadFields(link.href).catch(() => undefined);
  if (list === undefined) {
    loaded.delete(details);
    return;
  }
  const owner = details.closest('li[id]')?.id ?? '';
  for (const field of list.querySelectorAll<HTMLElement>(':scope > li[id]')) {
    setAnchor(field, owner === '' ? undefined : `${owner}.${getLastName(field.id)}`);
  }
  link.closest('p')?.replaceWith(document.importNode(list, true));
}

/** @throws Error if the page cannot be loaded */
async function loadFields(address: string): Promise<HTMLElement | undefined> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const anchor = decodeURIComponent(new URL(address).hash.slice(1));
  const model = page.getElementById(anchor)?.closest('section') ?? page;
  return model.querySelector<HTMLElement>('ul[data-fields]') ?? undefined;
}

/** The anchor of the field on its model's page may also exist on this page. */
function setAnchor(field: HTMLElement, anchor: string | undefined): void {
  const link = field.querySelector<HTMLAnchorElement>(':scope > .pn > a.n');
  if (anchor === undefined) {
    link?.replaceWith(...link.childNodes);
    field.removeAttribute('id');
    return;
  }
  field.id = anchor;
  link?.setAttribute('href', `#${encodeURIComponent(anchor)}`);
}

document.addEventListener(
  'toggle',
  ({ target }) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    if (target.matches('[data-model]')) void showFields(target);
  },
  { capture: true },
);
