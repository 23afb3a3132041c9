import type { Markdown } from '../../../../extractor/contract/text/markdown.ts';
import { reference as strings } from '#strings';
import type { SourceLocation } from '../../../../extractor/contract/source-location.ts';
import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import { getTypeNames } from '../../../../extractor/contract/types/type-references.ts';
import { formatType } from '../../../../extractor/contract/types/type-text.ts';
import type { Deprecated } from '../../../../extractor/contract/value.ts';
import type { Scope } from '../../reference/scope.ts';
import { getSourceText } from '../../reference/source-link.ts';
import { getMarkdownPath, getRelativePath } from '../../routing/markdown-path.ts';
import { writeProse } from './prose.ts';
import { addMarkdown, makeCode, makeLink } from './text.ts';

/** Writes texts and links for one page. */
export interface Writer {
  /** A link to the Markdown file of a page of this site, or to another site. */
  link: (content: string, href: string | undefined) => string;
  /** The address of a documented id. */
  href: (id: string) => string | undefined;
  /** A name as code, linked if something is documented under the id. */
  name: (name: string, id: string) => string;
  /** A type as code; the documented names in it follow as links. */
  type: (type: TypeExpression | undefined) => string;
  /** Untrusted Markdown, made safe. */
  prose: (text: Markdown | undefined) => string;
  deprecation: (deprecated: Deprecated | undefined) => string;
  source: (source: SourceLocation) => string;
  /** A place in the source, linked if the site shows it. */
  place: (source: SourceLocation) => string;
  /** The writer for texts about another object of the page, by its id. */
  about: (owner: string) => Writer;
}

interface WriterOptions {
  scope: Scope | undefined;
  /** The address of the page. */
  href: string;
  /** The folder that the site is served from, with its slashes. */
  base: string;
}

/**
 * Makes the writer of a page.
 *
 * @param owner the id of the object that texts are about: names in them are resolved from there
 */
export function createWriter(options: WriterOptions, owner = ''): Writer {
  const { scope, base } = options;
  const from = getMarkdownPath(options.href, base);

  const toMarkdownPath = (target: string): string =>
    getRelativePath(from, getMarkdownPath(target, base));
  const link = (content: string, target: string | undefined): string =>
    target === undefined ? content : makeLink(content, toMarkdownPath(target));
  const href = (id: string): string | undefined => scope?.href(id);
  const name = (text: string, id: string): string =>
    link(makeCode(text), href(id) ?? scope?.external(id)?.href);

  function writeType(type: TypeExpression | undefined): string {
    if (type === undefined) return '';
    if (type.kind === 'name') return name(type.name, type.id ?? '');
    const linked = getTypeNames(type).filter(({ id = '' }) => href(id) !== undefined);
    const names = new Set(linked.map((one) => name(one.name, one.id ?? '')));
    const list = names.size === 0 ? '' : ` (${[...names].join(', ')})`;
    return makeCode(formatType(type)) + list;
  }

  function prose(text: Markdown | undefined): string {
    if (text === undefined || text.trim() === '') return '';
    const resolve = (object: string): string | undefined => {
      const target = scope?.resolve(object, owner);
      return target === href(owner) ? undefined : target;
    };
    return writeProse(text, { resolve, toMarkdownPath });
  }

  const place = (source: SourceLocation): string =>
    link(makeCode(getSourceText(source)), scope?.sourceUrl(source));

  return {
    link,
    href,
    name,
    type: writeType,
    prose,
    deprecation: (deprecated) => writeDeprecation(deprecated, prose),
    source: (source) => `${strings.sourceAt} ${place(source)}`,
    place,
    about: (id) => createWriter(options, id),
  };
}

function writeDeprecation(
  deprecated: Deprecated | undefined,
  writeReason: (reason: Markdown) => string,
): string {
  if (deprecated === undefined) return '';
  const reason = deprecated === true ? '' : writeReason(deprecated);
  return addMarkdown(`**${strings.deprecatedNote}**`, reason);
}
