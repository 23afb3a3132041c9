import type { Response } from '../../../contract/operation.ts';
import { getTypeReferences } from '../../../contract/types/type-references.ts';
import type { PackageView } from '../../../contract/view/package-view.ts';
import type { Comparison } from '../../comparison.ts';
import { quoteAll } from '../../wording.ts';
import type { OperationDifference } from './operation-difference.ts';
import { RESPONSE_RULES } from './response-rules.ts';

/** Changes in what a response keeps of its model: `response_model_exclude` and the like. */
export function compareResponseFields(
  before: Response,
  after: Response,
  subject: string,
  comparison: Comparison,
): OperationDifference[] {
  return [
    ...compareFields(before, after, subject, comparison),
    ...compareOmitted(before, after, subject),
    ...compareNames(before, after, subject),
  ];
}

function compareFields(
  before: Response,
  after: Response,
  subject: string,
  comparison: Comparison,
): OperationDifference[] {
  const olds = listHidden(before, comparison.before);
  const news = listHidden(after, comparison.after);
  const lost = [...news].filter((name) => !olds.has(name));
  const gained = [...olds].filter((name) => !news.has(name));
  const tell = (rule: OperationDifference['rule'], verb: string, names: string[]) =>
    names.length === 0 ? [] : [{ rule, message: `${subject} ${verb} ${quoteAll(names)} now.` }];
  return [
    ...tell(RESPONSE_RULES.fieldsExcluded, 'leaves out', lost),
    ...tell(RESPONSE_RULES.fieldsIncluded, 'contains', gained),
  ];
}

/** The fields of the model that the response leaves out. */
function listHidden({ type, include, exclude = [] }: Response, view: PackageView): Set<string> {
  const names = getTypeReferences(type).flatMap((id) => view.outputFields(id));
  const dropped = names.map(({ name }) => name).filter((name) => include?.includes(name) === false);
  return new Set([...exclude, ...dropped]);
}

const OMITTED = { none: 'None', unset: 'no value', defaults: 'their defaults' };

function compareOmitted(before: Response, after: Response, subject: string): OperationDifference[] {
  const [old, now] = [before.omits ?? [], after.omits ?? []];
  const lost = now.filter((name) => !old.includes(name)).map((name) => OMITTED[name]);
  const gained = old.filter((name) => !now.includes(name)).map((name) => OMITTED[name]);
  const tell = (rule: OperationDifference['rule'], verb: string, values: string[]) => {
    const message = `${subject} ${verb} fields with ${values.join(', ')} now.`;
    return values.length === 0 ? [] : [{ rule, message }];
  };
  return [
    ...tell(RESPONSE_RULES.valuesOmitted, 'leaves out', lost),
    ...tell(RESPONSE_RULES.valuesKept, 'contains', gained),
  ];
}

function compareNames(before: Response, after: Response, subject: string): OperationDifference[] {
  if (before.byName === after.byName) return [];
  const names = ['their aliases', 'their names in Python'];
  const [was = '', is = ''] = after.byName === true ? names : names.toReversed();
  const message = `The fields of ${subject.replace(/^The/, 'the')} have ${is} now; they had ${was}.`;
  return [{ rule: RESPONSE_RULES.namesChanged, message }];
}
