import { compareFiltered } from '../../changes/compare.ts';
import { countChanges } from '../../changes/count-changes.ts';
import type { ChangeFilter } from '../../changes/filter-changes.ts';
import { getLoudness, type Loudness } from '../../contract/loudness.ts';
import type { PackageChanges } from '../../contract/history.ts';
import { WrapdocsError } from '../../errors.ts';
import type { Context } from '../shared/context.ts';
import { formatDiff } from './format-diff.ts';
import type { DiffFormatOptions, FailOn } from './diff-formats.ts';
import { readFilters } from './read-filters.ts';
import { readDiffInput, type DiffPackage, type DiffInput } from './diff-input.ts';
import type { DiffOptions } from './diff-command.ts';

/** `wrapdocs diff OLD NEW`: prints the changes, and fails if they are too severe. */
export async function runDiff(
  before: string,
  after: string,
  options: DiffOptions,
  context: Context,
): Promise<void> {
  const old = await readDiffInput(before, options, context);
  const now = await readDiffInput(after, options, context);
  if (old === undefined || now === undefined) return;
  const names = chooseNames(old, now, options.package, [before, after]);
  const filters = await readFilters(options, context);
  const packages = names.map((name) =>
    compareSides(name, old.get(name), now.get(name), filters(name)),
  );
  const showFile = (name: string, file: string) => now.get(name)?.showFile(file) ?? file;
  const text = formatDiff(packages, options.format, {
    paint: context.terminal.paintOut,
    showFile,
    isFull: options.all === true,
    getLoudness: (name, change) => getLoudness(change, filters(name).severity),
  });
  if (text !== '') context.terminal.print(text);
  requireHarmless(packages, options.failOn, (name, change) =>
    getLoudness(change, filters(name).severity),
  );
}

/** The packages to compare: the requested one, the one that a side has, or those of both. */
function chooseNames(
  old: DiffInput,
  now: DiffInput,
  only: string | undefined,
  words: readonly [string, string],
): string[] {
  const sides = [old, now] as const;
  const alone = sides.find((side) => side.size === 1);
  const [first] = alone?.keys() ?? [];
  const name = only ?? first;
  if (name === undefined) return [...new Set([...old.keys(), ...now.keys()])].toSorted();
  for (const [index, side] of sides.entries()) {
    if (!side.has(name)) throw makeMissing(name, side, words[index] ?? '');
  }
  return [name];
}

function makeMissing(name: string, side: DiffInput, specifier: string): WrapdocsError {
  return new WrapdocsError({
    code: 'USAGE',
    message: `\`${specifier}\` has no package \`${name}\` to compare with.`,
    hint: `It has ${[...side.keys()].map((one) => `\`${one}\``).join(', ')}; name two versions of one package.`,
  });
}

function compareSides(
  name: string,
  before: DiffPackage | undefined,
  after: DiffPackage | undefined,
  filter: ChangeFilter,
): PackageChanges {
  const versions = {
    ...getVersion('before', before),
    ...getVersion('after', after),
  };
  if (before === undefined) return { name, ...versions, presence: 'added' };
  if (after === undefined) return { name, ...versions, presence: 'removed' };
  const { kept, leftOut, internals } = compareFiltered(before.document, after.document, filter);
  return {
    name,
    ...versions,
    changes: kept,
    ...(leftOut === 0 ? {} : { leftOut }),
    ...(internals === 0 ? {} : { internals }),
  };
}

function getVersion(side: 'before' | 'after', found: DiffPackage | undefined) {
  const version = found?.document.index.version;
  return version === undefined ? {} : { [side]: version };
}

/** How loud a change must be to fail a run. */
const FAILING = {
  breaking: ['error'],
  'possibly-breaking': ['error', 'warning'],
  none: [],
} as const satisfies Record<FailOn, Loudness[]>;

/** Removing a package breaks everybody who imports it. */
function requireHarmless(
  packages: readonly PackageChanges[],
  failOn: FailOn,
  getLevel: DiffFormatOptions['getLoudness'],
): void {
  const levels = new Set<Loudness>(FAILING[failOn]);
  const failing = packages.flatMap(({ name, changes = [] }) =>
    changes.filter((change) => levels.has(getLevel(name, change))),
  );
  const gone = levels.size === 0 ? [] : packages.filter(({ presence }) => presence === 'removed');
  if (failing.length + gone.length === 0) return;
  const what = [
    ...(failing.length === 0 ? [] : [countChanges(failing)]),
    ...gone.map(({ name }) => `the package \`${name}\` was removed`),
  ];
  throw new WrapdocsError({
    code: 'FINDINGS',
    message: `--fail-on ${failOn} does not allow these changes: ${what.join(', ')}.`,
    hint: 'Undo the changes listed above, or release them as a version that may break callers.',
  });
}
