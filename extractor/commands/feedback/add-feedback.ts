import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { makeExamples, type GetContext } from '../shared/command-options.ts';
import { defineDelete, defineExport, defineList, defineSummary } from './feedback-commands.ts';

/** `wrapdocs feedback`: the answers of readers; each sub-command's code is loaded when it runs. */
export function addFeedback(program: CommandUnknownOpts, getContext: GetContext): void {
  const feedback = program
    .command('feedback')
    .summary('show and manage the feedback of readers')
    .description('Show, export and delete the feedback that readers gave at the end of a page.')
    .addHelpText('after', makeExamples(['wrapdocs feedback summary', 'wrapdocs feedback list']));
  defineList(feedback).action(async (options) => {
    const { runFeedbackList } = await import('./list-feedback.ts');
    await runFeedbackList(options, getContext());
  });
  defineSummary(feedback).action(async (options) => {
    const { runFeedbackSummary } = await import('./summarize-feedback.ts');
    await runFeedbackSummary(options, getContext());
  });
  defineExport(feedback).action(async (options) => {
    const { runFeedbackExport } = await import('./export-feedback.ts');
    await runFeedbackExport(options, getContext());
  });
  defineDelete(feedback).action(async (options) => {
    const { runFeedbackDelete } = await import('./delete-feedback.ts');
    await runFeedbackDelete(options, getContext());
  });
}
