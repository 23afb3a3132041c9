import type { Versions } from '../../contract/versions.ts';
import { formatTable } from '../../terminal/table.ts';
import type { Context } from '../shared/context.ts';
import { openTarget } from './open-target.ts';
import { getProjectFolder, makeNothing } from './change-releases.ts';
import type { ListOptions } from './release-commands.ts';

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
  const rows = versions.versions.map(({ version, date, prerelease, aliases }) => {
    const marks = [
      ...(version === versions.default ? ['root'] : []),
      ...(prerelease ? ['pre-release'] : []),
    ];
    return [version, date, aliases.join(', '), marks.join(', ')];
  });
  const { paintOut: paint, columns } = terminal;
  return formatTable(['VERSION', 'DATE', 'ALIASES', 'NOTES'], rows, { paint, columns });
}
