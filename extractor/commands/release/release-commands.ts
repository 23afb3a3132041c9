import { type CommandUnknownOpts, InvalidArgumentError } from '@commander-js/extra-typings';
import {
  CONFIG_OPTION,
  type GetContext,
  makeExamples,
  makeFormatOption,
  type OptionsOf,
  PYTHON_OPTION,
} from '../shared/command-options.ts';
import { WrapdocsError } from '../../errors.ts';

const TO_OPTION = [
  '--to <folder>',
  'folder of the released site or, with --branch, of the repository',
] as const;
const BRANCH_OPTION = [
  '--branch <name>',
  'branch of the repository with the released site',
] as const;
const PUSH_OPTION = [
  '--push',
  'fetch the branch from the remote repository first, and push it afterwards',
] as const;
const WAIT_OPTION = [
  '--wait <seconds>',
  'how long to wait for another release to finish',
  parseSeconds,
  600,
] as const;

function defineRelease(program: CommandUnknownOpts) {
  return program
    .command('release')
    .summary('build and publish the site of a version')
    .description(
      'Build the site of a version and publish it at /VERSION/ and, if it is the newest release, at the root. The published site is replaced in a single step.',
    )
    .argument('[version]', 'name of the version, with letters, digits, `.`, `_`, `+` and `-`')
    .option('--from <source>', 'with --all: project to release, pypi:<project> or git:<repository>')
    .option('--all', 'release all versions of the project that were not released yet')
    .option('--include-prereleases', 'with --all: also release pre-releases')
    .option('--alias <name>', 'another name for the version (can be repeated)', collect, [])
    .option('--prerelease', 'do not publish at the root, unless there is no other version')
    .option('--replace', 'build and publish a version again that was already released')
    .option('--no-default', 'do not change the root, even if the version is the newest')
    .option('--date <day>', 'date of the release (default: today, in UTC)', parseDay)
    .option('--no-strict', 'release even if there are findings')
    .option(...TO_OPTION)
    .option(...BRANCH_OPTION)
    .option(...PUSH_OPTION)
    .option(...WAIT_OPTION)
    .option(...CONFIG_OPTION)
    .option(...PYTHON_OPTION)
    .addHelpText(
      'after',
      makeExamples([
        'wrapdocs release 1.2.0 --to public',
        'wrapdocs release 2.0.0rc1 --alias next --to public',
        'wrapdocs release 1.2.0 --alias stable --branch gh-pages --push',
        'wrapdocs release --from pypi:my-client --all --to public',
      ]),
    );
}
export type ReleaseOptions = OptionsOf<typeof defineRelease>;

function defineList(releases: CommandUnknownOpts) {
  return releases
    .command('list')
    .summary('list the versions')
    .description('List the released versions, newest first.')
    .addOption(makeFormatOption(['table', 'json'], 'table'))
    .option(...TO_OPTION)
    .option(...BRANCH_OPTION)
    .option(...PUSH_OPTION)
    .option(...WAIT_OPTION)
    .option(...CONFIG_OPTION)
    .option(...PYTHON_OPTION)
    .addHelpText(
      'after',
      makeExamples([
        'wrapdocs releases list --to public',
        'wrapdocs releases list --branch gh-pages --format json | jq -r .default',
      ]),
    );
}
export type ListOptions = OptionsOf<typeof defineList>;

function defineDelete(releases: CommandUnknownOpts) {
  return releases
    .command('delete')
    .summary('delete a version')
    .description('Delete a version and its aliases.')
    .argument('<version>', 'the version')
    .option('--default <version>', 'version to publish at the root instead')
    .option(...TO_OPTION)
    .option(...BRANCH_OPTION)
    .option(...PUSH_OPTION)
    .option(...WAIT_OPTION)
    .option(...CONFIG_OPTION)
    .option(...PYTHON_OPTION)
    .addHelpText(
      'after',
      makeExamples([
        'wrapdocs releases delete 0.9.0 --to public',
        'wrapdocs releases delete 1.2.0 --default 1.1.0 --to public',
      ]),
    );
}
export type DeleteOptions = OptionsOf<typeof defineDelete>;

