import type { Change } from '../../../contract/change.ts';
import type { ClassItem, Field } from '../../../contract/class.ts';
import type { ItemPair } from '../../documents.ts';
import type { Rule } from '../../rule.ts';
import { quote } from '../../wording.ts';
import { compareFinal } from '../compare-final.ts';
import { type Facts, getPartSource, type Report } from '../create-report.ts';
import { CLASS_RULES } from './class-rules.ts';

interface Options {
  name: string;
  report: Report;
}

/** Changes in what a class allows: subclasses, setting its fields, passing them by position. */
export function compareModifiers(pair: ItemPair<ClassItem>, { name, report }: Options): Change[] {
  return [
    ...compareFinal(pair, name, report),
    ...compareModifier(pair, FROZEN, { name, report }),
    ...compareModifier(pair, KEYWORD_ONLY, { name, report }),
  ];
}

/** Something that a class says of all of its fields, or of some. */
interface Modifier {
  fact: 'frozen' | 'keywordOnly';
  /** The rule, and the end of the sentence that begins with the fields. */
  added: [Rule, string];
  removed: [Rule, string];
}

const FROZEN: Modifier = {
  fact: 'frozen',
  added: [CLASS_RULES.classFrozen, 'can no longer be set'],
  removed: [CLASS_RULES.classUnfrozen, 'can be set now'],
};

const KEYWORD_ONLY: Modifier = {
  fact: 'keywordOnly',
  added: [CLASS_RULES.fieldsKeywordOnly, 'can only be passed by name now'],
  removed: [CLASS_RULES.fieldsPositional, 'can be passed by position now'],
};

function compareModifier(
  pair: ItemPair<ClassItem>,
  { fact, added, removed }: Modifier,
  { name, report }: Options,
): Change[] {
  const { before, after } = pair;
  if (![before, after].every(hasAttributes)) return [];
  const [was, is] = [before.model?.[fact] === true, after.model?.[fact] === true];
  if (was && is) return [];
  if (was !== is && [before, after].some(({ model }) => model?.hasUnreadSettings)) return [];
  const end = `of ${quote(name)}`;
  if (was !== is) {
    const [rule, text] = is ? added : removed;
    return [report(rule, `The fields ${end} ${text}.`)];
  }
  return pairFields(before, after).flatMap(([old, now]) => {
    if (old[fact] === now[fact]) return [];
    const [rule, text] = now[fact] === true ? added : removed;
    const part = { kind: 'field', name: now.name } as const;
    const sources: Facts['sources'] = [getPartSource(before, old), getPartSource(after, now)];
    return [report(rule, `Field ${quote(now.name)} ${end} ${text}.`, { part, sources })];
  });
}

/** Whether a class is a model whose objects have the fields as attributes. */
function hasAttributes({ model }: ClassItem): boolean {
  return model !== undefined && model.shape === undefined;
}

/** The fields that both classes declare themselves. */
function pairFields(before: ClassItem, after: ClassItem): [Field, Field][] {
  const olds = new Map(before.model?.fields?.map((field) => [field.name, field]));
  return (after.model?.fields ?? []).flatMap((now): [Field, Field][] => {
    const old = olds.get(now.name);
    return old === undefined ? [] : [[old, now]];
  });
}
