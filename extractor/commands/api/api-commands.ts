import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { makeExamples, type OptionsOf } from '../shared/command-options.ts';

export function defineApi(program: CommandUnknownOpts) {
  return program.command('api').description("Work with the API's own OpenAPI document.");
}

export function defineFetch(api: CommandUnknownOpts) {
  return api
    .command('fetch')
    .summary('copy an OpenAPI document from the web')
    .description(
      'Copy an OpenAPI or Swagger document into a file, and write its address, the date and a hash beside it. Commit both files: `wrapdocs compare` does not use the network.',
    )
    .argument('<url>', 'address of the document')
    .option('--out <file>', 'file to write to (default: the name in the address)')
    .addHelpText(
      'after',
      makeExamples([
        'wrapdocs api fetch https://example.com/openapi.json',
        'wrapdocs api fetch https://example.com/v1/swagger --out api/swagger.yaml',
      ]),
    );
}
export type FetchOptions = OptionsOf<typeof defineFetch>;
