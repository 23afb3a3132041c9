import { Option, type Command } from 'commander';
import {
  CONFIG_OPTION,
  makeExamples,
  PYTHON_OPTION,
  type GetContext,
} from '../shared/command-options.ts';
import { OPENAPI_FORMATS } from './export-formats.ts';
import type { ExportOpenApiOptions } from './export-openapi.ts';

/** `wrapdocs export`: what was read, in the formats of other tools. */
export function addExport(program: Command, getContext: GetContext): void {
  const command = program
    .command('export')
    .summary('export a package to the formats of other tools')
    .description('Export a package to a format that other tools can read.')
    .addHelpText('after', makeExamples(['wrapdocs export openapi --out openapi.json']));
  addOpenApi(command, getContext);
}

function addOpenApi(command: Command, getContext: GetContext): void {
  command
    .command('openapi')
    .summary('write the operations of a package as OpenAPI 3.1')
    .description(
      'Write the operations and models of a configured package as OpenAPI 3.1. The `operationId` is the Python name. Information that OpenAPI does not support is in x-wrapdocs-* fields.',
    )
    .option(
      '--package <name>',
      'package in the configuration (default: the package with operations)',
    )
    .option('--out <file>', 'file to write to instead of the standard output')
    .addOption(
      new Option('--format <format>', 'json or yaml (default: depends on the file name)').choices(
        OPENAPI_FORMATS,
      ),
    )
    .option(...CONFIG_OPTION)
    .option(...PYTHON_OPTION)
    .addHelpText(
      'after',
      makeExamples([
        'wrapdocs export openapi > openapi.json',
        'wrapdocs export openapi --package my_wrapper --out openapi.yaml',
      ]),
    )
    .action(async (options: ExportOpenApiOptions) => {
      const { runExportOpenApi } = await import('./export-openapi.ts');
      await runExportOpenApi(options, getContext());
    });
}
