import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { makeExamples, type GetContext } from '../shared/command-options.ts';
import { defineOpenApi } from './export-commands.ts';

/** `wrapdocs export`: the documented package in the formats of other tools. */
export function addExport(program: CommandUnknownOpts, getContext: GetContext): void {
  const command = program
    .command('export')
    .summary('export a package to the formats of other tools')
    .description('Export a package to a format that other tools can read.')
    .addHelpText('after', makeExamples(['wrapdocs export openapi --out openapi.json']));
  defineOpenApi(command).action(async (options) => {
    const { runExportOpenApi } = await import('./export-openapi.ts');
    await runExportOpenApi(options, getContext());
  });
}
