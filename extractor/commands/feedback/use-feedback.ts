import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { loadConfig } from '../../config/load.ts';
import { WrapdocsError } from '../../errors.ts';
import { openDatabase } from '../../feedback/database.ts';
import { explainErrors } from '../../feedback/database-error.ts';

/**
 * Runs an action on the database that the configuration names.
 *
 * @throws WrapdocsError if there is none, or it cannot be used
 */
export async function useFeedback<Result>(
  cwd: string,
  configFile: string | undefined,
  action: (database: DatabaseSync, file: string) => Result,
): Promise<Result> {
  const file = await findDatabase(cwd, configFile);
  const database = openDatabase(file);
  try {
    return explainErrors(file, () => action(database, file));
  } finally {
    database.close();
  }
}

async function findDatabase(cwd: string, configFile: string | undefined): Promise<string> {
  const { config, file: configured, folder } = await loadConfig(cwd, configFile);
  if (config.feedback === undefined) {
    throw new WrapdocsError({
      code: 'FEEDBACK_NOT_FOUND',
      message: `Feedback is not enabled in ${configured}.`,
      hint: 'Add `feedback: {}` to the configuration.',
    });
  }
  const file = path.resolve(folder, config.feedback.database);
  if (existsSync(file)) return file;
  throw new WrapdocsError({
    code: 'FEEDBACK_NOT_FOUND',
    message: `There is no feedback yet: ${file} does not exist.`,
    hint: '`wrapdocs serve` creates it when it receives the first answer. If another collector receives the answers, look there.',
  });
}
