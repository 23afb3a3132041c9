import type { Change } from '../../../contract/change.ts';
import type { ClassItem } from '../../../contract/class.ts';
import type { Comparison } from '../../comparison.ts';
import type { ItemPair } from '../../documents.ts';
import { isHttpModel } from '../../model-reach.ts';
import { getLocalName, getNoun, quote } from '../../wording.ts';
import { compareDeprecation } from '../compare-deprecation.ts';
import { createReport } from '../create-report.ts';
import { compareBases } from './compare-bases.ts';
import { compareEnumMembers } from './compare-enum.ts';
import { compareFields } from './compare-fields.ts';
import { compareModifiers } from './compare-modifiers.ts';
import { compareTypeParameters } from './compare-type-parameters.ts';

/** Changes in a class itself; its members are separate items. */
export function compareClasses(pair: ItemPair<ClassItem>, comparison: Comparison): Change[] {
  const report = createReport(pair, comparison);
  const name = getLocalName(pair.after, comparison.after);
  const isHttp = isHttpModel(pair.before, pair.after, comparison);
  return [
    ...compareBases(pair, { name, report, comparison }),
    ...compareModifiers(pair, { name, report }),
    ...compareTypeParameters(pair, { name, report, comparison }),
    ...compareDeprecation(pair, `The ${getNoun(pair.after)} ${quote(name)}`, report),
    ...(isHttp ? [] : compareFields(pair, { name, report, comparison })),
    ...(isHttp ? [] : compareEnumMembers(pair, name, report)),
  ];
}
