import type { Operation } from '../../../contract/operation.ts';
import type { Security } from '../../../contract/security.ts';
import type { Comparison } from '../../comparison.ts';
import { pairBy } from '../../matching/pair-by.ts';
import { describeChange, getLocalName, quote, quoteAll } from '../../wording.ts';
import type { OperationDifference } from './operation-difference.ts';
import { SECURITY_RULES } from './security-rules.ts';

/** Changes in the credentials that an operation asks for. */
export function compareSecurity(
  before: Operation,
  after: Operation,
  comparison: Comparison,
): OperationDifference[] {
  const owner = quote(getLocalName(after, comparison.after));
  const { pairs, added, removed } = pairBy(before.security ?? [], after.security ?? [], [
    describeScheme,
    ({ schemeName }) => schemeName,
  ]);
  const replaced = Math.min(added.length, removed.length);
  return [
    ...pairs.flatMap(([old, now]) => comparePair(old, now, owner)),
    ...added
      .slice(0, replaced)
      .map((now, index) => reportChanged(removed[index] ?? now, now, owner)),
    ...added.slice(replaced).map((now) => reportAdded(now, owner)),
    ...removed.slice(replaced).map((old) => {
      const text = describeScheme(old);
      const message = `${owner} no longer asks for ${quote(text)}.`;
      return { rule: SECURITY_RULES.removed, message, before: text };
    }),
  ];
}

/** What a request must carry: the name of the scheme in OpenAPI does not matter. */
function describeScheme({ scheme, name }: Security): string {
  return name === undefined ? scheme : `${scheme} ${name}`;
}

function reportAdded(now: Security, owner: string): OperationDifference {
  const after = describeScheme(now);
  return now.optional === true
    ? {
        rule: SECURITY_RULES.addedOptional,
        message: `${owner} accepts ${quote(after)} now.`,
        after,
      }
    : { rule: SECURITY_RULES.added, message: `${owner} asks for ${quote(after)} now.`, after };
}

function reportChanged(old: Security, now: Security, owner: string): OperationDifference {
  const [before, after] = [describeScheme(old), describeScheme(now)];
  const message = `${owner} asks for ${quote(after)} now; it asked for ${quote(before)}.`;
  return { rule: SECURITY_RULES.changed, message, before, after };
}

function comparePair(old: Security, now: Security, owner: string): OperationDifference[] {
  const isSame = describeScheme(old) === describeScheme(now);
  return [
    ...(isSame ? [] : [reportChanged(old, now, owner)]),
    ...compareOptional(old, now, owner),
    ...compareScopes(old, now, owner),
  ];
}

function compareOptional(old: Security, now: Security, owner: string): OperationDifference[] {
  if (old.optional === now.optional) return [];
  const subject = `${quote(describeScheme(now))} of ${owner}`;
  return now.optional === true
    ? [{ rule: SECURITY_RULES.optional, message: describeChange(subject, 'optional', 'required') }]
    : [{ rule: SECURITY_RULES.required, message: describeChange(subject, 'required', 'optional') }];
}

function compareScopes(old: Security, now: Security, owner: string): OperationDifference[] {
  const [olds, news] = [old.scopes ?? [], now.scopes ?? []];
  const added = news.filter((scope) => !olds.includes(scope));
  const removed = olds.filter((scope) => !news.includes(scope));
  const tell = (rule: OperationDifference['rule'], verb: string, scopes: string[]) =>
    scopes.length === 0
      ? []
      : [{ rule, message: `${owner} ${verb} the scope ${quoteAll(scopes)}.` }];
  return [
    ...tell(SECURITY_RULES.scopeAdded, 'also asks for', added),
    ...tell(SECURITY_RULES.scopeRemoved, 'no longer asks for', removed),
  ];
}
