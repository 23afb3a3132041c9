import * as own from '#strings';
import * as de from '../strings/de.ts';
import * as en from '../strings/en.ts';

const LANGUAGES = new Map<string, typeof own>(Object.entries({ de, en }));

/**
 * The texts for a page in a language, `de` or `de-AT`: those of the site's own language if there are
 * none. For what is rendered when the site is built; scripts only have the site's own language.
 */
export function getStrings(tag: string): typeof own {
  return LANGUAGES.get(tag.replace(/-.*/, '')) ?? own;
}
