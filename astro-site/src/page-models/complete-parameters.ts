import { asMarkdown } from '../../../extractor/contract/text/markdown.ts';
import type {
  Docstring,
  DocstringItem,
  DocstringSection,
} from '../../../extractor/contract/docstring.ts';
import type { Signature } from '../../../extractor/contract/function.ts';
import { getGivenParameters } from '../code/signature.ts';
import { findParameter } from '../docstring/find-parameter.ts';

/** A section about parameters. */
export type ParameterSection = Extract<DocstringSection, { items: unknown }>;

/** Whether a section of a docstring describes parameters. */
export function isParameterSection(section: DocstringSection): section is ParameterSection {
  return section.kind === 'parameters' || section.kind === 'otherParameters';
}

/**
 * Makes one list of the parameters that a docstring describes, with those of the signature that it
 * does not mention, in the order of the signature. A docstring that describes none stays as it is:
 * the signature shows them.
 */
export function completeParameters(docstring: Docstring, signature: Signature): Docstring {
  const sections = docstring.sections ?? [];
  const lists = sections.filter(isParameterSection);
  const [first] = lists;
  if (first === undefined) return docstring;
  const others = lists.filter(({ kind }) => kind !== first.kind);
  const mentioned = lists.flatMap(({ items }) => items);
  const isMentioned = new Set(
    mentioned.map((item) => findParameter(item, signature.parameters)?.name),
  );
  const missing = getGivenParameters(signature).filter(({ name }) => !isMentioned.has(name));
  const items = [
    ...lists.filter(({ kind }) => kind === first.kind).flatMap((list) => list.items),
    ...missing.map(({ name }): DocstringItem => ({ name, description: asMarkdown('') })),
  ];
  const list = { ...first, items: sortByPosition(items, signature) };
  const rest = sections.filter((section) => !isParameterSection(section));
  return { ...docstring, sections: [list, ...others, ...rest] };
}

/** Sorts entries by the position of their parameters; others come last. */
function sortByPosition(
  items: readonly DocstringItem[],
  { parameters }: Signature,
): DocstringItem[] {
  const getPosition = (item: DocstringItem): number => {
    const parameter = findParameter(item, parameters);
    return parameter === undefined ? parameters.length : parameters.indexOf(parameter);
  };
  return items.toSorted((one, other) => getPosition(one) - getPosition(other));
}
