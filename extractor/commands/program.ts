import { Command } from 'commander';
import { COVERAGE_RULES } from '../coverage/coverage-kinds.ts';
import { DIAGNOSTIC_FORMATS } from '../diagnostics/format.ts';
import { WRAPDOCS_VERSION } from '../version.ts';
import type { BuildCommandOptions } from './build.ts';
import type { CheckCommandOptions } from './check.ts';
import {
  CONFIG_OPTION,
  makeExamples,
  makeFormatOption,
  PYTHON_OPTION,
  type GetContext,
} from './shared/command-options.ts';
import type { Context } from './shared/context.ts';
import { addDiff } from './diff/add-diff.ts';
import { addExport } from './export/add-export.ts';
import type { DevCommandOptions } from './dev.ts';
import type { ExtractCommandOptions } from './extract.ts';
import { addFeedback } from './feedback/add-feedback.ts';
import { OPERATION_FORMATS } from './operation-formats.ts';
import type { OperationsCommandOptions } from './operations.ts';
import { addReleases } from './release/add-releases.ts';
import type { ServeCommandOptions } from './serve.ts';

type MakeContext = (quiet: boolean) => Context;

const SOURCE_FORMS =
  'folder of a package, .py file, git:<repository>@<ref>#<folder>, or pypi:<project>==<version>';

/** The command line as a whole; each command's code is loaded when it runs. */
export function createProgram(makeContext: MakeContext): Command {
  const program = new Command('wrapdocs')
    .description(
      'Reference sites for Python API wrappers: the HTTP contract and the Python call on one page.',
    )
    .version(WRAPDOCS_VERSION, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .option('-q, --quiet', 'print only results and errors')
    .showSuggestionAfterError()
    .exitOverride()
    .addHelpText(
      'after',
      makeExamples(['wrapdocs operations src/my_wrapper', 'wrapdocs build', 'wrapdocs serve']),
    );
  const getContext = () => makeContext(program.opts<{ quiet?: boolean }>().quiet === true);
  addOperations(program, getContext);
  addExtract(program, getContext);
  addCheck(program, getContext);
  addBuild(program, getContext);
  addDev(program, getContext);
  addServe(program, getContext);
  addExport(program, getContext);
  addDiff(program, getContext);
  addReleases(program, getContext);
  addFeedback(program, getContext);
  for (const command of program.commands) allowQuiet(command, program);
  return program;
}

function addOperations(program: Command, getContext: GetContext): void {
  program
    .command('operations')
    .summary('list the operations of a package or module')
    .description('List all HTTP operations of a Python package or module.')
    .argument('<source>', SOURCE_FORMS)
    .addOption(makeFormatOption(OPERATION_FORMATS, 'table'))
    .option(...PYTHON_OPTION)
    .addHelpText(
      'after',
      makeExamples([
        'wrapdocs operations src/my_wrapper',
        'wrapdocs operations client.py --format json | jq ".[].path"',
        'wrapdocs operations src/my_wrapper --format csv > operations.csv',
        'wrapdocs operations pypi:my-wrapper==1.2.3',
        'wrapdocs operations git:../my_wrapper@v1.0#src',
      ]),
    )
    .action(async (source: string, options: OperationsCommandOptions) => {
      const { runOperations } = await import('./operations.ts');
      await runOperations(source, options, getContext());
    });
}

function addExtract(program: Command, getContext: GetContext): void {
  program
    .command('extract')
    .summary('write the JSON of the configured packages')
    .description('Write the JSON of the configured packages and print the findings.')
    .argument('[source]', `package to read instead of the configured ones: ${SOURCE_FORMS}`)
    .option('--package <name>', 'only this package of the configuration')
    .option(
      '--out <folder>',
      'folder to write to (default: .wrapdocs/api next to the configuration)',
    )
    .option('--strict', 'end with code 5 if there are findings')
    .addOption(makeFormatOption(DIAGNOSTIC_FORMATS, 'text'))
    .option(...CONFIG_OPTION)
    .option(...PYTHON_OPTION)
    .addHelpText(
      'after',
      makeExamples([
        'wrapdocs extract',
        'wrapdocs extract --package my_wrapper --out build/api',
        'wrapdocs extract pypi:my-wrapper==latest --out build/api',
        'wrapdocs extract --strict --format github',
        'wrapdocs extract --format sarif > wrapdocs.sarif',
      ]),
    )
    .action(async (source: string | undefined, options: ExtractCommandOptions) => {
      const { runExtract } = await import('./extract.ts');
      await runExtract(source, options, getContext());
    });
}

function addCheck(program: Command, getContext: GetContext): void {
  program
    .command('check')
    .summary('check the packages for problems and missing documentation')
    .description(
      'Read the configured packages, and print the findings and how much is documented. Errors and warnings end with code 5.',
    )
    .option('--package <name>', 'only this package of the configuration')
    .option('--strict', 'also end with code 5 if there are notes')
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
        'wrapdocs check --strict --format github',
        'wrapdocs check --format json | jq .coverage.percent',
      ]),
    )
    .action(async (options: CheckCommandOptions) => {
      const { runCheck } = await import('./check.ts');
      await runCheck(options, getContext());
    });
}

function indent(line: string): string {
  return `  ${line}`;
}

function addBuild(program: Command, getContext: GetContext): void {
  program
    .command('build')
    .summary('build the site')
    .description('Extract the configured packages, render the site and index it for search.')
    .option('--strict', 'if there are findings, publish nothing and end with code 5')
    .option('--force', 'build even if nothing has changed')
    .option(...CONFIG_OPTION)
    .option(...PYTHON_OPTION)
    .addHelpText('after', makeExamples(['wrapdocs build', 'wrapdocs build --strict']))
    .action(async (options: BuildCommandOptions) => {
      const { runBuild } = await import('./build.ts');
      await runBuild(options, getContext());
    });
}

function addDev(program: Command, getContext: GetContext): void {
  program
    .command('dev')
    .summary('show the site and update it while you write')
    .description(
      'Show the site on this machine. When you save a source file, a page or the configuration, the open page is updated.',
    )
    .option('--port <number>', 'port to listen on (default: 4321, or the next free one)')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option(...CONFIG_OPTION)
    .option(...PYTHON_OPTION)
    .addHelpText('after', makeExamples(['wrapdocs dev', 'wrapdocs dev --port 8080']))
    .action(async (options: DevCommandOptions) => {
      const { runDev } = await import('./dev.ts');
      await runDev(options, getContext());
    });
}

function addServe(program: Command, getContext: GetContext): void {
  program
    .command('serve')
    .summary('serve the built site')
    .description('Serve the built site on this machine, and accept feedback from its readers.')
    .argument('[folder]', 'site to serve (default: `out` in the configuration)')
    .option('--port <number>', 'port to listen on (default: 4321, or the next free one)')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option(...CONFIG_OPTION)
    .addHelpText('after', makeExamples(['wrapdocs serve', 'wrapdocs serve releases --port 8080']))
    .action(async (folder: string | undefined, options: ServeCommandOptions) => {
      const { runServe } = await import('./serve.ts');
      await runServe(folder, options, getContext());
    });
}

/** `--quiet` may stand before or after the command's name. */
function allowQuiet(command: Command, program: Command): void {
  command
    .option('-q, --quiet', 'print only results and errors')
    .on('option:quiet', () => program.setOptionValue('quiet', true));
  for (const inner of command.commands) allowQuiet(inner, program);
}
