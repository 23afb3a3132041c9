import type { ChangeFilter } from '../../changes/filter-changes.ts';
import { LOUDNESS, LOUDNESS_KEY, type LoudnessSettings } from '../../contract/loudness.ts';
import { loadConfig } from '../../config/load.ts';
import { WrapdocsError } from '../../errors.ts';
import type { Context } from '../shared/context.ts';
import type { DiffOptions } from './diff-command.ts';

/** Which changes of a package count: what the command line says goes before the configuration. */
export async function readFilters(
  { include = [], exclude = [], severity = [], config, all }: DiffOptions,
  { cwd }: Context,
): Promise<(name: string) => ChangeFilter> {
  const own = parseLoudness(severity);
  const packages = config === undefined ? [] : (await loadConfig(cwd, config)).config.packages;
  return (name) => {
    const configured = packages.find((one) => one.name === name)?.changes;
    return {
      include: include.length > 0 ? include : (configured?.include ?? []),
      exclude: [...(configured?.exclude ?? []), ...exclude],
      severity: { ...configured?.severity, ...own },
      internals: all === true || configured?.internals,
    };
  };
}

function parseLoudness(words: readonly string[]): LoudnessSettings {
  return Object.fromEntries(
    words.map((word) => {
      const [key = '', value] = word.split('=');
      const level = LOUDNESS.find((one) => one === value);
      if (level !== undefined && LOUDNESS_KEY.test(key)) return [key, level];
      throw new WrapdocsError({
        code: 'USAGE',
        message: `\`${word}\` does not say how loud a change is.`,
        hint: 'Write a severity (breaking, possibly-breaking, safe) or the code of a rule, then `=` and error, warning, note or off, such as `python-raises-added=off`.',
      });
    }),
  );
}
