import {
  type Command,
  type CommandUnknownOpts,
  InvalidArgumentError,
  Option,
  type OptionValues,
} from '@commander-js/extra-typings';
import { USUAL_STRICTNESS } from '../../diagnostics/strictness.ts';
import {
  CONFIG_OPTION,
  makeExamples,
  makeFormatOption,
  makeStrictOption,
  type OptionsOf,
  PYTHON_OPTION,
} from '../shared/command-options.ts';

/** Adds the options that say where the released site is. */
function addPlaceOptions<Args extends unknown[], Options extends OptionValues>(
  command: Command<Args, Options>,
) {
  return command
    .option('--to <folder>', 'folder of the released site or, with --branch, of the repository')
    .option('--branch <name>', 'branch of the repository with the released site')
    .option(...CONFIG_OPTION);
}

/** Commands that change released versions do not read any source. */
const EXCHANGE_OPTION = [
  '--python <command>',
  'Python that replaces the folder in a single step',
] as const;

/**
 * Adds the options that all commands share that change the released site.
 *
 * @param pythonOption the option `--python`, with what the command needs Python for
 */
function addTargetOptions<Args extends unknown[], Options extends OptionValues>(
  command: Command<Args, Options>,
  pythonOption: readonly ['--python <command>', string],
) {
  return addPlaceOptions(command)
    .option('--push', 'fetch the branch from the remote repository first, and push it afterwards')
    .option('--wait <seconds>', 'how long to wait for another release to finish', parseSeconds, 600)
    .option(...pythonOption);
}

export function defineRelease(program: CommandUnknownOpts) {
  return addTargetOptions(
    program
      .command('release')
      .summary('build and publish the site of a version')
      .description(
        'Build the site of a version and publish it at /VERSION/ and, if it is the newest release, at the root. The published site is replaced in a single step.',
      )
      .argument('[version]', 'name of the version, with letters, digits, `.`, `_`, `+` and `-`')
      .option(
        '--from <source>',
        'release versions of a project: pypi:<project>, git:<repository>, or git: for this repository',
      )
      .option('--all', 'with --from: all versions that were not released yet')
      .option('--tags <pattern>', 'with --from: only versions or tags like this, such as v2.*')
      .option('--last <number>', 'with --from: only so many of the newest versions', parseNumber)
      .option('--include-prereleases', 'with --from: also release pre-releases')
      .option('--dry-run', 'with --from: list the versions, and release nothing')
      .addOption(
        new Option('--alias <name>', 'another name for the version (can be repeated)')
          .argParser(collect)
          .default([], 'none'),
      )
      .option('--prerelease', 'do not publish at the root, unless there is no other version')
      .option('--replace', 'build and publish a version again that was already released')
      .option('--no-default', 'do not change the root, even if the version is the newest')
      .option('--date <day>', 'date of the release (default: today, in UTC)', parseDay)
      .addOption(
        makeStrictOption('release nothing if there are findings').default(USUAL_STRICTNESS),
      )
      .option('--no-strict', 'release even if there are findings'),
    PYTHON_OPTION,
  ).addHelpText(
    'after',
    makeExamples([
      'wrapdocs release 1.2.0 --to public',
      'wrapdocs release 2.0.0rc1 --alias next --to public',
      'wrapdocs release 1.2.0 --alias stable --branch gh-pages --push',
      'wrapdocs release --from pypi:my-client --all --to public',
      "wrapdocs release --from git: --tags 'v2.*' --last 5 --to public --dry-run",
    ]),
  );
}
export type ReleaseOptions = OptionsOf<typeof defineRelease>;

/** `wrapdocs releases`: the versions of a published site. */
export function defineReleases(program: CommandUnknownOpts) {
  return program
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
}

export function defineList(releases: CommandUnknownOpts) {
  return addPlaceOptions(
    releases
      .command('list')
      .summary('list the versions')
      .description('List the released versions, newest first.')
      .addOption(makeFormatOption(['table', 'json'], 'table')),
  ).addHelpText(
    'after',
    makeExamples([
      'wrapdocs releases list --to public',
      'wrapdocs releases list --branch gh-pages --format json | jq -r .default',
    ]),
  );
}
export type ListOptions = OptionsOf<typeof defineList>;

export function defineDelete(releases: CommandUnknownOpts) {
  return addTargetOptions(
    releases
      .command('delete')
      .summary('delete a version')
      .description('Delete a version and its aliases.')
      .argument('<version>', 'the version')
      .option('--default <version>', 'version to publish at the root instead'),
    EXCHANGE_OPTION,
  ).addHelpText(
    'after',
    makeExamples([
      'wrapdocs releases delete 0.9.0 --to public',
      'wrapdocs releases delete 1.2.0 --default 1.1.0 --to public',
    ]),
  );
}
export type DeleteOptions = OptionsOf<typeof defineDelete>;

export function defineAlias(releases: CommandUnknownOpts) {
  return addTargetOptions(
    releases
      .command('alias')
      .summary('add or remove another name for a version')
      .description(
        'Add another name (alias) for a version, or remove one. Addresses with the alias lead to the version.',
      )
      .argument('[version]', 'the version')
      .argument('[name]', 'the alias; if another version has this alias, it is moved')
      .option('--remove <name>', 'remove this alias'),
    EXCHANGE_OPTION,
  ).addHelpText(
    'after',
    makeExamples([
      'wrapdocs releases alias 1.2.0 stable --to public',
      'wrapdocs releases alias --remove stable --to public',
    ]),
  );
}
export type AliasOptions = OptionsOf<typeof defineAlias>;

export function defineSetDefault(releases: CommandUnknownOpts) {
  return addTargetOptions(
    releases
      .command('set-default')
      .summary('publish a version at the root')
      .description(
        'Publish a version at the root of the site. If it is the newest release, the next release replaces it. Otherwise, it stays there until the next set-default.',
      )
      .argument('<version>', 'the version'),
    EXCHANGE_OPTION,
  ).addHelpText('after', makeExamples(['wrapdocs releases set-default 1.2.0 --to public']));
}
export type SetDefaultOptions = OptionsOf<typeof defineSetDefault>;

function collect(name: string, others: string[]): string[] {
  return [...others, name];
}

function parseNumber(text: string): number {
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Enter a whole number from 1.');
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
