import type { Change } from '../../contract/change.ts';
import type { PackageSource, Requirement } from '../../contract/package.ts';
import type { Comparison } from '../comparison.ts';
import { makeChange } from '../make-change.ts';
import type { Rule } from '../rule.ts';
import { quote } from '../wording.ts';
import { PYTHON_RULES } from './python-rules.ts';
import { isNarrower } from './version-bounds.ts';

/** What a rule has found, each as it stands in the sentence that is made of all. */
interface Finding {
  rule: Rule;
  names: readonly string[];
  describe: (all: string) => string;
}

/** Changes in what an installation needs and offers, if both documents say it. */
export function compareRequirements(comparison: Comparison): Change[] {
  const { before, after } = comparison;
  const [was, is] = [before.modules[0], after.modules[0]];
  if (was === undefined || is === undefined) return [];
  const [old, now] = [before.index.source, after.index.source];
  return [
    ...compareDistributions(old, now),
    ...compareExtras(old, now),
    ...comparePrograms(old, now),
  ]
    .filter(({ names }) => names.length > 0)
    .map(({ rule, names, describe }) => {
      const sides = { before: { item: was }, after: { item: is } };
      return makeChange(rule, { message: describe(names.join(', ')), ...sides }, comparison);
    });
}

function compareDistributions(old: PackageSource, now: PackageSource): Finding[] {
  const [olds, news] = [old, now].map(({ requirements }) =>
    requirements?.filter(({ extra }) => extra === undefined),
  );
  if (olds === undefined || news === undefined) return [];
  const added = listMissing(news, olds);
  const removed = listMissing(olds, news);
  const describeExtra = ({ name }: Requirement) =>
    `${quote(name)}, which the extra ${quote(findExtra(name, now) ?? '')} does`;
  const pairs = pairRequirements(olds, news);
  const isTighter = ([before, after]: Pair) => isNarrower(after.versions, before.versions);
  const isLooser = ([before, after]: Pair) => isNarrower(before.versions, after.versions);
  const describeAdded = (all: string) => `The package also requires ${all}.`;
  return [
    {
      rule: PYTHON_RULES.requirementAdded,
      names: added.filter(isLimited).map(describe),
      describe: describeAdded,
    },
    {
      rule: { ...PYTHON_RULES.requirementAdded, severity: 'safe' },
      names: added.filter((one) => !isLimited(one)).map(describe),
      describe: describeAdded,
    },
    {
      rule: { ...PYTHON_RULES.requirementRemoved, severity: 'possiblyBreaking' },
      names: removed.filter(({ name }) => findExtra(name, now) !== undefined).map(describeExtra),
      describe: (all) => `The package no longer installs ${all}.`,
    },
    {
      rule: PYTHON_RULES.requirementRemoved,
      names: removed
        .filter(({ name }) => findExtra(name, now) === undefined)
        .map(({ name }) => quote(name)),
      describe: (all) => `The package no longer requires ${all}.`,
    },
    {
      rule: PYTHON_RULES.requirementNarrowed,
      names: pairs.filter(isTighter).map(describeStep),
      describe: (all) => `The package accepts fewer versions of what it requires: ${all}.`,
    },
    {
      rule: PYTHON_RULES.requirementWidened,
      names: pairs.filter((pair) => isLooser(pair) && !isTighter(pair)).map(describeStep),
      describe: (all) => `The package accepts more versions of what it requires: ${all}.`,
    },
  ];
}

/** Whether a requirement can contradict what else is installed: newer versions will not do. */
function isLimited({ versions = '', conditional }: Requirement): boolean {
  return /<|==|~=/.test(versions) && conditional !== true;
}

function listMissing(wanted: readonly Requirement[], known: readonly Requirement[]): Requirement[] {
  const names = new Set(known.map(({ name }) => name));
  const firsts = new Map(wanted.toReversed().map((one) => [one.name, one]));
  return [...firsts.values()].filter(({ name }) => !names.has(name)).toReversed();
}

