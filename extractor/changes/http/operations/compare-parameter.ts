import type { Operation } from '../../../contract/operation.ts';
import type { Parameter, ParameterLocation } from '../../../contract/parameter.ts';
import type { TypeExpression } from '../../../contract/type-expression.ts';
import { findContainer } from '../../../contract/types/container.ts';
import type { Comparison } from '../../comparison.ts';
import { getTypeName } from '../../types/type-names.ts';
import { findRenamed } from '../../matching/match-parameters.ts';
import { type Key, pairBy } from '../../matching/pair-by.ts';
import type { Rule } from '../../rule.ts';
import { getTypeText, quote, quotePart } from '../../wording.ts';
import { compareValues, type ValueAspect } from '../compare-value.ts';
import type { OperationDifference } from './operation-difference.ts';
import { PARAMETER_RULES } from './parameter-rules.ts';

/** A parameter that a function has, and its position among the placeholders of the path. */
interface Placed {
  parameter: Parameter;
  name: string;
  /** Its Python name in the new document. */
  newName: string;
  position: number;
  /** Whether the operation is that of a server. */
  isServer: boolean;
}

/** The identity of a parameter: its location, its Python name, its place in the path. */
const KEYS: Key<Placed>[] = [
  ({ parameter: { location, wireName } }) => `${location} ${getComparedName(wireName, location)}`,
  ({ newName }) => newName,
  ({ position }) => (position < 0 ? undefined : String(position)),
  ({ parameter }) => parameter.wireName,
];

/** Changes in the parameters of an operation, which messages call `owner`. */
export function compareParameters(
  before: Operation,
  after: Operation,
  owner: string,
  comparison: Comparison,
): OperationDifference[] {
  const { pairs, added, removed } = pairBy(
    placeParameters(before, findRenamed(before.signature, after.signature, comparison)),
    placeParameters(after),
    KEYS,
  );
  const changed = pairs.flatMap(([old, now]) =>
    [...comparePlaces(old, now, owner), ...compareDeclarations(old, now, owner, comparison)].map(
      (difference) => place(difference, old, now),
    ),
  );
  return [
    ...added.map((one) => place(describeAdded(one, owner), undefined, one)),
    ...removed.map((one) => place(describeRemoved(one, owner), one, undefined)),
    ...changed.filter(({ rule, part }) => !isAcceptDefault(rule, part?.name, before, after)),
  ];
}

/**
 * The parameters that the function accepts; a placeholder without a parameter belongs to the path.
 */
