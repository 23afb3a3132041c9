import { client as strings, operation as operationStrings, parameter as places } from '#strings';
import type { RequestOption } from '../../../../extractor/contract/client-call.ts';
import type { BodyField, RequestBody } from '../../../../extractor/contract/operation.ts';
import type { Parameter, ParameterLocation } from '../../../../extractor/contract/parameter.ts';
import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import { getTypeReferences } from '../../../../extractor/contract/types/type-references.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import { getCallParameters } from '../../code/call-name.ts';
import { isRequired } from '../../code/signature.ts';
import type { Scope } from '../../reference/scope.ts';
import type { ClientOperation } from '../../routing/item-tree.ts';
import { makeBodyRows, makeParameterRow } from '../fields/rows.ts';
import type { Phrase } from '../sections/fact.ts';
import type { Row } from '../sections/row.ts';
import type { Section } from '../sections/section.ts';

/**
 * What a request contains by its place, and what the function's other parameters do. Places that
 * the client fills in by itself come after those that callers fill in.
 */
export function makeClientParameters(operation: ClientOperation, scope: Scope): Section[] {
  const sent = LOCATIONS.map((location) => ({
    title: places[location],
    rows: listSent(operation, location, scope),
  }));
  const isFilledIn = ({ rows }: { rows: Row[] }): boolean =>
    rows.every(({ isSet }) => isSet === true);
  return [
    ...sent.filter((list) => !isFilledIn(list)).flatMap(({ title, rows }) => makeList(title, rows)),
    ...makeList(getBodyTitle(operation), listBody(operation, scope)),
    ...sent.filter(isFilledIn).flatMap(({ title, rows }) => makeList(title, rows)),
    ...makeList(strings.groups.object, listFromObject(operation, scope)),
    ...makeList(strings.groups.constants, listConstants(operation)),
    ...makeList(strings.groups.options, listOptions(operation, isSent)),
    ...makeList(
      strings.groups.notSent,
      listOptions(operation, (option) => !isSent(option)),
    ),
  ];
}

/** JSON is what readers expect; anything else is named, unless the row of the whole body does. */
function getBodyTitle({ body }: ClientOperation): string {
  const { requestBody } = operationStrings;
  const isUsual = body === undefined || body.mediaType === 'application/json' || hasWhole(body);
  return isUsual ? requestBody : strings.bodyOf(requestBody, body.mediaType);
}

const LOCATIONS: ParameterLocation[] = ['path', 'query', 'header', 'cookie'];

function makeList(title: string, rows: Row[]): Section[] {
  return rows.length === 0 ? [] : [{ kind: 'parameters', title, rows }];
}

function listSent(operation: ClientOperation, location: ParameterLocation, scope: Scope): Row[] {
  return operation.parameters
    .filter(
      (parameter) =>
        parameter.location === location &&
        parameter.fromObject === undefined &&
        !isConstant(parameter),
    )
    .map((parameter) => makeSentRow(parameter, operation, scope));
}

function makeSentRow(parameter: Parameter, operation: ClientOperation, scope: Scope): Row {
  // What a client puts into a path need not be an argument of the function.
  const row = { ...makeParameterRow(parameter, operation.id, scope), undeclared: undefined };
  return completeRow(row, parameter, operation, scope);
}

type Sent = Pick<BodyField, 'conversion' | 'omittedByDefault' | 'constant'>;

/**
 * Whether callers must give a value is up to the function: clients also send what it leaves out. A
 * value that is not simply an argument is computed, from the argument of the same name if there is one.
 */
function completeRow(
  row: Row,
  part: Sent & {
    wireName: string;
    pythonName?: string | undefined;
    fromObject?: boolean | undefined;
  },
  operation: ClientOperation,
  { view }: Scope,
): Row {
  const isArgument = part.pythonName !== undefined && part.pythonName !== '';
  const isGiven = isArgument || part.fromObject === true;
  const name = isArgument ? part.pythonName : part.wireName;
  const parameter = getCallParameters(operation).find((each) => each.name === name);
  const type = row.type ?? parameter?.type;
  // Without another default, "optional" says that a value is left out.
  const isOmissionNews = row.default !== undefined || (parameter === undefined && !isGiven);
  const sending = describeSending(part, { type, isOmissionNews, view });
  if (parameter !== undefined) return { ...row, type, required: isRequired(parameter), sending };
  if (isGiven) return { ...row, sending };
  return { ...row, isSet: true, sending: [[strings.computed], ...(sending ?? [])] };
}

