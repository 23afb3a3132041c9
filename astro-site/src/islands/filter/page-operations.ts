import { filter as strings } from '#strings';
import type { FilterableOperation } from './fits-filter.ts';

/**
 * An operation on the page: what it is filtered by, and the elements that are shown and hidden with
 * it.
 */
export interface PageOperation extends FilterableOperation {
  element: HTMLElement;
  /** Its lines in the table of contents. */
  entries: HTMLElement[];
}

/**
 * Reads the operations from the static page.
 *
 * Each is an element with `data-operation`, `data-method`, `data-path` and `data-group`; the path may
 * also be the text of an element with `data-path` inside it. Its text is that of the elements with
 * `data-filter-text` inside it, or else all of it, and `data-words`.
 */
export function readOperations(root: ParentNode = document): PageOperation[] {
  const entries = readContents(root);
  return Array.from(root.querySelectorAll<HTMLElement>('[data-operation]'), (element) => {
    const { method = '', group = '', words = '' } = element.dataset;
    const path = readPath(element);
    return {
      element,
      method,
      path,
      group,
      text: `${readText(element)} ${path} ${words}`.toLowerCase(),
      get details() {
        return readDetails(element);
      },
      get returns() {
        return readReturns(element);
      },
      entries: getIds(element).flatMap((id) => entries.get(id) ?? []),
    };
  });
}

const details = new WeakMap<HTMLElement, string>();

/** All text of an operation; a long page is only read if the filter needs it. */
function readDetails(element: HTMLElement): string {
  const known = details.get(element) ?? element.textContent.toLowerCase();
  details.set(element, known);
  return known;
}

/** The types next to the status codes. */
function readReturns(element: HTMLElement): string {
  const types = [...element.querySelectorAll('.st + .ty')];
  return types.map(({ textContent }) => textContent.toLowerCase()).join(' ');
}

function readPath(element: HTMLElement): string {
  return element.dataset['path'] ?? element.querySelector('[data-path]')?.textContent ?? '';
}

function readText(element: HTMLElement): string {
  const marked = [...element.querySelectorAll('[data-filter-text]')];
  const sources = marked.length === 0 ? [element] : marked;
  return sources.map(({ textContent }) => textContent).join(' ');
}

/** The anchor may be on the element itself or on its heading. */
function getIds(element: HTMLElement): string[] {
  const heading = element.querySelector('h1[id], h2[id], h3[id]');
  return [element.id, heading?.id ?? ''].filter((id) => id !== '');
}

/** The lines of the table of contents by their anchors. */
function readContents(root: ParentNode): Map<string, HTMLElement[]> {
  const entries = new Map<string, HTMLElement[]>();
  for (const link of root.querySelectorAll<HTMLAnchorElement>('.outline a[href^="#"]')) {
    const id = decodeURIComponent(link.hash.slice(1));
    const line = link.closest<HTMLElement>('li') ?? link;
    entries.set(id, [...(entries.get(id) ?? []), line]);
  }
  return entries;
}

/**
 * Hides operations that do not match, with their lines in the table of contents, and returns how
 * many are left.
 */
export function showOperations(
  operations: readonly PageOperation[],
  fits: (operation: PageOperation) => boolean,
): number {
  let count = 0;
  for (const operation of operations) {
    const isShown = fits(operation);
    operation.element.hidden = !isShown;
    for (const entry of operation.entries) entry.hidden = !isShown;
    if (isShown) count += 1;
  }
  hideEmptyGroups(operations);
  explainEmptyOutline(count === 0);
  return count;
}

/** A table of contents without operations says why, as the list does. */
function explainEmptyOutline(isEmpty: boolean): void {
  for (const outline of document.querySelectorAll<HTMLElement>('.outline')) {
    if (isEmpty) outline.dataset['empty'] = strings.none;
    else delete outline.dataset['empty'];
  }
}

/**
 * A group's heading and its line in a table of contents are hidden with the last of its operations.
 */
function hideEmptyGroups(operations: readonly PageOperation[]): void {
  const groups = new Set<HTMLElement>();
  for (const { element, entries } of operations) {
    for (const member of [element, ...entries]) {
      for (const group of listGroups(member)) groups.add(group);
    }
  }
  for (const group of groups) {
    const member = group.matches('li') ? 'li' : '[data-operation]';
    group.hidden = group.querySelector(`${member}:not([hidden])`) === null;
  }
}

/** The groups around an operation, or around its line in a table of contents. */
function listGroups(member: HTMLElement): HTMLElement[] {
  const groups: HTMLElement[] = [];
  let group = member.parentElement?.closest<HTMLElement>(GROUP);
  while (group) {
    groups.push(group);
    group = group.parentElement?.closest<HTMLElement>(GROUP);
  }
  return groups;
}

const GROUP = '[data-operation-group], li';

/** Opens groups that are closed at first while a filter chooses among their operations. */
export function openGroups(root: ParentNode, isFiltered: boolean): void {
  for (const group of root.querySelectorAll<HTMLDetailsElement>('details[data-operation-group]')) {
    if (group.open === isFiltered) continue;
    // A group that the reader has opened stays open.
    if (isFiltered) group.dataset['opened'] = '';
    else if (group.dataset['opened'] === undefined) continue;
    else delete group.dataset['opened'];
    group.open = isFiltered;
  }
}

/** The target of a link on the page. */
export function findTarget(hash: string): HTMLElement | null {
  return hash === '' ? null : document.getElementById(decodeHash(hash));
}

/** Whether the element is inside an operation that is filtered out. */
export function isFilteredOut(target: Element, operations: readonly PageOperation[]): boolean {
  return operations.some(({ element }) => element.hidden && element.contains(target));
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
