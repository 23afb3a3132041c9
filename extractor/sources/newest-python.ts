/** The newest version of Python 3 that conditions are decided for. */
const NEWEST_MINOR = 14;
const CLASSIFIER = /Programming Language :: Python :: 3\.(\d{1,2})(?!\d)/g;
const LIMIT = /^(<=?|==|~=)3\.(\d{1,2})((?:\.(?:\d+|\*))*)$/;

/**
 * The newest Python that a project supports; undefined if it does not name any version that is
 * older than the newest one.
 *
 * @param requires what it needs, without spaces: `>=3.9,<3.13`
 * @param text a text that contains its classifiers
 */
export function findNewestPython(requires: string, text: string): string | undefined {
  const named = Array.from(text.matchAll(CLASSIFIER), ([, minor]) => Number(minor));
  const limits = requires.split(',').flatMap(findLimit);
  const newest = Math.min(...(named.length === 0 ? [] : [Math.max(...named)]), ...limits);
  return newest < NEWEST_MINOR ? `3.${String(newest)}` : undefined;
}

function findLimit(part: string): number[] {
  const [, sign, digits, rest = ''] = LIMIT.exec(part) ?? [];
  const minor = Number(digits);
  if (digits === undefined || (sign === '~=' && rest === '')) return [];
  // `<3.12.1` allows 3.12.0.
  return [sign === '<' && !/[1-9]/.test(rest) ? minor - 1 : minor];
}
