import { asMarkdown } from '../../../extractor/contract/text/markdown.ts';
import type { ClassItem } from '../../../extractor/contract/class.ts';
import type {
  Docstring,
  DocstringItem,
  DocstringSection,
} from '../../../extractor/contract/docstring.ts';
import type { FunctionItem } from '../../../extractor/contract/function.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import { dropAttributeTexts } from './attribute-texts.ts';
import { getParameterName } from '../docstring/find-parameter.ts';
import { getParent } from '../routing/item-tree.ts';
import {
  completeParameters,
  isParameterSection,
  type ParameterSection,
} from './complete-parameters.ts';
import { makeDocstring } from './description.ts';
import type { Section } from './sections/section.ts';

const CONSTRUCTOR = '__init__';

/** The `__init__` that a class declares itself. */
export function getConstructor(
  { members = [] }: ClassItem,
  view: PackageView,
): FunctionItem | undefined {
  return members
    .map(view.item)
    .filter((item) => item?.kind === 'function')
    .find(({ name }) => name === CONSTRUCTOR);
}

/**
 * The docstring of a class. Its `Args:` describe the parameters of the constructor and are shown
 * there, unless the class inherits it, or the constructor describes the same parameter itself.
 */
export function makeClassDocstring(item: ClassItem, view: PackageView): Section[] {
  const docstring = dropAttributeTexts(item.docstring, item.id, view);
  if (docstring?.sections === undefined) return makeDocstring(docstring);
  const own = getConstructor(item, view);
  if (own !== undefined) {
    const sections = splitParameters(docstring.sections, own).kept;
    return makeDocstring({ ...docstring, sections }, own.signature);
  }
  const constructor = view
    .inheritedMembers(item.id)
    .map((member) => member.item)
    .find(({ name }) => name === CONSTRUCTOR);
  if (constructor?.kind !== 'function') return makeDocstring(docstring);
  const { signature } = constructor;
  return makeDocstring(completeParameters(docstring, signature), signature);
}

/**
 * The docstring of a function; for a constructor, with what its class says about parameters that it
 * does not describe itself.
 */
export function getFunctionDocstring(item: FunctionItem, view: PackageView): Docstring | undefined {
  const parent = item.name === CONSTRUCTOR ? view.item(getParent(item.id)) : undefined;
  if (parent?.kind !== 'class') return item.docstring;
  const { moved } = splitParameters(parent.docstring?.sections ?? [], item);
  const { summary = asMarkdown(''), sections = [], ...rest } = item.docstring ?? {};
  const docstring = { ...rest, summary, sections: [...moved, ...sections] };
  if (item.docstring === undefined && moved.length === 0) return undefined;
  return completeParameters(docstring, item.signature);
}

/**
 * Divides the sections of a class into the lists of parameters that belong to the constructor, and
 * the rest: what the constructor describes, too, stays with the class.
 */
function splitParameters(
  sections: readonly DocstringSection[],
  { docstring }: FunctionItem,
): { moved: ParameterSection[]; kept: DocstringSection[] } {
  const own = docstring?.sections?.filter(isParameterSection) ?? [];
  const described = new Set(own.flatMap(({ items }) => items.map(getParameterName)));
  const isOwn = (item: DocstringItem): boolean => described.has(getParameterName(item));
  const lists = sections.filter(isParameterSection);
  return {
    moved: lists.flatMap((list) => selectItems(list, (item) => !isOwn(item))),
    kept: sections.flatMap((each): DocstringSection[] =>
      isParameterSection(each) ? selectItems(each, isOwn) : [each],
    ),
  };
}

function selectItems(
  section: ParameterSection,
  isSelected: (item: DocstringItem) => boolean,
): ParameterSection[] {
  const items = section.items.filter(isSelected);
  return items.length === 0 ? [] : [{ ...section, items }];
}
