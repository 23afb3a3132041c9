import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const SOURCES = 'astro-site/src/{components,islands,pages}/**/*.{tsx,astro}';

/** Attributes that a reader sees or hears. */
const SPOKEN = new Set(['alt', 'aria-label', 'heading', 'label', 'legend', 'placeholder', 'title']);

/** Names that are the same in every language. */
const NAMES = new Set(['JSON']);

/** The template of an Astro component as JSX: without front matter, scripts and styles. */
function toJsx(text: string): string {
  const template = text.replace(/^---\n.*?\n---\n/su, '');
  return `<>${template.replace(/<(script|style)\b.*?(\/>|<\/\1>)/gsu, '')}</>`;
}

/** What a reader would read of a piece of source though it does not come from the strings. */
function findHardCoded(file: string, text: string): string[] {
  const code = file.endsWith('.astro') ? toJsx(text) : text;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isCode(node)) return;
    const shown = getShownText(node)?.trim() ?? '';
    if (/\p{L}/u.test(shown) && !NAMES.has(shown)) found.push(shown);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isCode(node: ts.Node): boolean {
  return ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'code';
}

function getShownText(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent))
    return getLiteral(node.expression);
  if (!ts.isJsxAttribute(node) || !SPOKEN.has(node.name.getText())) return undefined;
  const { initializer } = node;
  const isExpression = initializer !== undefined && ts.isJsxExpression(initializer);
  return getLiteral(isExpression ? initializer.expression : initializer);
}

/** The text of a string, or the fixed parts of a template. */
function getLiteral(node: ts.Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    .map(({ text }) => text)
    .join('…');
}

test.each(globSync(SOURCES))('%s takes every text from the strings', (file) => {
  expect(findHardCoded(file, readFileSync(file, 'utf8'))).toEqual([]);
});

test('a hard-coded text is found wherever a reader meets it', () => {
  const tsx = `
    const a = <p className="x">Hello <b>{'world'}</b>{count} · {"("}<code>{\`import \${x}\`}</code></p>;
    const b = <input aria-label="Name" placeholder={\`Filter \${what}\`} title={strings.title} />;
  `;
  expect(findHardCoded('a.tsx', tsx)).toEqual(['Hello', 'world', 'Name', 'Filter …']);
  const astro =
    '---\nconst text = 1;\n---\n{on && <p class:list={[a]}>Hello</p>}\n<script>let x = 1;</script>';
  expect(findHardCoded('a.astro', astro)).toEqual(['Hello']);
});
