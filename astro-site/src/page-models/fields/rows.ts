import type { InheritedField } from '../../../../extractor/contract/view/class-tree.ts';
import type { EnumMember } from '../../../../extractor/contract/class.ts';
import type {
  BodyField,
  Operation,
  OtherContent,
  RequestBody,
} from '../../../../extractor/contract/operation.ts';
import type { Parameter } from '../../../../extractor/contract/parameter.ts';
import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import type { Constraints, Value } from '../../../../extractor/contract/value.ts';
import { formatType } from '../../../../extractor/contract/types/type-text.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import type { Scope } from '../../reference/scope.ts';
import { parameter as strings } from '#strings';
import { findNestedModel, makeNestedFields } from './nested-fields.ts';
import type { Phrase } from '../sections/fact.ts';
import type { EnumValue, Row } from '../sections/row.ts';
import { capitalizeFirst, describeConstraints, describeType } from './limits.ts';
import { getSides } from './sides.ts';
import { dropStatedType } from './stated-type.ts';

interface Described {
  type?: TypeExpression | undefined;
  default?: Value | undefined;
  constraints?: Constraints | undefined;
  example?: Value | undefined;
}

/** A parameter of an operation. */
export function makeParameterRow(parameter: Parameter, operationId: string, scope: Scope): Row {
  const { pythonName, wireName, declared } = parameter;
  const name = pythonName ?? wireName;
  return {
    name,
    place: parameter.location,
    wireName: getWireName(name, wireName),
    type: parameter.type,
    required: parameter.required,
    undeclared: declared === false ? true : undefined,
    history: scope.history(operationId, name),
    description: dropStatedType(parameter.description, parameter.type),
    deprecated: parameter.deprecated,
    ...describeValues(parameter),
  };
}

/** The body of a request: the body as a whole, then its named parts. */
export function makeBodyRows(
  body: RequestBody,
  { id }: Pick<Operation, 'id'>,
  anchor: string,
  scope: Scope,
): Row[] {
  const whole: Row = {
    name: body.pythonName,
    type: body.type,
    required: body.required,
    mediaType: body.mediaType,
    description: dropStatedType(body.description, body.type),
    ...describeValues({ type: body.type, default: body.default }),
    fields: makeNestedFields(body.type, `${anchor}.body`, scope.view),
  };
  return [
    whole,
    ...makeBodyParts(body.fields, id, anchor, scope),
    ...(body.otherContent ?? []).flatMap((content) => [
      makeOtherContent(content, body.required, anchor, scope),
      ...makeBodyParts(content.fields, id, `${anchor}.${content.mediaType}`, scope),
    ]),
  ];
}

function makeBodyParts(
  fields: readonly BodyField[] = [],
  id: string,
  anchor: string,
  scope: Scope,
): Row[] {
  return fields.map((field) => makeBodyPart(field, id, anchor, scope));
}

/** Content of another media type, which may be sent in place of the body. */
function makeOtherContent(
  { type, mediaType }: OtherContent,
  required: boolean,
  anchor: string,
  { view }: Scope,
): Row {
  return {
    name: undefined,
    type,
    required,
    mediaType,
    ...describeValues({ type }),
    fields: makeNestedFields(type, `${anchor}.${mediaType}`, view),
  };
}

function makeBodyPart(field: BodyField, operationId: string, anchor: string, scope: Scope): Row {
  const { pythonName, type } = field;
  const name = pythonName ?? field.wireName;
  return {
    name,
    place: 'body',
    wireName: getWireName(name, field.wireName),
    type,
    required: field.required,
    history: scope.history(operationId, name),
    description: dropStatedType(field.description, type),
    ...describeValues(field),
    fields: makeNestedFields(type, `${anchor}.${field.wireName}`, scope.view),
  };
}

/** A field of a model. */
export function makeFieldRow(field: InheritedField, modelId: string, scope: Scope): Row {
  const { name, inheritedFrom: base } = field;
  const owner = scope.view.item(base ?? modelId);
  const isJson = owner?.kind === 'class' && owner.model?.describesJson === true;
  return {
    name,
    // A computed field is a property, which is documented as a member.
    anchor: field.isComputed ? undefined : (scope.fieldAnchor(modelId, name) ?? name),
    wireName: getWireName(name, field.wireName),
    type: field.type,
    required: field.required,
    isSet: field.isComputed,
    sending: describeSides(field, isJson, scope.view),
    inheritedFrom:
      base === undefined ? undefined : { name: scope.view.item(base)?.name ?? base, id: base },
    history: scope.history(base ?? modelId, name),
    description: dropStatedType(field.description, field.type),
    deprecated: field.deprecated,
    ...describeValues(field),
    limits: describeUse(field),
    nested: findNestedModel(field.type, scope.view),
  };
}

/** The constraints of a field, and how Python code may pass and set it. */
function describeUse(field: InheritedField): string[] {
  return capitalizeFirst([
    ...(describeValues(field).limits ?? []),
    ...(field.keywordOnly === true ? [strings.keywordOnly] : []),
    ...(field.frozen === true ? [strings.frozen] : []),
  ]);
}

/** What only travels one way, and the name of what is not returned as it is sent. */
function describeSides(
  { inputOnly, outputName, isComputed, type }: InheritedField,
  isJson: boolean,
  view: PackageView,
): Phrase[] {
  if (isComputed) return [[strings.outputOnly]];
  const { accepted, returned } = getSides(type, view);
  const read = accepted.map((one) => nameType(strings.acceptedAs, one));
  if (inputOnly) return [...read, [isJson ? strings.inputOnly : strings.constructorOnly]];
  const written = returned.map((one) => nameType(strings.returnedAs, one));
  const name = outputName === undefined ? [] : [[`${strings.returnedAs} `, { code: outputName }]];
  return [...read, ...written, ...name];
}

function nameType(words: string, type: TypeExpression): Phrase {
  return [`${words} `, { code: formatType(type) }];
}

/** A member of an enum. */
export function makeEnumValue(
  { name, value, description }: EnumMember,
  modelId: string,
  scope: Scope,
): EnumValue {
  const anchor = scope.fieldAnchor(modelId, name) ?? name;
  return { name, anchor, value: value.text, history: scope.history(modelId, name), description };
}

function getWireName(name: string, wireName: string): string | undefined {
  return name === wireName ? undefined : wireName;
}

function describeValues({
  type,
  default: value,
  constraints,
  example,
}: Described): Pick<Row, 'default' | 'limits' | 'example'> {
  return {
    default: hasDefault(value) ? getValueText(value) : undefined,
    limits: capitalizeFirst([
      ...describeConstraints(constraints),
      ...describeType(type, constraints),
    ]),
    example: example && getValueText(example),
  };
}

/** A value for readers: text without its quotes, anything else as written. */
function getValueText({ value, text }: Value): string {
  return typeof value === 'string' && value !== '' ? value : text;
}

/** Whether a default is informative; `None` only repeats "optional". */
function hasDefault(value: Value | undefined): value is Value {
  return value !== undefined && value.text !== 'None';
}
