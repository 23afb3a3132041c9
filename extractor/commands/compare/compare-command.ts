import { type CommandUnknownOpts, Option } from '@commander-js/extra-typings';
import { API_FORMATS } from '../../api/report/format-api-reports.ts';
import {
  CONFIG_OPTION,
  makeExamples,
  makeFormatOption,
  type OptionsOf,
  PYTHON_OPTION,
} from '../shared/command-options.ts';

/** The values of `--fail-on`: errors and warnings, or these and operations that nothing sends. */
const FAIL_ON = ['drift', 'missing', 'none'] as const;
export type FailOn = (typeof FAIL_ON)[number];

const RULES = `
A document is a file in JSON or YAML (OpenAPI 3.0 or 3.1, Swagger 2.0) or git:<repository>@<ref>#<file>.
The network is not used for it; \`wrapdocs api fetch\` makes a copy of a document on the web.`;

export function defineCompare(program: CommandUnknownOpts) {
  return program
    .command('compare')
    .summary("compare a client with its API's own OpenAPI document")
    .description(
      'Find requests, parameters and fields that the API does not have, and the operations of the API that no function sends.',
    )
    .argument('[source]', 'package to compare; without it, the configured packages that have `api`')
    .addOption(
      new Option('--api <document>', 'OpenAPI or Swagger document; can be repeated').argParser(
        collect,
      ),
    )
    .addOption(
      new Option(
        '--other <document>',
        'document of another backend that the client also calls; can be repeated',
      ).argParser(collect),
    )
    .option('--since <document>', 'only what is new since this older document')
    .option('--include <pattern...>', 'only functions below these names, such as `my_client.v2`')
    .option('--exclude <pattern...>', 'no functions below these names, such as `my_client.beta`')
    .option('--baseline <file>', 'leave out the findings of this file')
    .option('--update-baseline', 'write the baseline, or remove what no longer occurs from it')
    .addOption(
      new Option(
        '--fail-on <what>',
        'end with code 5 if there are warnings (drift), or these or operations that no function sends (missing)',
      )
        .choices(FAIL_ON)
        .default('none'),
    )
    .option('--package <name>', 'only this package of the configuration')
    .addOption(makeFormatOption(API_FORMATS, 'text'))
    .option(...CONFIG_OPTION)
    .option(...PYTHON_OPTION)
    .addHelpText('after', RULES)
    .addHelpText(
      'after',
      makeExamples([
        'wrapdocs compare pypi:spotipy==2.26.0 --api spotify.yml',
        'wrapdocs compare src/my_client --api openapi.json --fail-on drift --format github',
        'wrapdocs compare --baseline api-baseline.json --update-baseline',
        'wrapdocs compare src/my_client --api new.yaml --since git:.@v1.0#openapi.yaml',
      ]),
    );
}
export type CompareOptions = OptionsOf<typeof defineCompare>;

function collect(value: string, before: string[] | undefined): string[] {
  return [...(before ?? []), value];
}
