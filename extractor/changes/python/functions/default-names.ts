import type { PackageView } from '../../../contract/view/package-view.ts';
import { resolveName } from '../../documents.ts';
import { normalize } from '../../wording.ts';

const NAME = /^(?!None$|True$|False$)[A-Za-z_][\w.]*$/;

/** What a default stands for: the value of a constant instead of its name, if that is known. */
export function readDefault(text: string, id: string, view: PackageView): string {
  const item = NAME.test(text) ? findNamed(text, id, view) : undefined;
  return item?.kind === 'attribute' &&
    item.value?.value !== undefined &&
    !NAME.test(item.value.text)
    ? normalize(item.value.text)
    : text;
}

/** Whether a default is an object that only the package has, such as that of a missing argument. */
export function isOwnObject(text: string, id: string, view: PackageView): boolean {
  if (!NAME.test(text)) return false;
  if (isPrivateName(text)) return true;
  const item = findNamed(text, id, view);
  const made = item?.kind === 'attribute' ? item.value?.text : undefined;
  return /^(?:[\w.]+\.)?\w+\(\)$/.test(made ?? '') || isMember(made, view);
}

/** The name of an object that stands for a missing argument, and that callers do not know. */
export function isPrivateName(text: string): boolean {
  return /^(?:\w+\.)*_\w+$/.test(text);
}

/** What a name in the signature of a function stands for in its module. */
function findNamed(name: string, id: string, view: PackageView) {
  const module = view.moduleOf(id)?.id;
  const found = module === undefined ? undefined : resolveName(view, `${module}.${name}`);
  if (found !== undefined) return found;
  // A module imports it from another one, which has the only object of that name.
  const [only, ...others] = [...view.items.values()].filter(
    (item) => item.kind === 'attribute' && item.name === name,
  );
  return others.length === 0 ? only : undefined;
}

/** Whether a value is a member of an enum of the package that has no other. */
function isMember(text: string | undefined, view: PackageView): boolean {
  const [, owner] = /^(\w+)\.\w+$/.exec(text ?? '') ?? [];
  return [...view.items.values()].some(
    (item) => item.kind === 'class' && item.name === owner && item.model?.members?.length === 1,
  );
}