function defineAlias(releases: CommandUnknownOpts) {
  return releases
    .command('alias')
    .summary('add or remove another name for a version')
    .description(
      'Add another name (alias) for a version, or remove one. Addresses with the alias lead to the version.',
    )
    .argument('[version]', 'the version')
    .argument('[name]', 'the alias; if another version has this alias, it is moved')
    .option('--remove <name>', 'remove this alias')
    .option(...TO_OPTION)
    .option(...BRANCH_OPTION)
    .option(...PUSH_OPTION)
    .option(...WAIT_OPTION)
    .option(...CONFIG_OPTION)
    .option(...PYTHON_OPTION)
    .addHelpText(
      'after',
      makeExamples([
        'wrapdocs releases alias 1.2.0 stable --to public',
        'wrapdocs releases alias --remove stable --to public',
      ]),
    );
}
export type AliasOptions = OptionsOf<typeof defineAlias>;

function defineSetDefault(releases: CommandUnknownOpts) {
  return releases
    .command('set-default')
    .summary('publish a version at the root')
    .description(
      'Publish a version at the root of the site. If it is the newest release, the next release replaces it. Otherwise, it stays there until the next set-default.',
    )
    .argument('<version>', 'the version')
    .option(...TO_OPTION)
    .option(...BRANCH_OPTION)
    .option(...PUSH_OPTION)
    .option(...WAIT_OPTION)
    .option(...CONFIG_OPTION)
    .option(...PYTHON_OPTION)
    .addHelpText('after', makeExamples(['wrapdocs releases set-default 1.2.0 --to public']));
}
export type SetDefaultOptions = OptionsOf<typeof defineSetDefault>;

function collect(name: string, others: string[]): string[] {
  return [...others, name];
}

function parseSeconds(text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Enter a whole number of seconds.');
}

function parseDay(text: string): string {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  // Some engines read 2026-02-30 as the 2nd of March.
  if (day && !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(text)) return text;
  throw new InvalidArgumentError('Enter a day such as 2026-01-31.');
}

/** `wrapdocs release` and `wrapdocs releases`; each command's code is loaded when it runs. */
export function addReleases(program: CommandUnknownOpts, getContext: GetContext): void {
  defineRelease(program).action(async (version, options) => {
    const { all, from } = options;
    if (version !== undefined && all === undefined && from === undefined) {
      const { runRelease } = await import('./run-release.ts');
      await runRelease(version, options, getContext());
    } else if (version === undefined && all === true && from !== undefined) {
      const { runReleaseAll } = await import('./run-release-all.ts');
      await runReleaseAll({ ...options, from }, getContext());
    } else throw makeReleaseUsage();
  });
  const releases = program
    .command('releases')
    .summary('list and manage released versions')
    .description('List, delete and rename the released versions of a site.')
    .addHelpText(
      'after',
      makeExamples([
        'wrapdocs releases list --to public',
        'wrapdocs releases set-default 1.2.0 --branch gh-pages',
      ]),
    );
  defineList(releases).action(async (options) => {
    const { runReleasesList } = await import('./list-releases.ts');
    await runReleasesList(options, getContext());
  });
  defineDelete(releases).action(async (version, options) => {
    const { runReleasesDelete } = await import('./change-releases.ts');
    await runReleasesDelete(version, options, getContext());
  });
  defineAlias(releases).action(async (version, name, options) => {
    const { runReleasesAlias } = await import('./change-releases.ts');
    await runReleasesAlias(version, name, options, getContext());
  });
  defineSetDefault(releases).action(async (version, options) => {
    const { runReleasesSetDefault } = await import('./change-releases.ts');
    await runReleasesSetDefault(version, options, getContext());
  });
}

function makeReleaseUsage(): WrapdocsError {
  return new WrapdocsError({
    code: 'USAGE',
    message: 'Specify either a version or `--from SOURCE --all`.',
    hint: 'For example: `wrapdocs release 1.2.0 --to public` or `wrapdocs release --from pypi:my-client --all --to public`.',
  });
}