function listBody(operation: ClientOperation, scope: Scope): Row[] {
  const { id, body } = operation;
  if (body === undefined) return [];
  const fields = (body.fields ?? []).filter((field) => !isConstant(field));
  const [whole, ...parts] = makeBodyRows(
    { ...body, fields },
    { id },
    scope.anchor(id) ?? id,
    scope,
  );
  const rows = parts.map((row, index) => {
    const field = fields[index];
    return field === undefined ? row : completeRow(row, field, operation, scope);
  });
  return [...(whole === undefined || !hasWhole(body) ? [] : [whole]), ...rows];
}

/** Whether the body is shown as a whole: it has no name of its own if its parts are the parameters. */
function hasWhole({ fields = [], pythonName, type }: RequestBody): boolean {
  return pythonName !== undefined || type !== undefined || fields.length === 0;
}

/** Values of the object that the method is called on. */
function listFromObject(operation: ClientOperation, scope: Scope): Row[] {
  return operation.parameters
    .filter(({ fromObject }) => fromObject === true)
    .map((parameter) => ({ ...makeSentRow(parameter, operation, scope), place: undefined }));
}

/** Values that every request contains, and that callers cannot change. */
function listConstants({ parameters, body }: ClientOperation): Row[] {
  const sent = [
    ...parameters.map((each) => ({ ...each, place: strings.places[each.location] })),
    ...(body?.fields ?? []).map((each) => ({ ...each, place: strings.places.body })),
  ];
  return sent.filter(isConstant).map(({ wireName, constant, place }) => ({
    name: wireName,
    constant: typeof constant === 'string' ? constant : JSON.stringify(constant),
    sending: [[place]],
    required: true,
  }));
}

function isConstant({
  constant,
  pythonName,
}: Pick<BodyField, 'constant'> & { pythonName?: string | undefined }): boolean {
  return constant !== undefined && (pythonName === undefined || pythonName === '');
}

function isSent({ effect }: RequestOption): boolean {
  return effect !== 'notSent';
}

/** Parameters of the function that are not a part of the request by themselves. */
function listOptions(
  operation: ClientOperation,
  isWanted: (option: RequestOption) => boolean,
): Row[] {
  const declared = new Map(getCallParameters(operation).map((each) => [each.name, each]));
  return (operation.client.options ?? []).filter(isWanted).map(({ pythonName, effect }) => {
    const parameter = declared.get(pythonName);
    return {
      name: pythonName,
      type: parameter?.type,
      required: parameter !== undefined && isRequired(parameter),
      ...(effect === 'notSent' ? {} : { sending: [[strings.effects[effect]]] }),
    };
  });
}

interface Circumstances {
  type: TypeExpression | undefined;
  isOmissionNews: boolean;
  view: PackageView;
}

/** What the code does to a value before it sends it, and whether it sends it at all. */
function describeSending(
  { conversion, omittedByDefault, constant }: Sent,
  { type, isOmissionNews, view }: Circumstances,
): Phrase[] | undefined {
  const facts: Phrase[] = [
    ...(conversion === undefined ? [] : [describeConversion(conversion, type, view)]),
    ...(constant === undefined ? [] : [[`${strings.always} `, { code: JSON.stringify(constant) }]]),
    ...(omittedByDefault === true && isOmissionNews ? [[strings.omitted]] : []),
  ];
  return facts.length === 0 ? undefined : facts;
}

function describeConversion(
  conversion: string,
  type: TypeExpression | undefined,
  view: PackageView,
): Phrase {
  const separator = /^join (.*)$/su.exec(conversion)?.[1];
  if (separator !== undefined) {
    const shown = separator.trim() === '' ? strings.conversion.space : { code: separator };
    return [`${strings.conversion.joined} `, shown];
  }
  if (conversion === 'isoformat') return [strings.conversion.isoformat];
  const isAttribute = getTypeReferences(type).some((id) => hasAttribute(id, conversion, view));
  const { attribute, other } = strings.conversion;
  return [`${isAttribute ? attribute : other} `, { code: conversion }];
}

/** Whether objects of a class have an attribute, which a field or the constructor names. */
function hasAttribute(id: string, name: string, view: PackageView): boolean {
  if (view.fields(id).some((field) => field.name === name)) return true;
  return view.lineage(id).some((one) => {
    if (view.item(`${one.id}.${name}`)?.kind === 'attribute') return true;
    const init = view.item(`${one.id}.__init__`);
    const parameters = init?.kind === 'function' ? init.signature.parameters : [];
    return parameters.some((parameter) => parameter.name === name);
  });
}
