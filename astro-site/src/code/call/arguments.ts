import type { SignatureParameter } from '../../../../extractor/contract/function.ts';
import type { Item } from '../../../../extractor/contract/module.ts';
import type { BodyField, Operation } from '../../../../extractor/contract/operation.ts';
import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import { getCallParameters } from '../call-name.ts';
import { getGivenValue } from '../example-source.ts';
import type { Code } from '../layout.ts';
import { isIdentifier, writeArgument } from '../python.ts';
import { isRequired, isSentinel } from '../signature.ts';
import { getLastName } from '../../../../extractor/contract/last-name.ts';
import { makeValue } from '../values/values.ts';
import { miss, type Wanted, type Writer } from './writer.ts';

/** The arguments that a call of an operation needs, each as `name=value`. */
export function makeArguments(operation: Operation, writer: Writer): Code[] {
  const parameters = getParameters(operation);
  const needed = parameters.filter((one) => isNeeded(one, operation));
  const given = needed.length > 0 ? needed : findAskedFor(parameters, operation);
  const named = new Set(parameters.map(({ name }) => name));
  const takesAny = parameters.some(({ kind }) => kind === 'varKeyword');
  return [
    ...given.map((one) => writeSent(one, operation, writer)),
    ...(takesAny ? listKeywords(operation, named) : []).map((one) =>
      writeSent(one, operation, writer),
    ),
  ];
}

/**
 * The arguments that any function demands.
 *
 * @param expected the class of the object that it must return, which may depend on the overload
 */
export function makeRequiredArguments(
  item: Item | undefined,
  expected: string,
  writer: Writer,
): Code[] {
  if (item?.kind !== 'operation' && item?.kind !== 'function') return [];
  const signature = item.overloads?.find(({ returns }) => isClass(returns, expected));
  if (signature === undefined && item.kind === 'operation') return makeArguments(item, writer);
  return getCallParameters({ ...item, signature: signature ?? item.signature })
    .filter(isRequired)
    .map((one) => write(one, { ...one, name: one.name }, writer));
}

function isClass(type: TypeExpression | undefined, id: string): boolean {
  return type?.kind === 'name' && type.id === id;
}

/** Those of the first overload, if it demands what the function itself demands, and more. */
function getParameters(operation: Operation): SignatureParameter[] {
  const own = getCallParameters(operation);
  const [signature] = operation.overloads ?? [];
  if (signature === undefined) return own;
  const declared = getCallParameters({ ...operation, signature });
  const names = new Set(declared.map(({ name }) => name));
  return own.filter(isRequired).every(({ name }) => names.has(name)) ? declared : own;
}

/** A value in the path is needed even if the signature has a default, such as `None`. */
function isNeeded(parameter: SignatureParameter, operation: Operation): boolean {
  if (parameter.kind === 'varPositional' || parameter.kind === 'varKeyword') return false;
  if (isRequired(parameter) || isDemanded(parameter, operation)) return true;
  const { parameters } = operation;
  const value = parameter.default ?? '';
  const isEmpty = /^(None|""|'')$/.test(value) || isSentinel(getLastName(value));
  return parameters.some(
    ({ pythonName, location }) => isEmpty && location === 'path' && pythonName === parameter.name,
  );
}

/** A text that is sent under its own name and empty by default: a call without it asks for nothing. */
function findAskedFor(
  parameters: readonly SignatureParameter[],
  { parameters: sent }: Operation,
): SignatureParameter[] {
  const names = new Set(
    sent.filter(({ location }) => location === 'query').map(({ wireName }) => wireName),
  );
  const isAsked = (one: SignatureParameter) =>
    /^(""|'')$/.test(one.default ?? '') && names.has(one.name);
  const asked = parameters.filter(isAsked).slice(0, 1);
  return asked.map((one) => ({ ...one, type: one.type ?? { kind: 'name', name: 'str' } }));
}

/** Whether it is the first of several parameters of which a function demands one. */
function isDemanded({ name }: SignatureParameter, { client, signature }: Operation): boolean {
  const given = new Set(signature.parameters.filter(isRequired).map((one) => one.name));
  return (client?.oneOf ?? []).some(
    (names) => names[0] === name && !names.some((one) => given.has(one)),
  );
}

/** What a function takes out of its `**kwargs` for a part of the request that is required. */
function listKeywords(
  { parameters, body }: Operation,
  named: ReadonlySet<string>,
): SignatureParameter[] {
  return [...parameters, ...(body?.fields ?? [])].flatMap((one): SignatureParameter[] => {
    const { pythonName: name, required, type, constant } = one;
    const isFixed = constant !== undefined || ('fromObject' in one && one.fromObject === true);
    if (name === undefined || named.has(name) || !required || isFixed || !isIdentifier(name))
      return [];
    return [{ name, kind: 'keywordOnly', ...(type === undefined ? {} : { type }) }];
  });
}

function writeSent(parameter: SignatureParameter, operation: Operation, writer: Writer): Code {
  return write(parameter, describe(parameter, operation), writer);
}

/** Brings together what the signature and the request say of an argument. */
function describe(parameter: SignatureParameter, operation: Operation): Wanted {
  const { parameters, body } = operation;
  const { name, type, documentedType } = parameter;
  const sent = [...parameters, ...(body?.fields ?? [])].filter((one) => one.pythonName === name);
  const [first] = sent;
  const whole = body?.pythonName === name ? body : undefined;
  const example = parameters.find((one) => one.pythonName === name)?.example;
  return {
    name,
    type: type ?? (documentedType === undefined ? (first?.type ?? whole?.type) : undefined),
    documentedType,
    description: first?.description ?? whole?.description,
    constraints: first?.constraints,
    conversions: [...listConversions(sent), ...listFromObject(operation)],
    given: getGivenValue(example),
    isInPath: parameters.some((one) => one.pythonName === name && one.location === 'path'),
  };
}

/** What is done with an argument; of an object, only attributes that are always sent count. */
function listConversions(sent: readonly Pick<BodyField, 'conversion' | 'required'>[]): string[] {
  const needed = sent.filter(({ required }) => required || sent.length === 1);
  return needed.flatMap(({ conversion }) => conversion ?? []);
}

/** Attributes of an object that are sent; it may be an argument: `rrset.zone.id`. */
export function listFromObject({ parameters }: Operation): string[] {
  return parameters.flatMap((one) =>
    one.fromObject === true && one.required ? (one.pythonName ?? []) : [],
  );
}

function write(parameter: SignatureParameter, wanted: Wanted, writer: Writer): Code {
  return writeArgument(parameter, makeValue(wanted, writer) ?? miss(wanted, writer));
}
