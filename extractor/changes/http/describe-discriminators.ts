import type { TypeExpression } from '../../contract/type-expression.ts';
import { listDiscriminators } from '../types/type-limits.ts';
import { quoteAll } from '../wording.ts';

interface DiscriminatorTexts {
  message: string;
  before: string;
  after: string;
}

/** What tells the members of unions apart, if that has changed. */
export function describeDiscriminators(
  before: TypeExpression | undefined,
  after: TypeExpression | undefined,
  subject: string,
): DiscriminatorTexts | undefined {
  const [old, now] = [listDiscriminators(before).toSorted(), listDiscriminators(after).toSorted()];
  if (old.join(', ') === now.join(', ')) return undefined;
  const name = (names: string[]) => (names.length === 0 ? 'nothing' : quoteAll(names));
  const start = subject.replace(/^[TW]/, (letter) => letter.toLowerCase());
  const message = `The members of the union in ${start} are distinguished by ${name(now)} now; it was ${name(old)}.`;
  return { message, before: old.join(', '), after: now.join(', ') };
}
