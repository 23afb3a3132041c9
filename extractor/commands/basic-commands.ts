import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { COVERAGE_RULES } from '../coverage/coverage-kinds.ts';
import { DIAGNOSTIC_FORMATS } from '../diagnostics/format.ts';
import { USUAL_STRICTNESS } from '../diagnostics/strictness.ts';
import {
  CONFIG_OPTION,
  makeExamples,
  makeFormatOption,
  makeStrictOption,
  PYTHON_OPTION,
  type OptionsOf,
} from './shared/command-options.ts';

const SOURCE_FORMS =
  'folder of a package, .py file, git:<repository>@<ref>#<folder>, or pypi:<project>==<version>';

export function defineInit(program: CommandUnknownOpts) {
  return program
    .command('init')
    .summary('write the configuration of a site for this repository')
    .description(
      'Find the Python packages of this repository, and write a configuration with which `wrapdocs build` builds their site. Existing files are never overwritten.',
    )
    .option('--github', 'also write workflows for GitHub Pages and for pull requests')
    .option('--gitlab', 'also write .gitlab-ci.yml, with jobs for GitLab Pages and merge requests')
    .option(
      '--readthedocs',
      'also write .readthedocs.yaml, with which Read the Docs builds the site',
    )
    .option('--yes', 'answer every question with yes')
    .option('--dry-run', 'print the files instead of writing them')
    .addHelpText(
      'after',
      makeExamples(['wrapdocs init', 'wrapdocs init --github', 'wrapdocs init --dry-run']),
    );
}
export type InitOptions = OptionsOf<typeof defineInit>;

export function defineMigrate(program: CommandUnknownOpts) {
  return program
    .command('migrate')
    .summary('convert the pages of Sphinx, MkDocs or doc-builder')
    .description(
      'Convert the pages of a documentation that Sphinx, MkDocs or doc-builder builds: pages in reStructuredText, MyST and Markdown become Markdown in a new folder, with navigation and redirects from the old addresses. Existing files are never changed, and no code of the project is run.',
    )
    .option('--to <folder>', 'folder of the new pages', 'documentation')
    .option('--dry-run', 'say what would be converted, and what cannot be')
    .option(...PYTHON_OPTION)
    .addHelpText(
      'after',
      makeExamples([
        'wrapdocs migrate --dry-run',
        'wrapdocs migrate',
        'wrapdocs migrate --to pages',
      ]),
    );
}
export type MigrateOptions = OptionsOf<typeof defineMigrate>;

export function defineOperations(program: CommandUnknownOpts) {
  return program
    .command('operations')
    .summary('list the operations of a package or module')
    .description(
      'List the HTTP requests that a Python API client sends (or that a module declares with FastAPI), each with the call that sends it. Nothing is imported or run. Asynchronous and other variants of a call are shown in its row.',
    )
    .argument('<source>', SOURCE_FORMS)
    .option(
      '--path <path>',
      'only requests with this path: /users/{id}, /users/42, a URL, or /users/... for all paths below /users',
    )
    .option('--method <method>', 'only requests with this HTTP method')
    .option('--evidence', 'show the lines of source code that lead to each request')
    .addOption(makeFormatOption(['table', 'json', 'csv'], 'table'))
    .option(...PYTHON_OPTION)
    .addHelpText(
      'after',
      makeExamples([
        'wrapdocs operations src/my_client',
        'wrapdocs operations pypi:stripe==15.3.1 --path /v1/customers/... --method POST',
        'wrapdocs operations src/my_client --path https://api.example.com/users/42 --evidence',
        'wrapdocs operations client.py --format json | jq ".[].path"',
        'wrapdocs operations src/my_client --format csv > operations.csv',
        'wrapdocs operations git:../my_client@v1.0#src',
      ]),
    );
}
export type OperationsOptions = OptionsOf<typeof defineOperations>;

