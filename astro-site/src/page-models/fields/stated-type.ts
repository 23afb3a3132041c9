import { asMarkdown, type Markdown } from '../../../../extractor/contract/text/markdown.ts';
import { getPlainText } from '../../../../extractor/contract/text/markdown-text.ts';
import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import { formatType } from '../../../../extractor/contract/types/type-text.ts';
import { getLastName } from '../../../../extractor/contract/last-name.ts';

/** Words for types in docstrings, by the names in Python. */
const NAMES = new Map([
  ['boolean', 'bool'],
  ['integer', 'int'],
  ['string', 'str'],
]);
/** Words between the names of types. */
const JOINTS = new Set(['or', 'of', 'none', 'optional']);

/** A type before a sentence: `str (optional) The name`, `int The page`. */
const LEADING = /^([\w.|]+)(?:,? \(?optional\)?)?[.:]? +(?=\p{Lu})/u;
/** Names of types that begin no sentence; after others, the text has to say `optional`. */
const ONLY_TYPES = /^(?:str|int|bool|dict)$/;

/**
 * A description without the type that it begins with, if the annotation says it, too:
 * `str (optional)`. Undefined if nothing is left.
 */
export function dropStatedType(
  description: Markdown | undefined,
  type: TypeExpression | undefined,
): Markdown | undefined {
  if (description === undefined || type === undefined) return description;
  const [line = ''] = description.split('\n', 1);
  if (!isTypeName(getPlainText(asMarkdown(line)), type)) return dropLeadingType(description, type);
  const rest = description.slice(line.length).trim();
  return rest === '' ? undefined : asMarkdown(rest);
}

function dropLeadingType(description: Markdown, type: TypeExpression): Markdown {
  const [leading = '', name = ''] = LEADING.exec(description) ?? [];
  const isStated = leading.includes('optional') || ONLY_TYPES.test(name);
  return isStated && isTypeName(name, type)
    ? asMarkdown(description.slice(leading.length))
    : description;
}

/** Whether a text only consists of names that a type contains. */
function isTypeName(text: string, type: TypeExpression): boolean {
  if (!/^[\w\s.,|()[\]]+$/u.test(text)) return false;
  const stated = listNames(text).filter((name) => !JOINTS.has(name));
  const known = new Set(listNames(formatType(type)));
  return stated.length > 0 && stated.every((name) => known.has(name));
}

function listNames(text: string): string[] {
  return (text.match(/[\w.]+/gu) ?? []).map((word) => {
    const name = getLastName(word).toLowerCase();
    return NAMES.get(name) ?? name;
  });
}
