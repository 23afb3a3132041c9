import type { SignatureParameter } from '../../contract/function.ts';
import type { ItemPair } from '../documents.ts';

/** How many functions must have another name in the same place. */
const CONSISTENT = 3;

/** Names of parameters that several functions have in place of another one, old to new. */
export function findUsualNames(pairs: readonly ItemPair[]): Map<string, string> {
  const counts = new Map<string, number>();
  for (const { before, after } of pairs) {
    if (!('signature' in before) || !('signature' in after)) continue;
    const steps = listSteps(before.signature.parameters, after.signature.parameters);
    for (const step of steps) counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  const usual = [...counts].filter(([, count]) => count >= CONSISTENT);
  const found = Map.groupBy(usual, ([step]) => step.split(' ')[0] ?? '');
  // A name with two new ones is in several places something else.
  return new Map(
    [...found].flatMap(([old, steps]): [string, string][] =>
      steps.length === 1 ? [[old, steps[0]?.[0].split(' ')[1] ?? '']] : [],
    ),
  );
}

/** What stands in the place of a name that is gone, and was not there before. */
function listSteps(
  before: readonly SignatureParameter[],
  after: readonly SignatureParameter[],
): string[] {
  const [olds, news] = [before, after].map((list) => new Set(list.map(({ name }) => name)));
  return before.flatMap(({ name, kind }, place) => {
    const now = after[place];
    const isRenamed = now !== undefined && now.kind === kind && news?.has(name) === false;
    return isRenamed && olds?.has(now.name) === false && !kind.startsWith('var')
      ? [`${name} ${now.name}`]
      : [];
  });
}
