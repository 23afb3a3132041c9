import type { Operation } from '../../../contract/operation.ts';
import type { PackageView } from '../../../contract/view/package-view.ts';
import type { Comparison } from '../../comparison.ts';
import { listRequests } from '../../documents.ts';
import { findRenamed } from '../../matching/match-parameters.ts';
import { pairBy, type Key } from '../../matching/pair-by.ts';
import { PLACES, quote, quotePart } from '../../wording.ts';
import type { OperationDifference } from '../operations/operation-difference.ts';
import { PARAMETER_RULES } from '../operations/parameter-rules.ts';
import { CLIENT_RULES } from './client-rules.ts';
import { listSentValues, type SentValue } from './sent-values.ts';

/** `name` is the Python name in the new document. */
interface Named {
  value: SentValue;
  name: string | undefined;
}

const KEYS: Key<Named>[] = [
  (one) => `${getPlace(one)} ${one.name ?? ''}`,
  ({ name }) => name,
  ({ value, ...one }) => (value.wireName === '' ? undefined : getPlace({ value, ...one })),
];

/**
 * Changes in what a client sends, and where. Values whose parameter is new or gone are left out,
 * because the rules for Python report them.
 */
export function compareSentValues(
  before: Operation,
  after: Operation,
  owner: string,
  comparison: Comparison,
): OperationDifference[] {
  const isCertain = isWhollyRead(before) && isWhollyRead(after);
  const renamed = findRenamed(before.signature, after.signature, comparison);
  const { pairs, added, removed } = pairBy(
    listSentValues(before).map((value) => ({ value, name: renameIn(value, renamed) })),
    listSentValues(after).map((value) => ({ value, name: value.pythonName })),
    KEYS,
  );
  return [
    ...pairs
      .filter(([{ value: old }, { value: now }]) => !isVersionTold(old, now, comparison))
      .flatMap(([{ value: old }, { value: now }]) => comparePair(old, now, owner)),
    ...added.flatMap((one) => (isOffered(one, before) ? [describeSent(one, owner)] : [])),
    ...(isCertain ? removed : [])
      .filter(
        (one) => isOffered(one, after) && !isSentBy(one, listRequests(after.id, comparison.after)),
      )
      .map((one) => describeNotSent(one, owner)),
  ];
}

/** Whether a constant only tells the server which version of the package sends the request. */
function isVersionTold(
  { constant: old, location }: SentValue,
  { constant: now }: SentValue,
  { before, after }: Comparison,
): boolean {
  if (typeof old !== 'string' || typeof now !== 'string' || location !== 'header') return false;
  const hide = (text: string, { version }: PackageView['index']) =>
    version === undefined ? text : text.replaceAll(version, '{version}');
  return hide(old, before.index) === hide(now, after.index);
}

/** Whether a request is known with all that it sends. */
function isWhollyRead({ client }: Operation): boolean {
  return (client?.certainty ?? 'exact') === 'exact' && (client?.reasons ?? []).length === 0;
}

/** Whether one of the requests sends a value under any name, or anything under its name. */
function isSentBy({ value, name }: Named, requests: readonly Operation[]): boolean {
  return requests
    .flatMap(listSentValues)
    .some(
      (sent) =>
        sent.wireName === value.wireName || (name !== undefined && sent.pythonName === name),
    );
}

function renameIn({ pythonName }: SentValue, renamed: ReadonlyMap<string, string>) {
  return pythonName === undefined ? undefined : (renamed.get(pythonName) ?? pythonName);
}

/** Header names are case-insensitive. */
function getPlace({ value: { location, wireName } }: Named): string {
  return `${location} ${location === 'header' ? wireName.toLowerCase() : wireName}`;
}

/** Whether the other side has the value's parameter, or needs none. */
function isOffered({ value, name }: Named, { signature }: Operation): boolean {
  // Of a whole body or of several values, it is not known what they are.
  if (value.location === 'path' || value.wireName === '') return false;
  if (name === undefined || value.isFromObject) return true;
  return signature.parameters.some((parameter) => parameter.name === name);
}

function comparePair(old: SentValue, now: SentValue, owner: string): OperationDifference[] {
  const name = now.pythonName ?? now.wireName;
  const part = { kind: 'parameter' as const, name };
  return [
    ...compareLocations(old, now, owner),
    ...compareWireNames(old, now, owner),
    ...compareConstants(old, now, owner),
  ].map((difference) => ({ ...difference, part }));
}

function compareLocations(old: SentValue, now: SentValue, owner: string): OperationDifference[] {
  const [before, after] = [old.location, now.location];
  if (before === after) return [];
  const message = `${getLabel(now, owner)} is sent ${PLACES[after]} now; it was sent ${PLACES[before]}.`;
  return [{ rule: PARAMETER_RULES.moved, message, before, after }];
}

/** The name of a placeholder is never sent. */
function compareWireNames(old: SentValue, now: SentValue, owner: string): OperationDifference[] {
  const [before, after] = [old.wireName, now.wireName];
  const isHeader = old.location === 'header' && now.location === 'header';
  const isSame = isHeader ? before.toLowerCase() === after.toLowerCase() : before === after;
  if (isSame || [old, now].some(({ location }) => location === 'path')) return [];
  if (before === '' || after === '') return [];
  // A part of a value and the whole of it are the same value, read to another depth.
  if (before.startsWith(`${after}.`) || after.startsWith(`${before}.`)) return [];
  const message = `${getLabel(now, owner)} is sent as ${quote(after)} now; it was sent as ${quote(before)}.`;
  return [{ rule: PARAMETER_RULES.wireNameChanged, message, before, after }];
}

function compareConstants(old: SentValue, now: SentValue, owner: string): OperationDifference[] {
  if (old.constant === undefined || now.constant === undefined) return [];
  const [before, after] = [JSON.stringify(old.constant), JSON.stringify(now.constant)];
  if (before === after) return [];
  const message = `${getLabel(now, owner)} is always ${quote(after)} now; it was ${quote(before)}.`;
  return [{ rule: CLIENT_RULES.constantChanged, message, before, after }];
}

function describeSent({ value }: Named, owner: string): OperationDifference {
  const { location, wireName, pythonName } = value;
  const message = `${getLabel(value, owner)} is sent ${PLACES[location]} now; it was not sent.`;
  const part = { kind: 'parameter' as const, name: pythonName ?? wireName };
  return { rule: CLIENT_RULES.valueSent, message, part, after: wireName };
}

function describeNotSent({ value }: Named, owner: string): OperationDifference {
  const { location, wireName, pythonName } = value;
  const message = `${getLabel(value, owner)} is not sent now; it was sent ${PLACES[location]}.`;
  const part = { kind: 'parameter' as const, name: pythonName ?? wireName };
  return { rule: CLIENT_RULES.valueNotSent, message, part, before: wireName };
}

function getLabel({ pythonName, wireName }: SentValue, owner: string): string {
  return quotePart(pythonName ?? wireName, owner);
}
