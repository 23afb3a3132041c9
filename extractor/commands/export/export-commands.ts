import { type CommandUnknownOpts, Option } from '@commander-js/extra-typings';
import {
  CONFIG_OPTION,
  makeExamples,
  type OptionsOf,
  PYTHON_OPTION,
} from '../shared/command-options.ts';

/** `wrapdocs export`: the documented package in the formats of other tools. */
export function defineExports(program: CommandUnknownOpts) {
  return program
    .command('export')
    .summary('export a package to the formats of other tools')
    .description('Export a package to a format that other tools can read.')
    .addHelpText('after', makeExamples(['wrapdocs export openapi --out openapi.json']));
}

export function defineOpenApi(command: CommandUnknownOpts) {
  return command
    .command('openapi')
    .summary('write the operations of a package as OpenAPI 3.1')
    .description(
      'Write the operations and models of a configured package as OpenAPI 3.1. The `operationId` is the Python name. Information that OpenAPI does not support is in x-wrapdocs-* fields.',
    )
    .option(
      '--package <name>',
      'package in the configuration (default: the package with operations)',
    )
    .option(
      '--application <id>',
      'only the operations of this application, if the package has several',
    )
    .option('--out <file>', 'file to write to instead of the standard output')
    .addOption(
      new Option(
        '--format <format>',
        'output format (default: that of the file name, or json)',
      ).choices(['json', 'yaml']),
    )
    .option(...CONFIG_OPTION)
    .option(...PYTHON_OPTION)
    .addHelpText(
      'after',
      makeExamples([
        'wrapdocs export openapi > openapi.json',
        'wrapdocs export openapi --application my_server.main.app --out main.json',
        'wrapdocs export openapi --package my_client --out openapi.yaml',
      ]),
    );
}
export type OpenApiOptions = OptionsOf<typeof defineOpenApi>;
