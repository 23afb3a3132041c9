/** An element of Markdown with what is inside of it. */
interface HtmlElement {
  tagName?: string;
  children?: readonly Readonly<HtmlElement>[];
}

interface Context {
  setProperty(node: object, name: string, value: unknown): void;
  textContent(node: object): string;
}

const ROLES: Partial<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/**
 * A plugin for the Markdown processor that gives each cell of a table the name of its column. On a
 * narrow page, the rows are cards, whose cells show the names (`styles/table-cards.css`). Browsers
 * only take a table that is laid out in another way for a table if its parts have roles.
 */
export function createTablePlugin() {
  return {
    name: 'wrapdocs-tables',
    element: {
      filter: ['table'],
      visit(table: Readonly<HtmlElement>, context: Context): void {
        const names = findAll(table, 'th').map((cell) => context.textContent(cell).trim());
        for (const node of [table, ...findAll(table)]) {
          const role = ROLES[node.tagName ?? ''];
          if (role !== undefined) context.setProperty(node, 'role', role);
        }
        for (const row of findAll(table, 'tr')) {
          for (const [index, cell] of findAll(row, 'td').entries()) {
            context.setProperty(cell, 'dataLabel', names[index] ?? '');
          }
        }
      },
    },
  };
}

/** The elements inside of another one, in the order of the document. */
function findAll(node: Readonly<HtmlElement>, tagName?: string): Readonly<HtmlElement>[] {
  return (node.children ?? []).flatMap((child) => [
    ...(child.tagName !== undefined && (tagName ?? child.tagName) === child.tagName ? [child] : []),
    ...findAll(child, tagName),
  ]);
}
