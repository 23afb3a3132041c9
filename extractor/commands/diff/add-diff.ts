import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import type { GetContext } from '../shared/command-options.ts';
import { defineDiff } from './diff-command.ts';

/** `wrapdocs diff`: the changes between two documents of a package. */
export function addDiff(program: CommandUnknownOpts, getContext: GetContext): void {
  defineDiff(program).action(async (before, after, options) => {
    const { runDiff } = await import('./run-diff.ts');
    await runDiff(before, after, options, getContext());
  });
}
