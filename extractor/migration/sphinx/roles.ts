import { getLink } from '../page-names.ts';
import { makeRawInline, makeText, type Node } from '../pandoc/document.ts';
import type { PageContext } from './page-context.ts';
import { linkToPage } from './link-to-page.ts';
import { findPages } from './sphinx-project.ts';
import { splitTitle, type TitledTarget } from './titled-target.ts';

type WriteRole = (role: TitledTarget, context: PageContext) => Node | undefined;

const code = (text: string): Node => ({ t: 'Code', c: [['', [], []], text] });
const strong = (text: string): Node => ({ t: 'Strong', c: [makeText(text)] });
const link = (label: string, target: string): Node =>
  makeRawInline(`[${label.replaceAll(/[[\]]/g, String.raw`\$&`)}](${target})`);

const writeCode: WriteRole = ({ target, text }) => code(text ?? target);
const writeStrong: WriteRole = ({ target, text }) => strong(text ?? target);
const writeText: WriteRole = ({ target, text }) => makeText(text ?? target);

/** What becomes of a role, by its name without its domain. */
const ROLES = new Map<string, WriteRole>([
  ...['class', 'meth', 'func', 'attr', 'mod', 'exc', 'data', 'const', 'obj', 'any', 'type'].map(
    (name) => [name, writeReference] as const,
  ),
  ['ref', writeLabel],
  ['numref', writeLabel],
  ['doc', writePage],
  ['download', ({ target, text }, { addAsset }) => link(text ?? target, addAsset(target))],
  ...[
    'samp',
    'command',
    'program',
    'envvar',
    'option',
    'file',
    'literal',
    'token',
    'kbd',
    'makevar',
    'regexp',
    'dfn',
    'mimetype',
    'confval',
    'setting',
    'code',
    'py',
  ].map((name) => [name, writeCode] as const),
  ...['guilabel', 'menuselection', 'strong'].map((name) => [name, writeStrong] as const),
  ...['term', 'abbr', 'emphasis', 'fa', 'sub', 'sup', 'eq'].map(
    (name) => [name, writeText] as const,
  ),
  [
    'pep',
    ({ target }) =>
      link(`PEP ${target}`, `https://peps.python.org/pep-${target.padStart(4, '0')}/`),
  ],
  ['rfc', ({ target }) => link(`RFC ${target}`, `https://www.rfc-editor.org/rfc/rfc${target}`)],
]);

/** Pages that Sphinx makes; the reference takes their place. */
const BUILT_IN = new Map([
  ['genindex', 'Index'],
  ['modindex', 'Modules'],
  ['py-modindex', 'Modules'],
]);

/** Converts the text of a role; undefined if the role is unknown. */
export function convertRole(name: string, content: string, context: PageContext): Node | undefined {
  const role = splitTitle(content);
  const [, domain, local = name] = /^(?:(\w+):)?(.+)$/.exec(name) ?? [];
  if (domain !== undefined && domain !== 'py' && domain !== 'std' && !ROLES.has(local))
    return undefined;
  return ROLES.get(local)?.(role, context);
}

/** A reference such as `~shop.Client.get` shows only its last name; one with `!` is no reference. */
function writeReference({ target, text }: TitledTarget, { module }: PageContext): Node {
  if (target.startsWith('!')) return code(text ?? target.slice(1));
  const name = target.replace(/^[~.]+/, '').replace(/\(\)$/, '');
  const shown =
    text ?? (target.startsWith('~') ? (name.split('.').at(-1) ?? name) : target.replace(/^\./, ''));
  if (!/^[A-Za-z_][\w.]*$/.test(name)) return code(shown);
  const isShort = !name.includes('.') && module !== undefined && /^[a-z]/.test(name);
  return makeRawInline(`[\`${shown}\`][${isShort ? `${module}.${name}` : name}]`);
}

function writeLabel({ target, text }: TitledTarget, context: PageContext): Node {
  if (BUILT_IN.has(target)) return link(text ?? BUILT_IN.get(target) ?? target, '/api-docs/');
  if (target === 'search') return makeText(text ?? 'Search');
  const label = context.labels.get(target.toLowerCase().replaceAll(/\s+/g, ' '));
  if (label === undefined) {
    context.report(
      `No page has the label \`${target}\`, so only the text is shown, without a link.`,
      target,
    );
    return makeText(text ?? target);
  }
  const { file, title, slug } = label;
  const place = file === context.page.file ? '' : getLink(context.page.file, file);
  return link(text ?? title ?? target, `${place}${slug === undefined ? '' : `#${slug}`}` || `./`);
}

function writePage({ target, text }: TitledTarget, context: PageContext): Node {
  const [page] = findPages(context.project, context.page, target);
  if (page !== undefined) return makeRawInline(linkToPage(page, text, context));
  context.report(
    `There is no page \`${target}\`, so only the text is shown, without a link.`,
    target,
  );
  return makeText(text ?? target);
}
