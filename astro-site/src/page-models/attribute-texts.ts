import { asMarkdown } from '../../../extractor/contract/text/markdown.ts';
import { getPlainText } from '../../../extractor/contract/text/markdown-text.ts';
import type { AttributeItem } from '../../../extractor/contract/module.ts';
import type {
  Docstring,
  DocstringItem,
  DocstringSection,
} from '../../../extractor/contract/docstring.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import type { TypeExpression } from '../../../extractor/contract/type-expression.ts';
import { readDocumentedType } from '../code/values/documented-types.ts';
import { getParent } from '../routing/item-tree.ts';

/**
 * The docstring of a class or module without the entries of its `Attributes:` that are shown with the
 * attributes themselves. What has no item, or says something else than the attribute, stays.
 */
export function dropAttributeTexts(
  docstring: Docstring | undefined,
  owner: string,
  view: PackageView,
): Docstring | undefined {
  if (docstring?.sections === undefined) return docstring;
  const sections = docstring.sections.flatMap((section): DocstringSection[] => {
    if (section.kind !== 'attributes' || !('items' in section)) return [section];
    const items = section.items.filter((entry) => !isShown(entry, owner, view));
    return items.length === 0 ? [] : [{ ...section, items }];
  });
  return { ...docstring, sections };
}

/** Whether the attribute that an entry names says the same. */
function isShown(entry: DocstringItem, owner: string, view: PackageView): boolean {
  const item = view.item(`${owner}.${entry.name ?? ''}`);
  if (item?.kind !== 'attribute') return false;
  if (item.docstring === undefined) return item.type !== undefined || canReadType(entry, view);
  const own = [item.docstring.summary, item.docstring.description ?? ''].join('\n\n');
  return getPlainText(asMarkdown(own)) === getPlainText(entry.description);
}

function canReadType({ type }: DocstringItem, view: PackageView): boolean {
  return type === undefined || readDocumentedType(type, view) !== undefined;
}

/** The docstring of an attribute, or what that of its class or module says about it. */
export function getAttributeDocstring(
  item: AttributeItem,
  view: PackageView,
): Docstring | undefined {
  if (item.docstring !== undefined) return item.docstring;
  const entry = findEntry(item, view);
  if (entry === undefined || entry.description === '') return undefined;
  const [summary = '', ...rest] = entry.description.split('\n\n');
  return {
    summary: asMarkdown(summary),
    ...(rest.length === 0 ? {} : { description: asMarkdown(rest.join('\n\n')) }),
  };
}

/** The type of an attribute that only the docstring of its class or module states. */
export function getStatedType(item: AttributeItem, view: PackageView): TypeExpression | undefined {
  return readDocumentedType(findEntry(item, view)?.type, view);
}

function findEntry({ id, name }: AttributeItem, view: PackageView): DocstringItem | undefined {
  const owner = getParent(id);
  const parent = view.item(owner);
  const docstring = parent === undefined ? view.module(owner)?.docstring : getDocstring(parent);
  return docstring?.sections
    ?.flatMap((section) =>
      section.kind === 'attributes' && 'items' in section ? section.items : [],
    )
    .find((entry) => entry.name === name);
}

function getDocstring(item: object): Docstring | undefined {
  return 'docstring' in item ? (item.docstring as Docstring | undefined) : undefined;
}
