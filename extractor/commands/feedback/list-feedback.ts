import { countAnswers, listAnswers, type StoredAnswer } from '../../feedback/answers.ts';
import { formatTable } from '../../terminal/table.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import type { Context } from '../shared/context.ts';
import { useFeedback } from './use-feedback.ts';
import { formatJson, formatTime, makeRecord } from './feedback-format.ts';
import type { ListOptions } from './feedback-commands.ts';

/** Enough of a key to distinguish answers; `delete --key` accepts it. */
const SHORT_KEY = 8;

/** `wrapdocs feedback list`: the answers, the newest first. */
export async function runFeedbackList(
  options: ListOptions,
  { cwd, terminal }: Context,
): Promise<void> {
  const { answers, count } = await useFeedback(cwd, options.config, (database) => ({
    answers: listAnswers(database, options, options.limit),
    count: countAnswers(database, options),
  }));
  const { emails = false, format } = options;
  if (format === 'json') {
    terminal.print(formatJson(answers.map((answer) => makeRecord(answer, emails))));
  } else if (answers.length > 0) {
    terminal.print(formatAnswers(answers, emails, terminal));
  }
  if (count === 0) terminal.note('No answers.');
  else if (count > answers.length) {
    terminal.note(`Showing the newest ${answers.length} of ${count}. To see more, use --limit.`);
  }
}

function formatAnswers(answers: StoredAnswer[], emails: boolean, terminal: Terminal): string {
  const headings = ['RECEIVED (UTC)', 'KEY', 'ANSWER', 'PAGE', 'DETAILS'];
  return formatTable(
    emails ? [...headings, 'E-MAIL'] : headings,
    answers.map((answer) => makeRow(answer, emails)),
    { paint: terminal.paintOut, columns: terminal.columns },
  );
}

function makeRow(answer: StoredAnswer, emails: boolean): string[] {
  const { received, key, page, details, email } = answer;
  const text = (details ?? '').replace(/\s+/g, ' ');
  const row = [formatTime(received), key.slice(0, SHORT_KEY), answer.answer, page, text];
  return emails ? [...row, email ?? ''] : row;
}
