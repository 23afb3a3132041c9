import { splitLabel, type ShownNode } from '../../navigation/navigation-node.ts';

/** A list of entries like those that pages have in their HTML. */
export function makeList(nodes: readonly ShownNode[]): HTMLUListElement {
  const list = document.createElement('ul');
  list.append(...nodes.map(makeItem));
  return list;
}

function makeItem({ label, href, note, hasChildren }: ShownNode): HTMLLIElement {
  const item = document.createElement('li');
  if (hasChildren) item.className = 'more';
  const link = document.createElement('a');
  link.setAttribute('href', href);
  for (const [index, part] of splitLabel(label).entries()) {
    if (index > 0) link.append(document.createElement('wbr'));
    link.append(part);
  }
  if (note !== undefined) {
    const end = document.createElement('small');
    end.textContent = note;
    link.append(' ', end);
  }
  item.append(link);
  return item;
}
