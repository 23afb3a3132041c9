import { asMarkdown } from '../../contract/text/markdown.ts';
import type { ClassItem, Field } from '../../contract/class.ts';
import type { Docstring } from '../../contract/docstring.ts';
import type { AttributeItem } from '../../contract/module.ts';
import type { PackageView } from '../../contract/view/package-view.ts';
import type { TypeExpression } from '../../contract/type-expression.ts';
import { getExtraItems } from '../../contract/view/extra-items.ts';
import { getConversions } from '../../contract/types/conversions.ts';
import { withoutGaps, type Json } from '../json.ts';
import { findDiscriminator } from './discriminator.ts';
import type { Schema } from './document.ts';
import { describe, describeDeprecation, makePropertySchema } from './field.ts';
import { extendsItsBases, getDirectSubtypes, getModelBases } from './inheritance.ts';
import { getFields, type Side } from './sides.ts';
import { makeEnum } from './type.ts';

/** What is needed to make the schema of a model. */
export interface ModelContext {
  view: PackageView;
  side: Side;
  /** The schema of a type, with the arguments of the current generic filled in. */
  makeType: (type: TypeExpression | undefined) => Schema;
}

/** The schema of a class with fields, of an enum, or of an alias's target. */
export function makeItemSchema(item: ClassItem | AttributeItem, context: ModelContext): Schema {
  const schema =
    item.kind === 'class' ? makeClassSchema(item, context) : context.makeType(item.aliasOf);
  return {
    ...schema,
    ...withoutGaps<Schema>({
      description: describeDocstring(item.docstring) ?? schema.description,
    }),
    ...describeDeprecation(item.deprecated),
    'x-wrapdocs-python': item.id,
    'x-wrapdocs-source': `${item.source.file}:${String(item.source.line)}`,
  };
}

/** A docstring's text without its sections. */
export function describeDocstring(docstring: Docstring | undefined): string | undefined {
  const text = [docstring?.summary, docstring?.description].filter(Boolean).join('\n\n');
  return text === '' ? undefined : describe(asMarkdown(text));
}

function makeClassSchema(item: ClassItem, context: ModelContext): Schema {
  const { arrayInJson, members } = item.model ?? {};
  const written = context.side === 'output' ? getWritten(item, context.view) : undefined;
  if (written !== undefined) return context.makeType(written);
  if (members !== undefined) return makeEnumSchema(members);
  const root = getRoot(item, context.view);
  if (root !== undefined) return context.makeType(root);
  if (arrayInJson === true) return makeArray(context.view.fields(item.id), context);
  return makeObjectSchema(item, context);
}

/** The one value of a root model, also of one that derives from another. */
function getRoot({ id }: ClassItem, view: PackageView): TypeExpression | undefined {
  return view.lineage(id).find(({ model }) => model?.root !== undefined)?.model?.root;
}

/** What a serializer of the whole model returns; subclasses inherit it. */
function getWritten({ id }: ClassItem, view: PackageView): TypeExpression | undefined {
  return view.lineage(id).find(({ model }) => model?.output !== undefined)?.model?.output;
}

type Members = NonNullable<NonNullable<ClassItem['model']>['members']>;

/** Client generators read the names from `x-enum-varnames`. */
function makeEnumSchema(members: Members): Schema {
  const values = members.map(({ value }) => value.value as Json | undefined);
  if (!values.every((value) => value !== undefined)) {
    return { 'x-wrapdocs-values': members.map(({ name, value }) => `${name} = ${value.text}`) };
  }
  const schema = makeEnum(values);
  // Python treats a second name for the same value as an alias.
  const first = members.filter((_, index) => values.indexOf(values[index] ?? null) === index);
  return { ...schema, 'x-enum-varnames': first.map(({ name }) => name) };
}

