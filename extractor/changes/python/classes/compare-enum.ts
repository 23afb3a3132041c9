import type { Change } from '../../../contract/change.ts';
import type { ClassItem, EnumMember } from '../../../contract/class.ts';
import type { ItemPair } from '../../documents.ts';
import type { Rule } from '../../rule.ts';
import { describeStep, normalize, quote } from '../../wording.ts';
import { getPartSource, type Report } from '../create-report.ts';
import { PYTHON_RULES } from '../python-rules.ts';

/** Changes in the members of an enum that no operation uses. */
export function compareEnumMembers(
  { before, after }: ItemPair<ClassItem>,
  name: string,
  report: Report,
): Change[] {
  const { same, renamed, removed, added } = matchMembers(
    before.model?.members ?? [],
    after.model?.members ?? [],
  );
  const tell = (rule: Rule, message: string, old?: EnumMember, now?: EnumMember): Change =>
    report(rule, message, {
      part: { kind: 'enumMember', name: (now ?? old)?.name ?? '' },
      texts: [old && getText(old), now && getText(now)],
      sources: [old && getPartSource(before, old), now && getPartSource(after, now)],
    });
  const label = (member: EnumMember) => `Member ${quote(member.name)} of ${quote(name)}`;

  return [
    ...removed.map((old) =>
      tell(PYTHON_RULES.enumMemberRemoved, `${label(old)} was removed.`, old),
    ),
    ...renamed.map(([old, now]) => {
      const message = `A member of ${quote(name)} was renamed ${describeStep(old.name, now.name)}.`;
      return tell(PYTHON_RULES.enumMemberRenamed, message, old, now);
    }),
    ...added.map((now) =>
      tell(PYTHON_RULES.enumMemberAdded, `${label(now)} is new.`, undefined, now),
    ),
    ...same.flatMap(([old, now]) => {
      if (getText(old) === getText(now)) return [];
      const message = `${label(now)} changed its value ${describeStep(getText(old), getText(now))}.`;
      return tell(PYTHON_RULES.enumValueChanged, message, old, now);
    }),
  ];
}

type MemberPair = [EnumMember, EnumMember];

/** A renamed member is the only one with its value on either side. */
function matchMembers(before: readonly EnumMember[], after: readonly EnumMember[]) {
  const news = new Map(after.map((member) => [member.name, member]));
  const gone = before.filter(({ name }) => !news.has(name));
  const names = new Set(before.map(({ name }) => name));
  const fresh = after.filter(({ name }) => !names.has(name));
  const renamed = gone.flatMap((old): MemberPair[] => {
    const isLike = ({ value }: EnumMember) =>
      value.value !== undefined && JSON.stringify(value.value) === getText(old);
    const [now, ...others] = fresh.filter(isLike);
    const isOnly = others.length === 0 && gone.filter(isLike).length === 1;
    return now !== undefined && isOnly ? [[old, now]] : [];
  });
  const matched = new Set(renamed.flat());
  return {
    same: before.flatMap((old): MemberPair[] => {
      const now = news.get(old.name);
      return now === undefined ? [] : [[old, now]];
    }),
    renamed,
    removed: gone.filter((member) => !matched.has(member)),
    added: fresh.filter((member) => !matched.has(member)),
  };
}

/** The value; as written if it is not a constant. */
function getText({ value }: EnumMember): string {
  return value.value === undefined ? normalize(value.text) : JSON.stringify(value.value);
}
