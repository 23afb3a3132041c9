import type { DatabaseSync } from 'node:sqlite';
import { WrapdocsError } from '../../errors.ts';
import {
  countRemovals,
  deleteAnswers,
  type AnswerFilter,
  type Removal,
} from '../../feedback/answers.ts';
import { formatCount } from '../../terminal/format-count.ts';
import { formatTable } from '../../terminal/table.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import type { Context } from '../shared/context.ts';
import { useFeedback } from './use-feedback.ts';
import type { DeleteOptions } from './feedback-commands.ts';

/** `wrapdocs feedback delete`: without `--yes` it only says what would be deleted. */
export async function runFeedbackDelete(
  options: DeleteOptions,
  { cwd, terminal }: Context,
): Promise<void> {
  const filter = makeFilter(options);
  const { yes = false } = options;
  const removals = await useFeedback(cwd, options.config, (database, file) => {
    requireOneOfKey(database, filter);
    return yes ? deleteAnswers(database, file, filter) : countRemovals(database, filter);
  });
  if (removals.length === 0) terminal.print('No answers match, so nothing was deleted.');
  else report(removals, yes, terminal);
}

/** Deletion is final, so the filters must be explicit. */
function makeFilter({ key, page, email, before, ...options }: DeleteOptions): AnswerFilter {
  const all = options.all === true;
  const filter = { key: key?.toLowerCase(), page, email, before };
  const isNarrowed = Object.values(filter).some((value) => value !== undefined);
  if (isNarrowed === all) {
    throw makeUsageError(
      all
        ? '--all cannot be combined with other filters.'
        : 'You have not specified which answers to delete.',
      'Select answers with --key, --page, --email or --before, or use --all.',
    );
  }
  if (filter.key !== undefined && !/^[\da-f-]{8,36}$/.test(filter.key)) {
    throw makeUsageError(
      `\`${filter.key}\` is not a key.`,
      'Use the 8 characters that `wrapdocs feedback list` shows, or the whole key.',
    );
  }
  return filter;
}

function requireOneOfKey(database: DatabaseSync, { key }: AnswerFilter): void {
  if (key === undefined) return;
  const count = sum(countRemovals(database, { key }), 'answers');
  if (count > 1) {
    throw makeUsageError(
      `${formatCount(count, 'key')} begin with \`${key}\`.`,
      '`wrapdocs feedback list --format json` shows the whole keys.',
    );
  }
}

function report(removals: Removal[], isDone: boolean, terminal: Terminal): void {
  const rows = removals.map(({ page, answers, emails }) => [String(answers), String(emails), page]);
  const { columns, paintOut: paint } = terminal;
  terminal.print(formatTable(['ANSWERS', 'E-MAILS', 'PAGE'], rows, { paint, columns }));
  const count = formatCount(sum(removals, 'answers'), 'answer');
  if (!isDone)
    throw makeUsageError(
      `Nothing was deleted. ${count} would be deleted.`,
      'To delete, add --yes.',
    );
  terminal.note(`Deleted ${count}, ${sum(removals, 'emails')} of them with an e-mail address.`);
}

function sum(removals: Removal[], field: 'answers' | 'emails'): number {
  return removals.reduce((total, removal) => total + removal[field], 0);
}

function makeUsageError(message: string, hint: string): WrapdocsError {
  return new WrapdocsError({ code: 'USAGE', message, hint });
}
