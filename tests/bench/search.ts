import { chromium, type Page } from 'playwright-core';
import questions from '../e2e/questions.json' with { type: 'json' };
import { CHROMIUM_FLAGS, ensureChromium } from '../tools/chromium.ts';
import { countRanks, rankQuestions, type Question } from '../tools/question-ranks.ts';
import { startServer } from '../tools/server.ts';
import { buildSites, getGraiSite, getSiteSize, makeConfigArguments } from '../tools/sites.ts';
import { makeTable } from './report.ts';

/** Where the search shows the answers of the questions, now and before it was worked on. */
export async function benchSearch(): Promise<string> {
  await buildSites(getSiteSize());
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: CHROMIUM_FLAGS,
  });
  const server = await startServer(makeConfigArguments(getGraiSite()));
  try {
    const page = await browser.newPage();
    await page.goto(server.url);
    const tuning = await listRanks(page, 'tuned', questions.tuning);
    const kept = await listRanks(page, 'kept aside', questions.kept);
    return `${countAll([...tuning, ...kept])}\n\n${listAll([...tuning, ...kept])}`;
  } finally {
    await browser.close();
    await server.stop();
  }
}

interface RankedQuestion extends Question {
  half: string;
  now: number;
}

async function listRanks(page: Page, half: string, asked: Question[]): Promise<RankedQuestion[]> {
  const ranks = await rankQuestions(page, asked);
  return asked.map((question, index) => ({ ...question, half, now: ranks[index] ?? 0 }));
}

function countAll(asked: RankedQuestion[]): string {
  const rows = (['before', 'now'] as const).map((time) => {
    const ranks = asked.map((question) => question[time]);
    const { first, topThree } = countRanks(ranks);
    const never = ranks.filter((rank) => rank === 0).length;
    return [time, ...[first, topThree, never, asked.length].map(String)];
  });
  return makeTable(['ranks', 'first', 'in the top three', 'never', 'questions'], rows);
}

function listAll(asked: RankedQuestion[]): string {
  const rows = asked.map(({ query, answers, half, before, now }) => [
    `\`${query}\``,
    answers.map((answer) => `\`${answer}\``).join(' '),
    half,
    ...[before, now].map((rank) => (rank === 0 ? '–' : String(rank))),
  ]);
  return makeTable(['question', 'answers', 'half', 'before', 'now'], rows);
}
