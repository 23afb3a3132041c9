import type { Change } from '../../contract/change.ts';
import { PYTHON_RULES } from '../python/python-rules.ts';
import { getShortName, join, listSome } from './join.ts';

/** From which number on several parts of one function are one line. */
const PARTS = new Map<string, number>([
  [PYTHON_RULES.parameterInserted.code, 2],
  [PYTHON_RULES.parameterRemoved.code, 4],
  [PYTHON_RULES.parameterAddedOptional.code, 4],
  [PYTHON_RULES.parameterAddedRequired.code, 2],
  [PYTHON_RULES.parameterRequired.code, 2],
  [PYTHON_RULES.parameterMoved.code, 2],
  [PYTHON_RULES.parameterCollected.code, 2],
  [PYTHON_RULES.enumMemberRemoved.code, 2],
  [PYTHON_RULES.fieldAddedRequired.code, 2],
  [PYTHON_RULES.fieldRemoved.code, 3],
  [PYTHON_RULES.fieldMoved.code, 2],
]);

/** Several parameters of one function that were all added or removed. */
export function joinParts(changes: readonly Change[]): Change[] {
  return [...PARTS].reduce<Change[]>(
    (found, [code, least]) =>
      join(
        found,
        (change) => (change.code === code ? `${change.severity} ${change.item}` : undefined),
        least,
        (rest) => `The same applies to ${listSome(rest.map(({ part }) => part?.name ?? ''))}.`,
      ).map((change) => (change.code === code ? nameParts(change, changes) : change)),
    [...changes],
  );
}

/** A joined change with the names of all parts that it is about. */
function nameParts(change: Change, changes: readonly Change[]): Change {
  const { part, covers, code, severity, item } = change;
  if (part === undefined || covers === undefined || part.others !== undefined) return change;
  const others = changes
    .filter((one) => one.code === code && one.severity === severity && one.item === item)
    .flatMap((one) => one.part?.name ?? [])
    .filter((name) => name !== part.name);
  return others.length === 0 ? change : { ...change, part: { ...part, others } };
}

/** A package that asks for names asks for them in many functions. */
export function joinPlacesLost(changes: readonly Change[]): Change[] {
  const getKey = ({ code, severity }: Change) =>
    code === PYTHON_RULES.positionLost.code ? severity : undefined;
  return join(changes, getKey, 3, (rest) => {
    const names = rest.flatMap(({ covers, item }) => covers?.items ?? [item]).map(getShortName);
    return `Optional parameters of ${listSome(names)} can only be passed by name, too.`;
  });
}
