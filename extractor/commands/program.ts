import { Command, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { hideCredentials } from '../terminal/hide-credentials.ts';
import { WRAPDOCS_VERSION } from '../version.ts';
import {
  defineBuild,
  defineCheck,
  defineDev,
  defineExtract,
  defineInit,
  defineMcp,
  defineMigrate,
  defineOperations,
  defineServe,
} from './basic-commands.ts';
import { makeExamples } from './shared/command-options.ts';
import type { Context } from './shared/context.ts';
import { WrapdocsError } from '../errors.ts';
import * as apiCommands from './api/api-commands.ts';
import { defineCompare } from './compare/compare-command.ts';
import { defineDiff } from './diff/diff-command.ts';
import { defineExports, defineOpenApi } from './export/export-commands.ts';
import * as feedbackCommands from './feedback/feedback-commands.ts';
import * as releaseCommands from './release/release-commands.ts';

type MakeContext = (quiet: boolean) => Context;
/** Gives a command its context, once the options are known. */
type GetContext = () => Context;

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
    .configureOutput({
      outputError: (text, write) => {
        write(hideCredentials(text));
      },
    })
    .exitOverride()
    .addHelpText('after', makeExamples(['wrapdocs init', 'wrapdocs build', 'wrapdocs serve']));
  const getContext = () => makeContext(program.opts().quiet === true);
  addBasicCommands(program, getContext);
  addReleaseCommands(program, getContext);
  addFeedbackCommands(program, getContext);
  for (const command of program.commands) allowQuiet(command, program);
  return program;
}

function addBasicCommands(program: CommandUnknownOpts, getContext: GetContext): void {
  defineInit(program).action(async (options) => {
    const { runInit } = await import('./init.ts');
    await runInit(options, getContext());
  });
  defineMigrate(program).action(async (options) => {
    const { runMigrate } = await import('./migrate.ts');
    await runMigrate(options, getContext());
  });
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
  defineMcp(program).action(async (sources, options) => {
    const { runMcp } = await import('./mcp.ts');
    await runMcp(sources, options, getContext());
  });
  defineOpenApi(defineExports(program)).action(async (options) => {
    const { runExportOpenApi } = await import('./export/export-openapi.ts');
    await runExportOpenApi(options, getContext());
  });
  defineCompare(program).action(async (source, options) => {
    const { runCompare } = await import('./compare/run-compare.ts');
    await runCompare(source, options, getContext());
  });
  apiCommands.defineFetch(apiCommands.defineApi(program)).action(async (url, options) => {
    const { runApiFetch } = await import('./api/fetch-document.ts');
    await runApiFetch(url, options, getContext());
  });
  defineDiff(program).action(async (before, after, options) => {
    const { runDiff } = await import('./diff/run-diff.ts');
    await runDiff(before, after, options, getContext());
  });
}

function addReleaseCommands(program: CommandUnknownOpts, getContext: GetContext): void {
  releaseCommands.defineRelease(program).action(async (version, options) => {
    const { from, all, tags, last, dryRun } = options;
    const isOne = [from, all, tags, last, dryRun].every((option) => option === undefined);
    if (version !== undefined && isOne) {
      const { runRelease } = await import('./release/run-release.ts');
      await runRelease(version, options, getContext());
    } else if (version === undefined && from !== undefined) {
      const { runReleaseAll } = await import('./release/run-release-all.ts');
      await runReleaseAll({ ...options, from }, getContext());
    } else throw makeReleaseUsage();
  });
  const releases = releaseCommands.defineReleases(program);
  releaseCommands.defineList(releases).action(async (options) => {
    const { runReleasesList } = await import('./release/run-releases.ts');
    await runReleasesList(options, getContext());
  });
  releaseCommands.defineDelete(releases).action(async (version, options) => {
    const { runReleasesDelete } = await import('./release/run-releases.ts');
    await runReleasesDelete(version, options, getContext());
  });
  releaseCommands.defineAlias(releases).action(async (version, name, options) => {
    const { runReleasesAlias } = await import('./release/run-releases.ts');
    await runReleasesAlias(version, name, options, getContext());
  });
  releaseCommands.defineSetDefault(releases).action(async (version, options) => {
    const { runReleasesSetDefault } = await import('./release/run-releases.ts');
    await runReleasesSetDefault(version, options, getContext());
  });
}

function makeReleaseUsage(): WrapdocsError {
  return new WrapdocsError({
    code: 'USAGE',
    message: 'Specify either a version or `--from SOURCE`, with `--all`, `--tags` or `--last`.',
    hint: 'For example: `wrapdocs release 1.2.0 --to public` or `wrapdocs release --from pypi:my-client --all --to public`.',
  });
}

function addFeedbackCommands(program: CommandUnknownOpts, getContext: GetContext): void {
  const feedback = feedbackCommands.defineFeedback(program);
  feedbackCommands.defineList(feedback).action(async (options) => {
    const { runFeedbackList } = await import('./feedback/list-feedback.ts');
    await runFeedbackList(options, getContext());
  });
  feedbackCommands.defineSummary(feedback).action(async (options) => {
    const { runFeedbackSummary } = await import('./feedback/summarize-feedback.ts');
    await runFeedbackSummary(options, getContext());
  });
  feedbackCommands.defineExport(feedback).action(async (options) => {
    const { runFeedbackExport } = await import('./feedback/export-feedback.ts');
    await runFeedbackExport(options, getContext());
  });
  feedbackCommands.defineDelete(feedback).action(async (options) => {
    const { runFeedbackDelete } = await import('./feedback/delete-feedback.ts');
    await runFeedbackDelete(options, getContext());
  });
}

/** `--quiet` may be before or after the command's name. */
function allowQuiet(command: CommandUnknownOpts, program: CommandUnknownOpts): void {
  command
    .option('-q, --quiet', 'print only results and errors')
    .on('option:quiet', () => program.setOptionValue('quiet', true));
  for (const inner of command.commands) allowQuiet(inner, program);
}
