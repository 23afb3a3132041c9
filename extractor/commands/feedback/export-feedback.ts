import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getMessage, WrapdocsError } from '../../errors.ts';
import { listAnswers, type StoredAnswer } from '../../feedback/answers.ts';
import { formatCount } from '../../terminal/format-count.ts';
import { formatCsv } from '../../output/csv.ts';
import type { Context } from '../shared/context.ts';
import { useFeedback } from './use-feedback.ts';
import { formatJson, makeRecord } from './feedback-format.ts';
import type { ExportOptions } from './feedback-commands.ts';

/** `wrapdocs feedback export`: all answers, for spreadsheets or programs. */
export async function runFeedbackExport(
  options: ExportOptions,
  { cwd, terminal }: Context,
): Promise<void> {
  const { emails = false, format, out } = options;
  const answers = await useFeedback(cwd, options.config, (database) =>
    listAnswers(database, options),
  );
  const text = format === 'json' ? formatRecords(answers, emails) : formatRows(answers, emails);
  if (out === undefined) terminal.print(text);
  else await writePrivate(path.resolve(cwd, out), text);
  const place = out === undefined ? '' : ` to ${out}`;
  terminal.note(`${formatCount(answers.length, 'answer')} exported${place}.`);
}

function formatRecords(answers: StoredAnswer[], emails: boolean): string {
  return `${formatJson(answers.map((answer) => makeRecord(answer, emails)))}\n`;
}

const COLUMNS = ['key', 'received', 'page', 'answer', 'details'] as const;

function formatRows(answers: StoredAnswer[], emails: boolean): string {
  const columns = emails ? [...COLUMNS, 'email'] : COLUMNS;
  const rows = answers.map((answer) => {
    const record = new Map<string, string | null>(Object.entries(makeRecord(answer, emails)));
    return columns.map((column) => escapeControls(record.get(column) ?? ''));
  });
  return formatCsv(columns, rows);
}

/**
 * CSV has no escapes, and may be printed: characters that could move a cursor are written out,
 * lines and tabs stay.
 */
function escapeControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\r\t]/gu, (control) => {
    const code = control.charCodeAt(0).toString(16);
    return `\\u{${code}}`;
  });
}

/** The file may contain readers' addresses, so only its owner may read a new one. */
async function writePrivate(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { mode: 0o600 });
  } catch (cause) {
    throw new WrapdocsError({
      code: 'OUTPUT_FAILED',
      message: `${file} could not be written: ${getMessage(cause)}`,
      hint: 'Choose another file with --out.',
      cause,
    });
  }
}