/** A named tuple, for example, is sent as a list. */
function makeArray(fields: Field[], { makeType }: ModelContext): Schema {
  return {
    type: 'array',
    prefixItems: fields.map((field) => ({
      title: field.name,
      ...makePropertySchema(field, makeType),
    })),
    minItems: fields.filter(({ required }) => required).length,
    maxItems: fields.length,
  };
}

function makeObjectSchema(item: ClassItem, context: ModelContext): Schema {
  const { view, side, makeType } = context;
  const subtypes = getDirectSubtypes(item, view).map(({ id, name }) =>
    makeType({ kind: 'name', name, id }),
  );
  const inherited = getFields(item.id, side, view);
  // A base without fields stands for its subclasses.
  if (inherited.length === 0 && subtypes.length > 0) return { anyOf: subtypes };
  const isComposed = extendsItsBases(item, view);
  const fields = isComposed
    ? inherited.filter(({ inheritedFrom }) => inheritedFrom === undefined)
    : inherited;
  return {
    ...(isComposed ? { allOf: getModelBases(item, view).map(makeType) } : {}),
    ...makeFields(fields, context),
    ...makeLimits(item, isComposed, context),
    ...(subtypes.length === 0 ? {} : makeSubtypes(item, subtypes, context)),
  };
}

/** The subclasses of a model, and the field that says which one an object is, if there is one. */
function makeSubtypes(
  item: ClassItem,
  subtypes: readonly Schema[],
  { view, makeType }: ModelContext,
): Schema {
  const found = findDiscriminator(item, view);
  const mapping = (found?.subtypes ?? []).map(([value, { id, name }]): [string, string] => [
    value,
    makeType({ kind: 'name', name, id }).$ref ?? '',
  ]);
  return withoutGaps<Schema>({
    discriminator: found && {
      propertyName: found.propertyName,
      mapping: Object.fromEntries(mapping),
    },
    'x-wrapdocs-subtypes': subtypes.flatMap(({ $ref }) => $ref ?? []),
  });
}

function makeFields(all: readonly Field[], { side, makeType }: ModelContext): Schema {
  const fields = all.filter(({ type }) => !isLeftOut(type));
  const properties = Object.fromEntries(
    fields.map((field) => [
      field.wireName,
      makePropertySchema(side === 'output' ? withoutReadDefault(field) : field, makeType),
    ]),
  );
  const required = fields.filter((field) => field.required).map(({ wireName }) => wireName);
  return {
    type: 'object',
    ...(fields.length === 0 ? {} : { properties }),
    ...(required.length === 0 ? {} : { required: [...new Set(required)] }),
  };
}

/** Whether Pydantic leaves a type out: `SkipJsonSchema[str]`, also with `None` beside it. */
function isLeftOut(type: TypeExpression | undefined): boolean {
  if (type?.kind === 'union') return areLeftOut(type.members);
  if (type?.kind !== 'generic' || type.origin.kind !== 'name') return false;
  const { id } = type.origin;
  if (id === 'typing.Optional' || id === 'typing.Union') return areLeftOut(type.arguments);
  return id === 'pydantic.json_schema.SkipJsonSchema';
}

function areLeftOut(members: readonly TypeExpression[]): boolean {
  const others = members.filter((one) => one.kind !== 'name' || one.name !== 'None');
  return others.length > 0 && others.every(isLeftOut);
}

/** A default is what Python has: a serializer may write it as something else. */
function withoutReadDefault(field: Field): Field {
  if (getConversions(field.type).output === undefined) return field;
  const written = { ...field };
  delete written.default;
  return written;
}

/** Whether an object may have other fields, where the model says so. */
function makeLimits(
  item: ClassItem,
  isComposed: boolean,
  { view, makeType }: ModelContext,
): Schema {
  const extra = item.model?.extra;
  const items = getExtraItems(item.id, view);
  if (extra === 'allow' && items === undefined) return { additionalProperties: true };
  if (extra !== 'allow' && extra !== 'forbid') return {};
  const others = items === undefined ? false : makeType(items);
  return isComposed ? { unevaluatedProperties: others } : { additionalProperties: others };
}
