import type { ClassItem } from '../class.ts';
import type { ClientCall } from '../client-call.ts';
import type { Signature } from '../function.ts';
import type { Item } from '../module.ts';
import type { Operation } from '../operation.ts';
import type { Parameter } from '../parameter.ts';
import type { NameType, TypeExpression } from '../type-expression.ts';

/** The ids that a type refers to, each once, in the order of the text. */
export function getTypeReferences(type: TypeExpression | undefined): string[] {
  const ids = new Set<string>();
  visitNames(type, ({ id }) => {
    if (id !== undefined) ids.add(id);
  });
  return [...ids];
}

/** The names in a type, in the order of the text, then those of what JSON holds in its place. */
export function getTypeNames(type: TypeExpression | undefined): NameType[] {
  const names: NameType[] = [];
  visitNames(type, (name) => names.push(name));
  return names;
}

/** Large packages have a million types: a generator for each would take four times as long. */
function visitNames(type: TypeExpression | undefined, visit: (name: NameType) => void): void {
  if (type === undefined) return;
  visitOwnNames(type, visit);
  if ('input' in type) visitNames(type.input, visit);
  if ('output' in type) visitNames(type.output, visit);
}

function visitOwnNames(type: TypeExpression, visit: (name: NameType) => void): void {
  switch (type.kind) {
    case 'name':
      visit(type);
      break;
    case 'generic':
      visitNames(type.origin, visit);
      for (const argument of type.arguments) visitNames(argument, visit);
      break;
    case 'union':
      for (const member of type.members) visitNames(member, visit);
      break;
    case 'list':
      for (const item of type.items) visitNames(item, visit);
      break;
    case 'literal':
    case 'text':
  }
}

type MaybeTypes = (TypeExpression | undefined)[];

/** Every type that an item mentions. */
export function getItemTypes(item: Item): MaybeTypes {
  switch (item.kind) {
    case 'operation':
      return [
        ...getParameterTypes(item.parameters),
        ...getRequestTypes(item),
        ...getResponseTypes(item),
        item.client?.paging?.item,
        ...getSignatureTypes(item.signature),
      ];
    case 'class':
      return [...item.bases, ...getModelTypes(item)];
    case 'function':
      return [item.signature, ...(item.overloads ?? [])].flatMap(getSignatureTypes);
    case 'attribute':
      return [item.type, item.aliasOf, item.bound];
    case 'reExport':
      return [];
  }
}

export function getParameterTypes(parameters: Parameter[]): MaybeTypes {
  return parameters.map((parameter) => parameter.type);
}

export function getRequestTypes({ body }: Operation): MaybeTypes {
  const contents = body === undefined ? [] : [body, ...(body.otherContent ?? [])];
  return contents.flatMap(({ type, fields = [] }) => [type, ...fields.map((field) => field.type)]);
}

export function getResponseTypes({ responses }: Operation): MaybeTypes {
  return responses.flatMap(({ type, wireType }) => [type, wireType]);
}

/** The ids of the client's class and of the operation that this one is a variant of. */
export function getClientReferences(client: ClientCall | undefined): string[] {
  const { clientClass, variantOf, alsoSentBy = [] } = client ?? {};
  return [clientClass, variantOf?.id, ...alsoSentBy].filter((id) => id !== undefined);
}

/** The ids of the classes whose objects a class takes as credentials. */
export function getCredentialClasses(item: Item): string[] {
  const classes = item.kind === 'class' ? (item.client?.credentialClasses ?? {}) : {};
  return Object.values(classes).flat();
}

function getModelTypes({ model }: ClassItem): MaybeTypes {
  return [model?.root, model?.output, ...(model?.fields ?? []).map((field) => field.type)];
}

function getSignatureTypes({ parameters, returns }: Signature): MaybeTypes {
  return [returns, ...parameters.map((parameter) => parameter.type)];
}
