import path from 'node:path';
import { createProgram } from '../../../../../extractor/commands/program.ts';
import type { Answer } from '../../../../../extractor/feedback/answer.ts';
import { openSqliteStore } from '../../../../../extractor/feedback/sqlite-store.ts';
import { makeTemporaryFolder } from '../../support/temporary-folder.ts';
import { makeTerminal } from '../../support/terminal.ts';
import { makeAnswer } from './collector.ts';

interface Given extends Partial<Answer> {
  /** When it was received, as ISO 8601. */
  at: string;
}

/** A project whose readers gave these answers; without any, it has no database. */
export function makeFeedback(answers: Given[] = [], config: object = { feedback: {} }) {
  const settings = { site: { title: 'S' }, packages: [{ name: 's', source: 's' }], ...config };
  const folder = makeTemporaryFolder({
    'wrapdocs.config.mjs': `export default ${JSON.stringify(settings)}`,
  });
  const file = path.join(folder, '.wrapdocs/feedback.sqlite');
  if (answers.length > 0) {
    const store = openSqliteStore(file);
    for (const { at, ...fields } of answers) store.save(makeAnswer(fields), Date.parse(at));
    store.close();
  }
  return { folder, file };
}

/** Runs `wrapdocs feedback ARGS` in the folder and returns its output. */
export async function runFeedback(folder: string, ...args: string[]) {
  const { terminal, written } = makeTerminal({ quiet: args.includes('--quiet') });
  const { signal } = new AbortController();
  const program = createProgram(() => ({ cwd: folder, env: {}, terminal, signal }));
  await program.parseAsync(['feedback', ...args], { from: 'user' });
  return written;
}
