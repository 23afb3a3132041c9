import type { Change } from '../../contract/change.ts';
import type { ItemPair } from '../documents.ts';
import { quote } from '../wording.ts';
import type { Report } from './create-report.ts';
import { PYTHON_RULES } from './python-rules.ts';

/** Whether `@final` was added to a class, a method or a property, or removed. */
export function compareFinal({ before, after }: ItemPair, name: string, report: Report): Change[] {
  const [was, is] = [isFinal(before), isFinal(after)];
  if (was === is) return [];
  return is
    ? [report(PYTHON_RULES.finalAdded, `${quote(name)} is final now.`)]
    : [report(PYTHON_RULES.finalRemoved, `${quote(name)} is no longer final.`)];
}

function isFinal(item: ItemPair['before']): boolean {
  const decorators = 'decorators' in item ? (item.decorators ?? []) : [];
  return decorators.some((text) => /^(?:typing|typing_extensions|t)?\.?final$/.test(text));
}
