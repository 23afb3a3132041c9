import { InvalidArgumentError, Option, type Command } from 'commander';
import {
  CONFIG_OPTION,
  makeExamples,
  makeFormatOption,
  type GetContext,
} from '../shared/command-options.ts';
import type { FeedbackDeleteOptions } from './delete-feedback.ts';
import type { FeedbackExportOptions } from './export-feedback.ts';
import type { FeedbackListOptions } from './list-feedback.ts';
import type { FeedbackSummaryOptions } from './summarize-feedback.ts';

/** `wrapdocs feedback`: what readers answered; each sub-command's code is loaded when it runs. */
export function addFeedback(program: Command, getContext: GetContext): void {
  const feedback = program
    .command('feedback')
    .summary('read what readers answered')
    .description('Read, export and delete what readers answered at the end of a page.')
    .addHelpText('after', makeExamples(['wrapdocs feedback summary', 'wrapdocs feedback list']));
  addList(feedback, getContext);
  addSummary(feedback, getContext);
  addExport(feedback, getContext);
  addDelete(feedback, getContext);
}

const PAGE_OPTION = ['--page <path>', 'only answers about this page'] as const;
const SINCE_OPTION = [
  '--since <date>',
  'only answers received then or later (2026-01-31, in UTC)',
  parseDate,
] as const;
const EMAILS_OPTION = ['--emails', 'with the e-mail addresses that readers left'] as const;

function addList(feedback: Command, getContext: GetContext): void {
  feedback
    .command('list')
    .summary('list the answers')
    .description('List the answers, the newest first.')
    .option(...PAGE_OPTION)
    .addOption(makeAnswerOption())
    .option(...SINCE_OPTION)
    .option('--limit <number>', 'how many at most', parseCount, 20)
    .option(...EMAILS_OPTION)
    .addOption(makeFormatOption(['table', 'json'], 'table'))
    .option(...CONFIG_OPTION)
    .addHelpText(
      'after',
      makeExamples([
        'wrapdocs feedback list',
        'wrapdocs feedback list --answer no --since 2026-01-31',
        'wrapdocs feedback list --page /concepts/ --emails --format json',
      ]),
    )
    .action(async (options: FeedbackListOptions) => {
      const { runFeedbackList } = await import('./list-feedback.ts');
      await runFeedbackList(options, getContext());
    });
}

function addSummary(feedback: Command, getContext: GetContext): void {
  feedback
    .command('summary')
    .summary('show which pages help least')
    .description('Show the pages by the share of readers they did not help, and the comments.')
    .option(...PAGE_OPTION)
    .option(...SINCE_OPTION)
    .option('--minimum <number>', 'answers that a page needs to be ranked', parseCount, 3)
    .option('--comments <number>', 'how many comments at most', parseCount, 10)
    .addOption(makeFormatOption(['table', 'json'], 'table'))
    .option(...CONFIG_OPTION)
    .addHelpText(
      'after',
      makeExamples([
        'wrapdocs feedback summary',
        'wrapdocs feedback summary --since 2026-01-31 --minimum 10',
      ]),
    )
    .action(async (options: FeedbackSummaryOptions) => {
      const { runFeedbackSummary } = await import('./summarize-feedback.ts');
      await runFeedbackSummary(options, getContext());
    });
}

function addExport(feedback: Command, getContext: GetContext): void {
  feedback
    .command('export')
    .summary('write the answers for other programs')
    .description('Write all answers, the newest first, for spreadsheets or programs.')
    .option(...PAGE_OPTION)
    .addOption(makeAnswerOption())
    .option(...SINCE_OPTION)
    .option(...EMAILS_OPTION)
    .option('--out <file>', 'file to write to instead of the standard output')
    .addOption(makeFormatOption(['csv', 'json'], 'csv'))
    .option(...CONFIG_OPTION)
    .addHelpText(
      'after',
      makeExamples([
        'wrapdocs feedback export > feedback.csv',
        'wrapdocs feedback export --format json --emails --out feedback.json',
      ]),
    )
    .action(async (options: FeedbackExportOptions) => {
      const { runFeedbackExport } = await import('./export-feedback.ts');
      await runFeedbackExport(options, getContext());
    });
}

function addDelete(feedback: Command, getContext: GetContext): void {
  feedback
    .command('delete')
    .summary('delete answers for good')
    .description(
      'Delete the answers that fit every option given, with their e-mail addresses and every trace in the file. Without --yes, only say which.',
    )
    .option('--key <key>', 'the answer of this key, or of its first 8 characters')
    .option('--page <path>', 'answers about this page')
    .option('--email <address>', 'answers with this e-mail address')
    .option('--before <date>', 'answers received earlier (2026-01-31, in UTC)', parseDate)
    .option('--all', 'every answer')
    .option('--yes', 'really delete')
    .option(...CONFIG_OPTION)
    .addHelpText(
      'after',
      makeExamples([
        'wrapdocs feedback delete --email reader@example.com --yes',
        'wrapdocs feedback delete --page /old/ --before 2026-01-31',
        'wrapdocs feedback delete --all --yes',
      ]),
    )
    .action(async (options: FeedbackDeleteOptions) => {
      const { runFeedbackDelete } = await import('./delete-feedback.ts');
      await runFeedbackDelete(options, getContext());
    });
}

function makeAnswerOption(): Option {
  return new Option('--answer <answer>', 'only this answer').choices(['yes', 'no']);
}

function parseCount(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Give a whole number.');
}

const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** Milliseconds since 1970; a day without a time begins in UTC. */
function parseDate(text: string): number {
  const time = DATE.test(text) ? Date.parse(text) : Number.NaN;
  // Some engines read 2026-02-30 as the 2nd of March.
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text.slice(0, 10));
  if (isDay && !Number.isNaN(time)) return time;
  throw new InvalidArgumentError('Give a day such as 2026-01-31, or 2026-01-31T08:00Z.');
}
