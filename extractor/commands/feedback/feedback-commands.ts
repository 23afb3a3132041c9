import { type CommandUnknownOpts, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import {
  CONFIG_OPTION,
  makeExamples,
  makeFormatOption,
  type OptionsOf,
} from '../shared/command-options.ts';

const PAGE_OPTION = ['--page <path>', 'only answers about this page'] as const;
const SINCE_OPTION = [
  '--since <date>',
  'only answers since this day (such as 2026-01-31, in UTC)',
  parseDate,
] as const;
const EMAILS_OPTION = ['--emails', 'include the e-mail addresses of readers'] as const;

/** `wrapdocs feedback`: the answers of readers. */
export function defineFeedback(program: CommandUnknownOpts) {
  return program
    .command('feedback')
    .summary('show and manage the feedback of readers')
    .description('Show, export and delete the feedback that readers gave at the end of a page.')
    .addHelpText('after', makeExamples(['wrapdocs feedback summary', 'wrapdocs feedback list']));
}

export function defineList(feedback: CommandUnknownOpts) {
  return feedback
    .command('list')
    .summary('list the answers')
    .description('List the answers, newest first.')
    .option(...PAGE_OPTION)
    .addOption(makeAnswerOption())
    .option(...SINCE_OPTION)
    .option('--limit <number>', 'maximum number of answers', parseCount, 20)
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
    );
}
export type ListOptions = OptionsOf<typeof defineList>;

export function defineSummary(feedback: CommandUnknownOpts) {
  return feedback
    .command('summary')
    .summary('show the least helpful pages')
    .description(
      'Show the pages with the highest share of negative answers, and the latest comments.',
    )
    .option(...PAGE_OPTION)
    .option(...SINCE_OPTION)
    .option(
      '--minimum <number>',
      'minimum number of answers for a page to be ranked',
      parseCount,
      3,
    )
    .option('--comments <number>', 'maximum number of comments', parseCount, 10)
    .addOption(makeFormatOption(['table', 'json'], 'table'))
    .option(...CONFIG_OPTION)
    .addHelpText(
      'after',
      makeExamples([
        'wrapdocs feedback summary',
        'wrapdocs feedback summary --since 2026-01-31 --minimum 10',
      ]),
    );
}
export type SummaryOptions = OptionsOf<typeof defineSummary>;

export function defineExport(feedback: CommandUnknownOpts) {
  return feedback
    .command('export')
    .summary('export the answers to CSV or JSON')
    .description('Write all answers to a file for spreadsheets or programs, newest first.')
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
    );
}
export type ExportOptions = OptionsOf<typeof defineExport>;

export function defineDelete(feedback: CommandUnknownOpts) {
  return feedback
    .command('delete')
    .summary('delete answers permanently')
    .description(
      'Delete the answers that match all given options, including their e-mail addresses and all traces in the database file. Without --yes, only show how many answers match.',
    )
    .option(
      '--key <key>',
      'the answer with this key, or with a key that begins with these 8 characters',
    )
    .option('--page <path>', 'answers about this page')
    .option('--email <address>', 'answers with this e-mail address')
    .option('--before <date>', 'answers before this day (such as 2026-01-31, in UTC)', parseDate)
    .option('--all', 'all answers')
    .option('--yes', 'delete the answers instead of only showing how many match')
    .option(...CONFIG_OPTION)
    .addHelpText(
      'after',
      makeExamples([
        'wrapdocs feedback delete --email reader@example.com --yes',
        'wrapdocs feedback delete --page /old/ --before 2026-01-31',
        'wrapdocs feedback delete --all --yes',
      ]),
    );
}
export type DeleteOptions = OptionsOf<typeof defineDelete>;

function makeAnswerOption() {
  return new Option('--answer <answer>', 'only this answer').choices(['yes', 'no']);
}

function parseCount(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Enter a whole number.');
}

const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** Milliseconds since 1970; a day without a time begins in UTC. */
function parseDate(text: string): number {
  const time = DATE.test(text) ? Date.parse(text) : Number.NaN;
  // Some engines read 2026-02-30 as the 2nd of March.
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text.slice(0, 10));
  if (isDay && !Number.isNaN(time)) return time;
  throw new InvalidArgumentError(
    'Enter a day such as 2026-01-31, or a time such as 2026-01-31T08:00Z.',
  );
}
