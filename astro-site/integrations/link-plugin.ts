import { addBase, isInternal } from '../src/routing/add-base.ts';

/** An element of Markdown. */
interface HtmlElement {
  properties: Record<string, unknown>;
}

/** An element of MDX: `<LinkCard href="/quick-start/" />`. */
interface JsxElement {
  attributes: readonly { name?: string; value?: unknown }[];
}

interface Context {
  setProperty(node: object, name: string, value: unknown): void;
}

const ATTRIBUTES = ['href', 'src', 'poster'];
const IN_HTML = /(<[a-z][^<>]*?\s(?:href|src|poster)\s*=\s*["']?)\/(?![/\\])/gi;

/**
 * A plugin for the Markdown processor that adds the site's base to links and pictures which
 * narrative pages name by a path from the root of the site. Authors need not know the base.
 */
export function createLinkPlugin(base: string) {
  function move(node: object, values: ReadonlyMap<string, unknown>, context: Context): void {
    for (const name of ATTRIBUTES) {
      const value = values.get(name);
      if (typeof value !== 'string' || !isInternal(value)) continue;
      context.setProperty(node, name, addBase(value, base));
    }
  }

  const jsx = {
    filter: [],
    visit(node: Readonly<JsxElement>, context: Context): void {
      move(node, new Map(node.attributes.map(({ name = '', value }) => [name, value])), context);
    },
  };
  return {
    name: 'wrapdocs-base',
    element: {
      filter: [],
      visit(node: Readonly<HtmlElement>, context: Context): void {
        move(node, new Map(Object.entries(node.properties)), context);
      },
    },
    mdxJsxFlowElement: jsx,
    mdxJsxTextElement: jsx,
    raw(node: Readonly<{ value: string }>): { type: 'raw'; value: string } | undefined {
      const value = node.value.replaceAll(IN_HTML, (_, before: string) => before + base);
      return value === node.value ? undefined : { type: 'raw', value };
    },
  };
}
