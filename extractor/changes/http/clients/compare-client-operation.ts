import type { Change } from '../../../contract/change.ts';
import type { Certainty } from '../../../contract/client-call.ts';
import type { Operation } from '../../../contract/operation.ts';
import { isOperation } from '../../../contract/view/package-view.ts';
import type { Comparison } from '../../comparison.ts';
import type { ItemPair } from '../../documents.ts';
import type { Rule } from '../../rule.ts';
import { getLocalName, quote } from '../../wording.ts';
import { compareBodies } from '../operations/compare-body.ts';
import { compareEndpoints } from '../operations/compare-endpoint.ts';
import { BODY_RULES } from '../operations/body-rules.ts';
import { reportDifference, type OperationDifference } from '../operations/operation-difference.ts';
import { OPERATION_RULES } from '../operations/operation-rules.ts';
import { PARAMETER_RULES } from '../operations/parameter-rules.ts';
import { CLIENT_RULES } from './client-rules.ts';
import { compareSentValues } from './compare-sent-values.ts';

/**
 * Changes in the request that a client sends. What callers write (parameters, types, defaults) is
 * compared by the rules for Python, as for any function.
 */
export function compareClientOperations(
  before: Operation,
  after: Operation,
  comparison: Comparison,
): Change[] {
  const owner = getLocalName(after, comparison.after);
  return [
    ...compareEndpoints(before, after, comparison)
      .filter(({ rule }) => isTold(rule, before, after))
      .flatMap((found) =>
        found.rule === OPERATION_RULES.pathChanged
          ? comparePaths(found, { before, after }, comparison)
          : found,
      ),
    ...compareSentValues(before, after, owner, comparison),
    ...compareBodies(before, after, comparison).filter(
      ({ rule }) => rule === BODY_RULES.mediaTypeChanged,
    ),
    ...compareCertainty(before, after, owner),
  ].map((difference) => reportDifference(downgrade(difference), { before, after }, comparison));
}

/** The names of placeholders are never sent, and a path that is only partly known is none to compare. */
function isTold(rule: Rule, ...sides: readonly Operation[]): boolean {
  if (rule === OPERATION_RULES.placeholderRenamed) return false;
  const isOpen = ({ client }: Operation) =>
    client?.reasons?.some(({ kind }) => kind === 'pathIncomplete') === true;
  const isKnown = !sides.some(isOpen);
  return isKnown || rule !== OPERATION_RULES.pathChanged;
}

/**
 * The address of a server may contain the start of its paths: `/v1`. If the addresses are known, the
 * whole addresses are compared.
 */
function comparePaths(
  found: OperationDifference,
  { before, after }: ItemPair<Operation>,
  comparison: Comparison,
): OperationDifference[] {
  if (before.path === after.path) return [];
  const isPrefixed = before.path.endsWith(after.path) || after.path.endsWith(before.path);
  if (!isPrefixed) return [found];
  // One side names the server where the other does not: nothing says that it is another one.
  const isOneWhole = /^https?:/.test(before.path) !== /^https?:/.test(after.path);
  if (isOneWhole) return [];
  if (!isUsualPrefix({ before, after }, comparison)) return [];
  const old = comparison.before.client(before);
  const now = comparison.after.client(after);
  const isSameClient = old !== undefined && comparison.counterpart(old.class.id) === now?.class.id;
  const [was, is] = [old?.server?.url, now?.server?.url];
  if (!isSameClient || was === undefined || is === undefined) {
    return [{ ...found, rule: CLIENT_RULES.pathPrefixChanged }];
  }
  return joinAddress(was, before.path) === joinAddress(is, after.path) ? [] : [found];
}

/**
 * Whether the paths of a client begin in another way: at least as many of its requests got or lost the
 * same start as go on without it. Of a single request, one version may only be read to another depth.
 */
function isUsualPrefix(pair: ItemPair<Operation>, comparison: Comparison): boolean {
  const counts = KNOWN_STEPS.get(comparison) ?? countSteps(comparison);
  KNOWN_STEPS.set(comparison, counts);
  const count = (step: string) => counts.get(`${getClient(pair, comparison)} ${step}`) ?? 0;
  return count(getPrefix(pair)) >= count('');
}

/** The counts of comparisons, which all operations with other paths need. */
const KNOWN_STEPS = new WeakMap<Comparison, ReadonlyMap<string, number>>();

/** How often each start was got or lost, by the client and the start. */
function countSteps(comparison: Comparison): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { before, after } of comparison.pairs) {
    if (!isOperation(before) || !isOperation(after)) continue;
    const pair = { before, after };
    const key = `${getClient(pair, comparison)} ${getPrefix(pair)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function getClient({ after }: ItemPair<Operation>, comparison: Comparison): string {
  return comparison.after.client(after)?.class.id ?? '';
}

/** `+/v1` for `/v1/books` in place of `/books`, `-/v1` for the other way, nothing for one path, `?` for others. */
function getPrefix({ before, after }: ItemPair<Operation>): string {
  const [old, now] = [before.path, after.path];
  if (old === now) return '';
  if (now.endsWith(old)) return `+${now.slice(0, -old.length)}`;
  return old.endsWith(now) ? `-${old.slice(0, -now.length)}` : '?';
}

function joinAddress(url: string, path: string): string {
  if (/^https?:/.test(path)) return path;
  return `${url.replace(/\/$/, '')}${path}`;
}

/** Rules about requests; other rules of operations are about names in Python. */
const REQUEST_RULES = new Set<Rule>([
  OPERATION_RULES.methodChanged,
  OPERATION_RULES.pathChanged,
  BODY_RULES.mediaTypeChanged,
  ...Object.values(PARAMETER_RULES),
]);

/** Calls stay the same, and only the server knows whether it accepts both requests. */
function downgrade(difference: OperationDifference): OperationDifference {
  const { rule } = difference;
  if (rule.severity !== 'breaking' || !REQUEST_RULES.has(rule)) return difference;
  return { ...difference, rule: { ...rule, severity: 'possiblyBreaking' } };
}

const CERTAINTIES: Record<Certainty, string> = {
  exact: 'read from the code',
  partial: 'only partly known',
  assumed: 'assumed from names',
  documented: 'known only from the docstring',
};

function compareCertainty(
  before: Operation,
  after: Operation,
  owner: string,
): OperationDifference[] {
  const [old, now] = [getCertainty(before), getCertainty(after)];
  if (old === now) return [];
  const message = `The request of ${quote(owner)} is ${CERTAINTIES[now]} now; it was ${CERTAINTIES[old]}.`;
  return [{ rule: CLIENT_RULES.certaintyChanged, message, before: old, after: now }];
}

/** A request that the source declares is as sure as one that was read from the code. */
function getCertainty({ client }: Operation): Certainty {
  return client?.certainty ?? 'exact';
}
