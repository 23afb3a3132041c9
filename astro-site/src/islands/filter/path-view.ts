import { makePathTree, type PathTree } from './path-tree.ts';
import type { PageOperation } from './page-operations.ts';
import { addOutlineList, removeOutlineList } from './page-outline.ts';

const INDEX = '[data-operation-index]';

/**
 * Arranges the operations of an index by path, or by call as they were at first. The elements are
 * moved, so that their links and filters stay as they are.
 */
export function arrange(operations: readonly PageOperation[], isByPath: boolean): void {
  const index = document.querySelector<HTMLElement>(INDEX);
  if (index === null || index.hidden === isByPath) return;
  if (isByPath) showTree(index, operations);
  else showCalls(index, operations);
}

/** Where each element was at first. */
const homes = new WeakMap<HTMLElement, Element>();

function showTree(index: HTMLElement, operations: readonly PageOperation[]): void {
  for (const { element } of operations) {
    if (!homes.has(element) && element.parentElement !== null)
      homes.set(element, element.parentElement);
  }
  const tree = document.createElement('div');
  tree.className = 'rq-index rq-tree';
  const branches = makePathTree(operations);
  tree.append(...branches.map((branch) => makeBranch(branch, TOP_HEADING)));
  index.hidden = true;
  index.after(tree);
  addOutlineList(branches.map(({ label }) => ({ id: makeId(label), label })));
}

function showCalls(index: HTMLElement, operations: readonly PageOperation[]): void {
  for (const { element } of operations) homes.get(element)?.append(element);
  document.querySelector('.rq-tree')?.remove();
  removeOutlineList();
  index.hidden = false;
}

const TOP_HEADING = 2;
const DEEPEST_HEADING = 6;

function makeId(path: string): string {
  return `path-${path}`;
}

function makeBranch(
  { label, items, children }: PathTree<PageOperation>,
  level: number,
): HTMLElement {
  const section = document.createElement('section');
  section.className = level === TOP_HEADING ? 'rq-group' : 'rq-branch';
  section.dataset['operationGroup'] = '';
  const heading = document.createElement(`h${String(Math.min(level, DEEPEST_HEADING))}`);
  if (level === TOP_HEADING) heading.id = makeId(label);
  const code = document.createElement('code');
  code.textContent = label;
  heading.append(code);
  const list = document.createElement('ul');
  list.className = 'rqs';
  list.append(...items.map(({ element }) => element));
  section.append(heading, ...(items.length === 0 ? [] : [list]));
  section.append(...children.map((child) => makeBranch(child, level + 1)));
  return section;
}
