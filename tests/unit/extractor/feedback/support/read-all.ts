import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../../../../../extractor/feedback/database.ts';
import { listAnswers } from '../../../../../extractor/feedback/answers.ts';

/** Every answer in the file, the newest first, with its e-mail address. */
export function readAll(file: string) {
  const database = openDatabase(file);
  try {
    return listAnswers(database, {});
  } finally {
    database.close();
  }
}

/** Every byte of the database, its log and any other file next to it. */
export function readBytes(file: string): string {
  const folder = path.dirname(file);
  return readdirSync(folder)
    .map((name) => readFileSync(path.join(folder, name), 'latin1'))
    .join('');
}
