import { Option } from 'commander';
import type { Context } from './context.ts';

/** Gives a command what it gets from the outside, once the options are known. */
export type GetContext = () => Context;

export const CONFIG_OPTION = ['--config <file>', 'configuration file'] as const;
export const PYTHON_OPTION = ['--python <command>', 'Python to read the source with'] as const;

export function makeFormatOption(formats: readonly string[], standard: string): Option {
  return new Option('--format <format>', 'output format').choices(formats).default(standard);
}

/** What stands below the options of a command's help. */
export function makeExamples(lines: string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ ${line}`).join('\n')}`;
}
