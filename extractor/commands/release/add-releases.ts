import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { WrapdocsError } from '../../errors.ts';
import { makeExamples, type GetContext } from '../shared/command-options.ts';
import {
  defineAlias,
  defineDelete,
  defineList,
  defineRelease,
  defineSetDefault,
} from './release-commands.ts';

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
