import type { ClassItem, EnumMember } from '../../../contract/class.ts';
import type { Comparison } from '../../comparison.ts';
import type { ItemPair } from '../../documents.ts';
import { type Key, pairBy } from '../../matching/pair-by.ts';
import { getLocalName, getValueText, quote, quotePart } from '../../wording.ts';
import type { ModelDifference, Sources } from './model-difference.ts';
import { REQUEST_MODEL_RULES, RESPONSE_MODEL_RULES } from './model-rules.ts';

type Found = Omit<ModelDifference, 'part' | 'sources' | 'holders'>;
type Members = readonly EnumMember[];

const KEYS: Key<EnumMember>[] = [({ name }) => name, getKnownText];

/** Changes in the values of an enum: the value is sent, and code uses the name. */
export function compareEnums(pair: ItemPair<ClassItem>, comparison: Comparison): ModelDifference[] {
  const { before, after } = pair;
  const owner = getLocalName(after, comparison.after);
  const olds = before.model?.members ?? [];
  const news = after.model?.members ?? [];
  const { pairs, added, removed } = pairBy(olds, news, KEYS);
  const tell = (found: Found[], old: EnumMember | undefined, now: EnumMember | undefined) =>
    found.map((difference) => ({
      ...difference,
      part: { kind: 'enumMember', name: (now ?? old)?.name ?? '' } as const,
      sources: [getSource(old, before), getSource(now, after)] satisfies Sources,
      holders: [pair],
    }));
  return [
    ...added.flatMap((now) => tell(describeAdded(now, olds, owner), undefined, now)),
    ...removed.flatMap((old) => tell(describeRemoved(old, news, owner), old, undefined)),
    ...pairs.flatMap(([old, now]) => tell(comparePair(old, now, owner), old, now)),
  ];
}

/** The value as JSON, if it can be read from the source. */
function getKnownText({ value }: EnumMember): string | undefined {
  return value.value === undefined ? undefined : getValueText(value);
}

function getSource(member: EnumMember | undefined, { source: { file } }: ClassItem) {
  return member?.line === undefined ? undefined : { file, line: member.line };
}

type EnumAspect = 'valueAdded' | 'valueRemoved' | 'valueChanged' | 'memberRenamed';

function getRules(aspect: EnumAspect): ModelDifference['rules'] {
  return { request: REQUEST_MODEL_RULES[aspect], response: RESPONSE_MODEL_RULES[aspect] };
}

/** Undefined for a second name of a known value. */
function describeAdded(member: EnumMember, olds: Members, owner: string): Found[] {
  if (findByValue(olds, member) !== undefined) return [];
  const after = getKnownText(member) ?? member.name;
  const message = `${quote(owner)} has the new value ${quote(after)}.`;
  return [{ rules: getRules('valueAdded'), message, after }];
}

function describeRemoved(member: EnumMember, news: Members, owner: string): Found[] {
  const { name } = member;
  const before = getKnownText(member) ?? name;
  const other = findByValue(news, member);
  if (other === undefined) {
    const message = `${quote(owner)} no longer has the value ${quote(before)}.`;
    return [{ rules: getRules('valueRemoved'), message, before }];
  }
  const message = `${quotePart(name, owner)} was removed; its value ${quote(before)} is now called ${quote(other.name)}.`;
  return [{ rules: getRules('memberRenamed'), message, before: name, after: other.name }];
}

function findByValue(members: Members, member: EnumMember): EnumMember | undefined {
  const text = getKnownText(member);
  return text === undefined ? undefined : members.find((one) => getKnownText(one) === text);
}

function comparePair(old: EnumMember, now: EnumMember, owner: string): Found[] {
  const subject = quotePart(now.name, owner);
  if (old.name !== now.name) {
    const message = `${subject} is the new name of ${quote(old.name)}.`;
    return [{ rules: getRules('memberRenamed'), message, before: old.name, after: now.name }];
  }
  const [before, after] = [getValueText(old.value), getValueText(now.value)];
  if (before === after) return [];
  const message = `${subject} is ${quote(after)} now; it was ${quote(before)}.`;
  return [{ rules: getRules('valueChanged'), message, before, after }];
}