/** The extra for users that installs a package which not every installation has. */
function findExtra(name: string, { requirements = [] }: PackageSource): string | undefined {
  const found = requirements.filter((one) => one.name === name);
  return found.flatMap(({ extra }) => extra ?? []).find((extra) => !FOR_DEVELOPERS.test(extra));
}

type Pair = [before: Requirement, after: Requirement];

/** What both sides require once, and on every system. */
function pairRequirements(olds: readonly Requirement[], news: readonly Requirement[]): Pair[] {
  const [before, after] = [olds, news].map((list) => Map.groupBy(list, ({ name }) => name));
  return [...(before ?? [])].flatMap(([name, [old, ...others]]): Pair[] => {
    const [now, ...rest] = after?.get(name) ?? [];
    const isUnique = others.length + rest.length === 0;
    const isPlain = old?.conditional !== true && now?.conditional !== true;
    return isUnique && isPlain && old !== undefined && now !== undefined ? [[old, now]] : [];
  });
}

function describe({ name, versions, conditional }: Requirement): string {
  const wanted = quote(`${name}${versions ?? ''}`);
  return conditional === true ? `${wanted} on some systems` : wanted;
}

function describeStep([old, now]: Pair): string {
  const was = old.versions === undefined ? 'any version' : quote(old.versions);
  return `${describe(now)} (${was} before)`;
}

/** Extras that only those who work on the package install. */
const FOR_DEVELOPERS =
  /^(?:dev|develop|development|tests?|testing|docs?|documentation|lint|linting|format|build|release|ci|style|typing|mypy|benchmarks?|tox|coverage|pre-commit)$/;

function compareExtras(old: PackageSource, now: PackageSource): Finding[] {
  if (old.extras === undefined || now.extras === undefined) return [];
  const [olds, news] = [new Set(old.extras), new Set(now.extras)];
  const gone = [...olds].filter((name) => !news.has(name) && !FOR_DEVELOPERS.test(name));
  const added = [...news].filter((name) => !olds.has(name) && !FOR_DEVELOPERS.test(name));
  const isIncluded = (extra: string) => isInstalledAnyway(extra, old, now);
  return [
    {
      rule: PYTHON_RULES.extraRemoved,
      names: gone.filter((name) => !isIncluded(name)).map(quote),
      describe: (all) =>
        `The package no longer has the extra ${all}, so that \`pip\` installs nothing for it.`,
    },
    {
      rule: { ...PYTHON_RULES.extraRemoved, severity: 'safe' },
      names: gone.filter(isIncluded).map(quote),
      describe: (all) =>
        `The package no longer has the extra ${all}; every installation has what it added.`,
    },
    {
      rule: PYTHON_RULES.extraAdded,
      names: added.map(quote),
      describe: (all) => `The package has the extra ${all} now.`,
    },
  ];
}

/** Whether every installation has what an extra used to add. */
function isInstalledAnyway(extra: string, old: PackageSource, now: PackageSource): boolean {
  const added = old.requirements?.filter((one) => one.extra === extra) ?? [];
  const names = new Set(
    now.requirements?.filter((one) => one.extra === undefined).map(({ name }) => name),
  );
  return added.every(({ name }) => names.has(name));
}

/** Programs are only compared if both releases name some: others say nothing of theirs. */
function comparePrograms(old: PackageSource, now: PackageSource): Finding[] {
  if (old.programs === undefined || now.programs === undefined) return [];
  const [olds, news] = [old.programs, now.programs].map((all) => all.map(({ name }) => name));
  const list = (wanted: readonly string[] = [], known: readonly string[] = []) =>
    wanted.filter((name) => !known.includes(name)).map(quote);
  return [
    {
      rule: PYTHON_RULES.programRemoved,
      names: list(olds, news),
      describe: (all) => `The package no longer installs the program ${all}.`,
    },
    {
      rule: PYTHON_RULES.programAdded,
      names: list(news, olds),
      describe: (all) => `The package installs the program ${all} now.`,
    },
  ];
}
