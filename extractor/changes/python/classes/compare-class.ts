import type { Change } from '../../../contract/change.ts';
import type { ClassItem } from '../../../contract/class.ts';
import type { Comparison } from '../../comparison.ts';
import type { ItemPair } from '../../documents.ts';
import { isHttpModel } from '../../model-reach.ts';
import { getLocalName, getNoun, quote } from '../../wording.ts';
import { compareDeprecation } from '../compare-deprecation.ts';
import { createReport } from '../create-report.ts';
import { PYTHON_RULES } from '../python-rules.ts';
import { compareConstructor } from './compare-constructor.ts';
import { compareBases } from './compare-bases.ts';
import { compareEnumMembers } from './compare-enum.ts';
import { compareFields } from './compare-fields.ts';
import { compareModifiers } from './compare-modifiers.ts';
import { compareTypeParameters } from './compare-type-parameters.ts';

/** Whether callers cannot read a field any more; how it is given is compared as a parameter. */
function isGone({ code, severity }: Change): boolean {
  return code === PYTHON_RULES.fieldRemoved.code && severity === 'breaking';
}

/** Changes in a class itself; its members are separate items. */
export function compareClasses(pair: ItemPair<ClassItem>, comparison: Comparison): Change[] {
  const report = createReport(pair, comparison);
  const name = getLocalName(pair.after, comparison.after);
  const isHttp = isHttpModel(pair.before, pair.after, comparison);
  const constructor = compareConstructor(pair, name, report, comparison);
  const fields = isHttp ? [] : compareFields(pair, { name, report, comparison });
  return [
    ...compareBases(pair, { name, report, comparison }),
    ...compareModifiers(pair, { name, report }),
    ...compareTypeParameters(pair, { name, report, comparison }),
    ...compareDeprecation(pair, `The ${getNoun(pair.after)} ${quote(name)}`, report),
    ...(constructor === undefined ? fields : [...constructor, ...fields.filter(isGone)]),
    ...(isHttp ? [] : compareEnumMembers(pair, name, report)),
  ];
}
