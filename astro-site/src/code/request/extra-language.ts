/** The languages of requests that scripts write, with the names of these. */
export const EXTRA_LANGUAGES = { js: 'JavaScript', go: 'Go', httpie: 'HTTPie' } as const;

export type ExtraLanguage = keyof typeof EXTRA_LANGUAGES;

/** Whether it is the name of one of these languages. */
export function isExtraLanguage(name: string): name is ExtraLanguage {
  return Object.hasOwn(EXTRA_LANGUAGES, name);
}