export function defineExtract(program: CommandUnknownOpts) {
  return program
    .command('extract')
    .summary('write the JSON of the configured packages')
    .description('Write the JSON of the configured packages and print the findings.')
    .argument('[source]', `package to read instead of the configured ones: ${SOURCE_FORMS}`)
    .option('--package <name>', 'only this package of the configuration')
    .option(
      '--out <folder>',
      'folder to write to (default: .wrapdocs/api next to the configuration)',
    )
    .addOption(makeStrictOption('end with code 5 if there are findings'))
    .addOption(makeFormatOption(DIAGNOSTIC_FORMATS, 'text'))
    .option(...CONFIG_OPTION)
    .option(...PYTHON_OPTION)
    .addHelpText(
      'after',
      makeExamples([
        'wrapdocs extract',
        'wrapdocs extract --package my_client --out build/api',
        'wrapdocs extract pypi:my-client==latest --out build/api',
        'wrapdocs extract --strict --format github',
        'wrapdocs extract --format sarif > wrapdocs.sarif',
      ]),
    );
}
export type ExtractOptions = OptionsOf<typeof defineExtract>;

export function defineCheck(program: CommandUnknownOpts) {
  return program
    .command('check')
    .summary('check the packages for problems and missing documentation')
    .description(
      'Read the configured packages, and print the findings and how much is documented. If there are errors or warnings, the command ends with code 5.',
    )
    .option('--package <name>', 'only this package of the configuration')
    .addOption(makeStrictOption('end with code 5 if there are findings').default(USUAL_STRICTNESS))
    .option('--links', 'also check the links of the site that was built last')
    .option('--min-coverage <percent>', 'end with code 5 if less than this is documented')
    .addOption(makeFormatOption(DIAGNOSTIC_FORMATS, 'text'))
    .option(...CONFIG_OPTION)
    .option(...PYTHON_OPTION)
    .addHelpText('after', `\nWhat counts as documented:\n${COVERAGE_RULES.map(indent).join('\n')}`)
    .addHelpText(
      'after',
      makeExamples([
        'wrapdocs check',
        'wrapdocs check --min-coverage 80',
        'wrapdocs check --strict note --format github',
        'wrapdocs check --format json | jq .coverage.percent',
      ]),
    );
}
export type CheckOptions = OptionsOf<typeof defineCheck>;

export function defineBuild(program: CommandUnknownOpts) {
  return program
    .command('build')
    .summary('build the site')
    .description(
      'Read the configured packages, render the site and index it for search. Whatever has not changed since the last build is reused.',
    )
    .addOption(makeStrictOption('publish nothing and end with code 5 if there are findings'))
    .option('--force', 'read and render everything again, even if nothing has changed')
    .option('--keep-going', 'end without an error if files could not be read')
    .option(...CONFIG_OPTION)
    .option(...PYTHON_OPTION)
    .addHelpText('after', makeExamples(['wrapdocs build', 'wrapdocs build --strict']));
}
export type BuildOptions = OptionsOf<typeof defineBuild>;

export function defineDev(program: CommandUnknownOpts) {
  return program
    .command('dev')
    .summary('show the site and update it while you write')
    .description(
      'Show the site on this machine. When you save a source file, a page or the configuration, the open page is updated.',
    )
    .option('--port <number>', 'port to listen on (default: 4321, or the next free one)')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option(...CONFIG_OPTION)
    .option(...PYTHON_OPTION)
    .addHelpText('after', makeExamples(['wrapdocs dev', 'wrapdocs dev --port 8080']));
}
export type DevOptions = OptionsOf<typeof defineDev>;

export function defineServe(program: CommandUnknownOpts) {
  return program
    .command('serve')
    .summary('serve the built site')
    .description('Serve the built site on this machine, and accept feedback from its readers.')
    .argument('[folder]', 'site to serve (default: `out` in the configuration)')
    .option('--port <number>', 'port to listen on (default: 4321, or the next free one)')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option(...CONFIG_OPTION)
    .addHelpText('after', makeExamples(['wrapdocs serve', 'wrapdocs serve releases --port 8080']));
}
export type ServeOptions = OptionsOf<typeof defineServe>;

export function defineMcp(program: CommandUnknownOpts) {
  return program
    .command('mcp')
    .summary('answer the questions of agents and editors')
    .description(
      'Answer agents and editors over the Model Context Protocol, on standard input and output. Without a source, it answers from the built site of the configuration.',
    )
    .argument('[source...]', `packages or a built site: ${SOURCE_FORMS}`)
    .option(...CONFIG_OPTION)
    .option(...PYTHON_OPTION)
    .addHelpText(
      'after',
      makeExamples(['wrapdocs mcp', 'wrapdocs mcp pypi:my-client==1.0', 'wrapdocs mcp build/site']),
    );
}
export type McpOptions = OptionsOf<typeof defineMcp>;

function indent(line: string): string {
  return `  ${line}`;
}
