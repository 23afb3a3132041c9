import type { TypeExpression } from '../../../extractor/contract/type-expression.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import { makeKnownExample, type KnownExample } from '../code/known-example.ts';
import { getLastName } from '../../../extractor/contract/last-name.ts';
import type { SectionOf } from './sections/section.ts';

/** An example of what the server sends with a status or, without one, of what a call returns. */
export function makeExampleSection(
  example: KnownExample,
  name: string,
  status?: string,
): SectionOf<'responseExample'> {
  return {
    kind: 'responseExample',
    name,
    ...(status === undefined ? {} : { status }),
    ...writeExample(example),
  };
}

/** An example of a model. */
export function makeModelExampleSection(example: KnownExample): SectionOf<'modelExample'> {
  return { kind: 'modelExample', ...writeExample(example) };
}

function writeExample({ json, leftOut }: KnownExample): { json: string; leftOut?: string[] } {
  return {
    json: JSON.stringify(json, null, 2),
    ...(leftOut.length === 0 ? {} : { leftOut: [...leftOut] }),
  };
}

/** The object that a call returns, with the names that it has in Python; what yields has no shape. */
export function makeReturnedExample(
  type: TypeExpression | undefined,
  view: PackageView,
): KnownExample | undefined {
  if (view.references(type).every((id) => view.item(id) === undefined)) return undefined;
  if (type === undefined || yieldsItems(type)) return undefined;
  return makeKnownExample(type, {
    item: view.item,
    fields: (id) => view.fields(id).map((field) => ({ ...field, wireName: field.name })),
    subtypes: (id) => view.subtypes(id),
  });
}

/** Whether a type is one that yields its items, alone or as one of several. */
function yieldsItems(type: TypeExpression): boolean {
  if (type.kind === 'union') return type.members.some(yieldsItems);
  if (type.kind !== 'generic' || type.origin.kind !== 'name') return false;
  const name = getLastName(type.origin.name);
  if (name === 'Union' || name === 'Optional') return type.arguments.some(yieldsItems);
  return name === 'Iterator' || name === 'Iterable';
}
