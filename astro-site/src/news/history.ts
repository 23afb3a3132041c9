import { readFileSync } from 'node:fs';
import project from 'virtual:wrapdocs/project';
import { HistorySchema, type History } from '../../../extractor/contract/history.ts';

let history: History | undefined;

/** What this release and those before it changed; nothing where the site is no release. Read once a build. */
export function getHistory(): History | undefined {
  if (project.historyFile === undefined) return undefined;
  return (history ??= HistorySchema.parse(JSON.parse(readFileSync(project.historyFile, 'utf8'))));
}
