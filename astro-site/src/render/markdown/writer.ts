import { reference as strings } from '#strings';
import type { SourceLocation } from '../../../../extractor/contract/source-location.ts';
import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import { walkNames } from '../../../../extractor/contract/types/type-references.ts';
import { formatType } from '../../../../extractor/contract/types/type-text.ts';
import type { Deprecated } from '../../../../extractor/contract/value.ts';
import type { Scope } from '../../reference/scope.ts';
import { getSourceText } from '../../reference/source-link.ts';
import { writeProse } from './prose.ts';
import { addMarkdown, makeCode, makeLink } from './text.ts';
import { getRelativePath, getMarkdownPath } from '../../routing/markdown-path.ts';

/** What the parts of a page in Markdown ask for: texts and links as they are written on that page. */
export interface Writer {
  scope: Scope;
  /** A link to the Markdown file of a page of this site, or to another site. */
  link: (content: string, href: string | undefined) => string;
  /** A name as code, linked where something is documented under the id. */
  name: (name: string, id: string) => string;
  /** A type as code; the documented names in it follow as links. */
  type: (type: TypeExpression | undefined) => string;
  /** Somebody else's Markdown in a docstring of the object `owner`, under a heading of a level. */
  prose: (text: string | undefined, owner: string, depth?: number) => string;
  deprecation: (deprecated: Deprecated | undefined, owner: string) => string;
  source: (source: SourceLocation) => string;
}

/** Makes the writer of the page at `href`. */
export function createWriter(scope: Scope, href: string): Writer {
  const from = getMarkdownPath(href, scope.base);

  const toMarkdownPath = (target: string): string =>
    getRelativePath(from, getMarkdownPath(target, scope.base));
  const link = (content: string, target: string | undefined): string =>
    target === undefined ? content : makeLink(content, toMarkdownPath(target));
  const find = (id: string): string | undefined => scope.href(id) ?? scope.external(id)?.href;
  const name = (text: string, id: string): string => link(makeCode(text), find(id));

  function writeType(type: TypeExpression | undefined): string {
    if (type === undefined) return '';
    if (type.kind === 'name') return name(type.name, type.id ?? '');
    const linked = [...walkNames(type)].filter(({ id = '' }) => scope.href(id) !== undefined);
    const names = new Set(linked.map((one) => name(one.name, one.id ?? '')));
    const list = names.size === 0 ? '' : ` (${[...names].join(', ')})`;
    return makeCode(formatType(type)) + list;
  }

  function prose(text: string | undefined, owner: string, depth = 4): string {
    if (text === undefined || text.trim() === '') return '';
    const resolve = (object: string): string | undefined => {
      const target = scope.resolve(object, owner);
      return target === scope.href(owner) ? undefined : target;
    };
    return writeProse(text, { resolve, toMarkdownPath, depth });
  }

  return {
    scope,
    link,
    name,
    type: writeType,
    prose,
    deprecation: (deprecated, owner) =>
      writeDeprecation(deprecated, (reason) => prose(reason, owner)),
    source: (source) =>
      `${strings.sourceAt} ${link(makeCode(getSourceText(source)), dropLine(scope.sourceUrl(source)))}`,
  };
}

function writeDeprecation(
  deprecated: Deprecated | undefined,
  writeReason: (reason: string) => string,
): string {
  if (deprecated === undefined) return '';
  const reason = deprecated === true ? '' : writeReason(deprecated);
  return addMarkdown(`**${strings.deprecatedNote}**`, reason);
}

/** Lines of Markdown have no anchors; those of other sites do. */
function dropLine(url: string | undefined): string | undefined {
  return url?.startsWith('/') === true ? url.replace(/#.*/, '') : url;
}
