import type { Change } from '../../../contract/change.ts';
import type { DocstringSection } from '../../../contract/docstring.ts';
import type { FunctionItem } from '../../../contract/function.ts';
import type { Operation } from '../../../contract/operation.ts';
import type { ItemPair } from '../../documents.ts';
import { quote, quoteAll } from '../../wording.ts';
import type { Report } from '../create-report.ts';
import { PYTHON_RULES } from '../python-rules.ts';

type Callable = FunctionItem | Operation;

/** Keywords that only the docstring named, because `**kwargs` took them, and that it no longer names. */
export function compareDocumentedKeywords(
  { before, after }: ItemPair<Callable>,
  name: string,
  report: Report,
): Change[] {
  const { parameters } = after.signature;
  const known = new Set([...parameters.map((one) => one.name), ...listDocumented(after)]);
  const named = new Set(before.signature.parameters.map((one) => one.name));
  const lost = takesAny(before)
    ? listDocumented(before).filter((one) => !known.has(one) && !named.has(one))
    : [];
  const [first] = lost;
  if (first === undefined) return [];
  const verb = lost.length === 1 ? 'is' : 'are';
  const [rule, end] = takesAny(after)
    ? ([PYTHON_RULES.keywordUndocumented, `${verb} no longer documented`] as const)
    : ([PYTHON_RULES.parameterRemoved, `${verb} no longer accepted`] as const);
  const noun = lost.length === 1 ? 'The keyword' : 'The keywords';
  const message = `${noun} ${quoteAll(lost)} of ${quote(name)}, which \`**kwargs\` took, ${end}.`;
  return [report(rule, message, { part: { kind: 'parameter', name: first } })];
}

function takesAny({ signature }: Callable): boolean {
  return signature.parameters.some(({ kind }) => kind === 'varKeyword');
}

function listDocumented(item: Callable): string[] {
  const sections: readonly DocstringSection[] =
    (item.kind === 'operation' ? item.sections : item.docstring?.sections) ?? [];
  return sections.flatMap((section) => {
    const isList = section.kind === 'parameters' || section.kind === 'otherParameters';
    if (!isList || !('items' in section)) return [];
    return section.items.flatMap(({ name = '' }) => (/^[a-z]\w*$/i.test(name) ? [name] : []));
  });
}
