/** Poetry's `^3.14` and `~3.12` as the standard writes them: `>=3.14,<4`, `>=3.12,<3.13`. */
export function expandPoetryVersions(text: string): string {
  const plain = /^\d/.test(text) ? `==${text}` : text;
  return plain.replaceAll(
    /([\^~])(\d+)((?:\.\d+)*)/g,
    (_, sign: string, major: string, rest: string) => {
      const [, minor = '', patch = '0'] = rest.split('.');
      // A caret keeps the first number that is not zero.
      const isMinor = minor !== '' && (sign === '~' || (major === '0' && minor !== '0'));
      if (sign === '^' && major === '0' && minor === '0') {
        return `>=${major}${rest},<0.0.${String(Number(patch) + 1)}`;
      }
      const end = isMinor ? `${major}.${String(Number(minor) + 1)}` : String(Number(major) + 1);
      return `>=${major}${rest},<${end}`;
    },
  );
}
