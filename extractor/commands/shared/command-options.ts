import { Option } from '@commander-js/extra-typings';
import { STRICTNESS_LEVELS, USUAL_STRICTNESS } from '../../diagnostics/strictness.ts';

export const CONFIG_OPTION = ['--config <file>', 'configuration file'] as const;
export const PYTHON_OPTION = ['--python <command>', 'Python to read the source with'] as const;

/** The option `--format` of a command. */
export function makeFormatOption<const Formats extends readonly string[]>(
  formats: Formats,
  standard: Formats[number],
) {
  return new Option('--format <format>', 'output format').choices(formats).default(standard);
}

/**
 * The option `--strict` of a command.
 *
 * @param effect what happens if there are findings of the level
 */
export function makeStrictOption(effect: string) {
  return new Option(
    '--strict [level]',
    `${effect} of this level or above (without a level: ${USUAL_STRICTNESS})`,
  )
    .choices(STRICTNESS_LEVELS)
    .preset(USUAL_STRICTNESS);
}

/** The options of a command, as its definition declares them. */
export type OptionsOf<Define extends (parent: never) => { opts: () => unknown }> = ReturnType<
  ReturnType<Define>['opts']
>;

/** The examples below the options in the help of a command. */
export function makeExamples(lines: string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ ${line}`).join('\n')}`;
}
