import { makePrintable, makePrintableLines } from '../../terminal/printable.ts';
import {
  listAnswers,
  summarizePages,
  type StoredAnswer,
  type PageSummary,
} from '../../feedback/answers.ts';
import { formatCount } from '../../terminal/format-count.ts';
import { formatTable } from '../../terminal/table.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import type { Context } from '../shared/context.ts';
import { useFeedback } from './use-feedback.ts';
import { formatJson, formatTime, makeRecord } from './feedback-format.ts';
import type { SummaryOptions } from './feedback-commands.ts';

/** `wrapdocs feedback summary`: the least helpful pages, then the newest comments. */
export async function runFeedbackSummary(
  options: SummaryOptions,
  { cwd, terminal }: Context,
): Promise<void> {
  const { page, since, minimum } = options;
  const { pages, comments } = await useFeedback(cwd, options.config, (database) => ({
    pages: summarizePages(database, { page, since }),
    comments: listAnswers(database, { page, since, commented: true }, options.comments),
  }));
  const ranked = pages.filter(({ answers }) => answers >= minimum);
  if (options.format === 'json') terminal.print(formatJson(makeSummary(ranked, comments)));
  else if (ranked.length + comments.length > 0) {
    terminal.print(formatSummary(ranked, comments, terminal));
  }
  if (pages.length === 0) terminal.note('No answers.');
  noteRest(pages.length - ranked.length, minimum, terminal);
}

function makeSummary(pages: PageSummary[], comments: StoredAnswer[]) {
  return {
    pages: pages.map((page) => ({ ...page, share: page.no / page.answers })),
    comments: comments.map((comment) => makeRecord(comment, false)),
  };
}

function formatSummary(pages: PageSummary[], comments: StoredAnswer[], terminal: Terminal): string {
  return [
    formatPages(pages, terminal),
    ...comments.map((comment) => formatComment(comment, terminal)),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

function formatPages(pages: PageSummary[], { paintOut, columns }: Terminal): string {
  const rows = pages.map(({ page, answers, no, comments }) => [
    `${Math.round((100 * no) / answers)} %`,
    `${no} of ${answers}`,
    String(comments),
    page,
  ]);
  return formatTable(['"NO"', 'ANSWERS', 'COMMENTS', 'PAGE'], rows, { paint: paintOut, columns });
}

function formatComment(comment: StoredAnswer, { paintOut }: Terminal): string {
  const { received, answer, page, details } = comment;
  const heading = `${formatTime(received)}  ${answer}  ${makePrintable(page)}`;
  const lines = makePrintableLines((details ?? '').replaceAll('\r\n', '\n')).split('\n');
  return [paintOut('bold', heading), ...lines.map((line) => `  ${line}`)].join('\n');
}

function noteRest(count: number, minimum: number, terminal: Terminal): void {
  if (count === 0) return;
  const pages = formatCount(count, 'page');
  terminal.note(
    `Not shown: ${pages} with fewer than ${formatCount(minimum, 'answer')}. To see all pages, use --minimum 1.`,
  );
}
