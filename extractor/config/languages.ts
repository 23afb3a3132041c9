/** A language, and perhaps its script or region. */
const CODE = /^[a-z]{2,3}(?:-(?:[a-z]{4}|[a-z]{2}|\d{3}))?$/;

/** Whether a code names a language, in small letters like the folder of its pages: `pt-br`. */
export function isLanguage(code: string): boolean {
  if (!CODE.test(code)) return false;
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  return names.of(code) !== undefined;
}

/** A language as HTML names it: `pt-BR`. */
export function getLanguageTag(code: string): string {
  return new Intl.Locale(code).toString();
}

/** What a language is called in itself: `Deutsch`. */
export function nameLanguage(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