function placeParameters(
  { parameters, path, client }: Operation,
  renamed: ReadonlyMap<string, string> = new Map(),
): Placed[] {
  const isServer = client === undefined;
  const placeholders = [...path.matchAll(/\{([^{}:]*)/g)].map(([, name]) => name ?? '');
  return parameters
    .filter(({ declared }) => declared !== false)
    .map((parameter) => {
      const { pythonName, wireName, placeholder = wireName, location } = parameter;
      const position = location === 'path' ? placeholders.indexOf(placeholder) : -1;
      const name = pythonName ?? wireName;
      return { parameter, name, newName: renamed.get(name) ?? name, position, isServer };
    });
}

/** Header names are case-insensitive. */
function getComparedName(wireName: string, location: ParameterLocation): string {
  return location === 'header' ? wireName.toLowerCase() : wireName;
}

/** Says which parameter a difference is about, and its location. */
function place(
  difference: OperationDifference,
  old: Placed | undefined,
  now: Placed | undefined,
): OperationDifference {
  const name = (now ?? old)?.name ?? '';
  const sources: OperationDifference['sources'] = [old?.parameter.source, now?.parameter.source];
  return { ...difference, part: { kind: 'parameter', name }, sources };
}

const KINDS = {
  path: 'path parameter',
  query: 'query parameter',
  header: 'header',
  cookie: 'cookie',
};

function describeAdded({ parameter, name }: Placed, owner: string): OperationDifference {
  const { required, location, type } = parameter;
  const rule = required ? PARAMETER_RULES.addedRequired : PARAMETER_RULES.addedOptional;
  const verb = required ? 'needs' : 'takes';
  const message = `${quote(owner)} ${verb} the new ${KINDS[location]} ${quote(name)}.`;
  return { rule, message, after: getTypeText(type) };
}

function describeRemoved({ parameter, name }: Placed, owner: string): OperationDifference {
  const { deprecated, location, type } = parameter;
  const isAnnounced = deprecated !== undefined;
  const rule = isAnnounced ? PARAMETER_RULES.removedAfterDeprecation : PARAMETER_RULES.removed;
  const end = isAnnounced ? ', which was deprecated' : '';
  const message = `${quote(owner)} no longer takes the ${KINDS[location]} ${quote(name)}${end}.`;
  return { rule, message, before: getTypeText(type) };
}

const PLACES = {
  path: 'in the path',
  query: 'in the query',
  header: 'as a header',
  cookie: 'as a cookie',
};

function comparePlaces(old: Placed, now: Placed, owner: string): OperationDifference[] {
  const [was, is] = [old.parameter.location, now.parameter.location];
  if (was === is) return [];
  const message = `${quotePart(now.name, owner)} is sent ${PLACES[is]} now; it was sent ${PLACES[was]}.`;
  return [{ rule: PARAMETER_RULES.moved, message, before: was, after: is }];
}

function compareDeclarations(
  old: Placed,
  now: Placed,
  owner: string,
  comparison: Comparison,
): OperationDifference[] {
  const { wireName } = isSentAlike(old, now) ? now.parameter : old.parameter;
  const before = { ...acceptSingle(old, now), name: old.name, wireName };
  const after = { ...acceptSingle(now, old), name: now.name };
  return compareValues(before, after, owner, comparison).map(({ aspect, ...difference }) => ({
    ...difference,
    ...(aspect.startsWith('type') ? getTypes(old, now) : {}),
    rule: getRule(aspect, old),
  }));
}

function getTypes({ parameter: old }: Placed, { parameter: now }: Placed) {
  return { before: getTypeText(old.type), after: getTypeText(now.type) };
}

/**
 * A query parameter or header of a server that may be repeated can still be sent once, as if it
 * were no list: relevant if only one side is a list.
 */
function acceptSingle(one: Placed, other: Placed): Parameter {
  const { parameter, isServer } = one;
  const { location, type } = parameter;
  const isRepeatable = isServer && (location === 'query' || location === 'header');
  const items = listItems(type);
  if (!isRepeatable || type === undefined || listItems(other.parameter.type).length > 0) {
    return parameter;
  }
  return items.length === 0
    ? parameter
    : { ...parameter, type: { kind: 'union', members: [type, ...items] } };
}

/** The types of the items of each list in a type. */
function listItems(type: TypeExpression | undefined): TypeExpression[] {
  if (type?.kind === 'union') return type.members.flatMap(listItems);
  if (type?.kind !== 'generic' || type.origin.kind !== 'name') return [];
  const [first] = type.arguments;
  switch (findContainer(getTypeName(type.origin))?.kind) {
    case 'array':
    case 'set':
      return first === undefined ? [] : [first];
    case 'optional':
    case 'union':
      return type.arguments.flatMap(listItems);
    default:
      return [];
  }
}

/** The name of a placeholder is never sent, and header names are case-insensitive. */
function isSentAlike({ parameter: old }: Placed, { parameter: now }: Placed): boolean {
  if (old.location === 'path' || now.location === 'path') return true;
  return (
    getComparedName(old.wireName, old.location) === getComparedName(now.wireName, now.location)
  );
}

function getRule(aspect: ValueAspect, { parameter }: Placed): Rule {
  const isFirstType = aspect === 'typeNarrowed' && parameter.type === undefined;
  return PARAMETER_RULES[isFirstType ? 'typeDeclared' : aspect];
}

/** The default of `Accept` has a rule of its own. */
function isAcceptDefault(
  rule: Rule,
  name: string | undefined,
  before: Operation,
  after: Operation,
): boolean {
  const { defaultAdded, defaultRemoved, defaultChanged } = PARAMETER_RULES;
  if (before.accept === after.accept) return false;
  if (![defaultAdded, defaultRemoved, defaultChanged].includes(rule)) return false;
  const found = after.parameters.find(({ pythonName }) => pythonName === name);
  return found?.location === 'header' && found.wireName.toLowerCase() === 'accept';
}
