import type { ClassItem } from '../../../contract/class.ts';
import type { TypeExpression } from '../../../contract/type-expression.ts';
import type { InheritedField } from '../../../contract/view/class-tree.ts';
import type { PackageView } from '../../../contract/view/package-view.ts';
import type { Comparison } from '../../comparison.ts';
import type { ItemPair } from '../../documents.ts';
import { pairBy } from '../../matching/pair-by.ts';
import type { Rule } from '../../rule.ts';
import { relateTypes } from '../../types/relate-types.ts';
import { quote, quotePart } from '../../wording.ts';
import { describeTypeChange } from '../describe-type-change.ts';
import { RESPONSE_FIELD_RULES } from './field-rules.ts';

type Field = InheritedField;

/** A difference in what a model writes, which requests do not have. */
interface OutputDifference {
  rules: { response: Rule };
  message: string;
  before?: Field;
  after?: Field;
}

/** Changes in what a model writes apart from what it reads: computed and excluded fields, names. */
export function compareOutputs(
  { before, after }: ItemPair<ClassItem>,
  owner: string,
  comparison: Comparison,
): OutputDifference[] {
  const names = [({ name }: Field) => name];
  const read = pairBy(
    comparison.before.fields(before.id),
    comparison.after.fields(after.id),
    names,
  );
  const computed = pairBy(
    listComputed(before.id, comparison.before),
    listComputed(after.id, comparison.after),
    names,
  );
  return [
    ...read.pairs.flatMap(([old, now]) => compareWritten(old, now, owner)),
    ...computed.added.map((now) => reportAdded(now, owner)),
    ...computed.removed.map((old) => reportRemoved(old, owner)),
    ...computed.pairs.flatMap(([old, now]) => compareTypes(old, now, owner, comparison)),
  ];
}

/** The name under which a model writes a field. */
export function getOutputName({ outputName, wireName }: Field): string {
  return outputName ?? wireName;
}

function listComputed(id: string, view: PackageView): Field[] {
  return view.outputFields(id).filter(({ isComputed }) => isComputed === true);
}

function reportAdded(after: Field, owner: string): OutputDifference {
  const message = `${quote(owner)} writes the field ${quote(after.name)} now.`;
  return { rules: { response: RESPONSE_FIELD_RULES.addedOptional }, message, after };
}

function reportRemoved(before: Field, owner: string): OutputDifference {
  const message = `${quote(owner)} no longer writes the field ${quote(before.name)}.`;
  return { rules: { response: RESPONSE_FIELD_RULES.removed }, message, before };
}

function compareWritten(before: Field, after: Field, owner: string): OutputDifference[] {
  if (before.inputOnly !== after.inputOnly) {
    return [after.inputOnly ? reportRemoved(before, owner) : reportAdded(after, owner)];
  }
  const [was, is] = [getOutputName(before), getOutputName(after)];
  const isTold = before.wireName !== after.wireName || before.inputOnly === true;
  if (was === is || isTold) return [];
  const message = `${quotePart(after.name, owner)} is called ${quote(is)} in responses now; it was ${quote(was)}.`;
  return [{ rules: { response: RESPONSE_FIELD_RULES.wireNameChanged }, message, before, after }];
}

const TYPE_RULES = {
  narrower: RESPONSE_FIELD_RULES.typeNarrowed,
  wider: RESPONSE_FIELD_RULES.typeWidened,
  different: RESPONSE_FIELD_RULES.typeChanged,
};

function compareTypes(
  before: Field,
  after: Field,
  owner: string,
  comparison: Comparison,
): OutputDifference[] {
  const types: [TypeExpression | undefined, TypeExpression | undefined] = [before.type, after.type];
  const relation = relateTypes(...types, comparison);
  if (relation === 'same') return [];
  const message = describeTypeChange(quotePart(after.name, owner), ...types, comparison);
  return [{ rules: { response: TYPE_RULES[relation] }, message, before, after }];
}
