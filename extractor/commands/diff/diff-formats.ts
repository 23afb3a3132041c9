import type { Loudness } from '../../contract/loudness.ts';
import type { Change } from '../../contract/change.ts';
import type { Paint } from '../../terminal/terminal.ts';

/** The formats of `wrapdocs diff`: for people, pages and comments, changelogs, programs, and GitHub Actions. */
export const DIFF_FORMATS = ['text', 'markdown', 'changelog', 'json', 'github'] as const;
export type DiffFormat = (typeof DIFF_FORMATS)[number];

/** The values of `--fail-on`: the lowest severity that fails the run. */
export const FAIL_ON = ['breaking', 'possibly-breaking', 'none'] as const;
export type FailOn = (typeof FAIL_ON)[number];

export interface DiffFormatOptions {
  paint: Paint;
  /** Names a file of a package's newer version in messages. */
  showFile: (name: string, file: string) => string;
  /** How loud a change of a package is, for formats with levels. */
  getLoudness: (name: string, change: Change) => Loudness;
  /** Whether every change is listed, even if there are many. */
  isFull: boolean;
}
