import path from 'node:path';
import type { Versions } from '../../contract/versions.ts';
import { WrapdocsError } from '../../errors.ts';
import {
  removeAlias,
  removeVersion,
  setAlias,
  setDefault,
} from '../../release/versions/next-versions.ts';
import { createYield } from '../../release/yield-to-event-loop.ts';
import { stageChange } from '../../release/stage-change.ts';
import type { Context } from '../shared/context.ts';
import { openTarget } from './open-target.ts';
import type {
  AliasOptions,
  DeleteOptions,
  ListOptions,
  SetDefaultOptions,
} from './release-commands.ts';
import { formatTable } from '../../terminal/table.ts';

/**
 * The folder in which a branch's repository is looked for; the configuration itself is not needed.
 */
function getProjectFolder({ config }: Pick<SetDefaultOptions, 'config'>, cwd: string): string {
  return config === undefined ? cwd : path.dirname(path.resolve(cwd, config));
}

/** `wrapdocs releases delete`: removes a version and its aliases. */
export async function runReleasesDelete(
  version: string,
  options: DeleteOptions,
  context: Context,
): Promise<void> {
  const next = await change(options, context, `Delete ${version}`, (old) =>
    removeVersion(old, version, options.default),
  );
  context.terminal.note(`Deleted ${version}. The version at the root is ${next.default}.`);
}

/** `wrapdocs releases alias`: adds or removes another name of a version. */
export async function runReleasesAlias(
  version: string | undefined,
  name: string | undefined,
  options: AliasOptions,
  context: Context,
): Promise<void> {
  const { remove } = options;
  if (remove !== undefined && version === undefined) {
    await change(options, context, `Remove the alias ${remove}`, (old) => removeAlias(old, remove));
    context.terminal.note(`Removed the alias ${remove}.`);
  } else if (remove === undefined && version !== undefined && name !== undefined) {
    await change(options, context, `Name ${version} ${name}`, (old) =>
      setAlias(old, version, name),
    );
    context.terminal.note(`${name} is now an alias of ${version}.`);
  } else throw makeAliasUsage();
}

/** `wrapdocs releases set-default`: puts a version at the root. */
export async function runReleasesSetDefault(
  version: string,
  options: SetDefaultOptions,
  context: Context,
): Promise<void> {
  await change(options, context, `Publish ${version} at the root`, (old) =>
    setDefault(old, version),
  );
  context.terminal.note(`${version} is now at the root of the site.`);
}

/** Updates the published site to another list of its versions. */
async function change(
  options: SetDefaultOptions,
  context: Context,
  summary: string,
  getNext: (old: Versions) => Versions,
): Promise<Versions> {
  const { cwd, signal } = context;
  const target = openTarget(options, getProjectFolder(options, cwd), context);
  const getChecked = (old: Versions | undefined): Versions => {
    if (old === undefined) throw makeNothing(target.shown);
    return getNext(old);
  };
  let result = getChecked((await target.read()).versions);
  await target.update(async (published, stage) => {
    result = getChecked(published.versions);
    const step = { published, stage, next: result, yieldToEventLoop: createYield(signal) };
    return { kept: await stageChange(step), summary };
  });
  return result;
}

function makeNothing(shown: string): WrapdocsError {
  return new WrapdocsError({
    code: 'RELEASE_NOT_FOUND',
    message: `No version has been released to ${shown}.`,
    hint: 'To release a version, run `wrapdocs release VERSION`.',
  });
}

function makeAliasUsage(): WrapdocsError {
  return new WrapdocsError({
    code: 'USAGE',
    message: 'Specify either a version and an alias, or only `--remove NAME`.',
    hint: 'For example: `wrapdocs releases alias 1.2.0 stable` or `wrapdocs releases alias --remove stable`.',
  });
}

/** `wrapdocs releases list`: the versions of a site, the newest first. */
export async function runReleasesList(options: ListOptions, context: Context): Promise<void> {
  const { cwd, terminal } = context;
  const target = openTarget(options, getProjectFolder(options, cwd), context);
  const { versions } = await target.read();
  if (versions === undefined) throw makeNothing(target.shown);
  const isJson = options.format === 'json';
  terminal.print(isJson ? JSON.stringify(versions, undefined, 2) : formatList(versions, context));
}

function formatList(versions: Versions, { terminal }: Context): string {
  const rows = versions.versions.map(({ version, date = '', prerelease, aliases, madeBy }) => {
    const marks = [
      ...(version === versions.default ? ['root'] : []),
      ...(prerelease ? ['pre-release'] : []),
      ...(madeBy === undefined ? [] : [`made by ${madeBy}`]),
    ];
    return [version, date, aliases.join(', '), marks.join(', ')];
  });
  const { paintOut: paint, columns } = terminal;
  return formatTable(['VERSION', 'DATE', 'ALIASES', 'NOTES'], rows, { paint, columns });
}
