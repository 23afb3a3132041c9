import { Command, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { WRAPDOCS_VERSION } from '../version.ts';
import {
  defineBuild,
  defineCheck,
  defineDev,
  defineExtract,
  defineOperations,
  defineServe,
} from './basic-commands.ts';
import { makeExamples, type GetContext } from './shared/command-options.ts';
import type { Context } from './shared/context.ts';
import { addDiff } from './diff/diff-command.ts';
import { addExport } from './export/export-commands.ts';
import { addFeedback } from './feedback/feedback-commands.ts';
import { addReleases } from './release/release-commands.ts';

type MakeContext = (quiet: boolean) => Context;

/** The command line as a whole; each command's code is loaded when it runs. */
export function createProgram(makeContext: MakeContext): CommandUnknownOpts {
  const program = new Command('wrapdocs')
    .description(
      'Reference sites for Python API clients: the HTTP request and the Python call on one page.',
    )
    .version(WRAPDOCS_VERSION, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .option('-q, --quiet', 'print only results and errors')
    .showSuggestionAfterError()
    .exitOverride()
    .addHelpText(
      'after',
      makeExamples(['wrapdocs operations src/my_client', 'wrapdocs build', 'wrapdocs serve']),
    );
  const getContext = () => makeContext(program.opts().quiet === true);
  addBasicCommands(program, getContext);
  addExport(program, getContext);
  addDiff(program, getContext);
  addReleases(program, getContext);
  addFeedback(program, getContext);
  for (const command of program.commands) allowQuiet(command, program);
  return program;
}

function addBasicCommands(program: CommandUnknownOpts, getContext: GetContext): void {
  defineOperations(program).action(async (source, options) => {
    const { runOperations } = await import('./operations/run-operations.ts');
    await runOperations(source, options, getContext());
  });
  defineExtract(program).action(async (source, options) => {
    const { runExtract } = await import('./extract.ts');
    await runExtract(source, options, getContext());
  });
  defineCheck(program).action(async (options) => {
    const { runCheck } = await import('./check.ts');
    await runCheck(options, getContext());
  });
  defineBuild(program).action(async (options) => {
    const { runBuild } = await import('./build.ts');
    await runBuild(options, getContext());
  });
  defineDev(program).action(async (options) => {
    const { runDev } = await import('./dev.ts');
    await runDev(options, getContext());
  });
  defineServe(program).action(async (folder, options) => {
    const { runServe } = await import('./serve.ts');
    await runServe(folder, options, getContext());
  });
}

/** `--quiet` may be before or after the command's name. */
function allowQuiet(command: CommandUnknownOpts, program: CommandUnknownOpts): void {
  command
    .option('-q, --quiet', 'print only results and errors')
    .on('option:quiet', () => program.setOptionValue('quiet', true));
  for (const inner of command.commands) allowQuiet(inner, program);
}
