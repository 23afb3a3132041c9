import type { ClassItem } from '../../../extractor/contract/class.ts';
import type { Docstring, DocstringSection } from '../../../extractor/contract/docstring.ts';
import type { FunctionItem } from '../../../extractor/contract/function.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import { getParent } from '../routing/item-tree.ts';
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
 * there, unless the class inherits it.
 */
export function makeClassDocstring(item: ClassItem, view: PackageView): Section[] {
  const own = getConstructor(item, view);
  if (own !== undefined && describesConstructor(item, own))
    return makeDocstring(leaveOut(item.docstring, isParameters));
  const inherited = view.inheritedMembers(item.id).map((member) => member.item);
  const constructor = own ?? inherited.find(({ name }) => name === CONSTRUCTOR);
  const signature = constructor?.kind === 'function' ? constructor.signature : undefined;
  return makeDocstring(item.docstring, signature);
}

/** The docstring of a function; for a constructor, with the parameters that its class describes. */
export function getFunctionDocstring(item: FunctionItem, view: PackageView): Docstring | undefined {
  const parent = item.name === CONSTRUCTOR ? view.item(getParent(item.id)) : undefined;
  if (parent?.kind !== 'class' || !describesConstructor(parent, item)) return item.docstring;
  const parameters = parent.docstring?.sections?.filter(isParameters) ?? [];
  const { summary = '', sections = [], ...rest } = item.docstring ?? {};
  return { ...rest, summary, sections: [...parameters, ...sections] };
}

/** Whether the docstring of the class describes parameters, and that of its constructor does not. */
function describesConstructor({ docstring }: ClassItem, constructor: FunctionItem): boolean {
  const isDescribed = constructor.docstring?.sections?.some(isParameters) ?? false;
  return !isDescribed && (docstring?.sections?.some(isParameters) ?? false);
}

function isParameters({ kind }: DocstringSection): boolean {
  return kind === 'parameters' || kind === 'otherParameters';
}

function leaveOut(
  docstring: Docstring | undefined,
  isLeftOut: (section: DocstringSection) => boolean,
): Docstring | undefined {
  if (docstring === undefined) return undefined;
  const sections = docstring.sections?.filter((section) => !isLeftOut(section));
  return { ...docstring, sections };
}
