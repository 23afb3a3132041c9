/** Words of a shell command: quoted, or without spaces. */
const WORD = /"(?:[^"\\]|\\.)*"|'[^']*'|(?:[^\s"'\\]|\\.)+/gsu;
/** Options of curl that have no value. */
const FLAGS =
  /^-(?:[#fgiIklLNnOqsSvG]+|-(?:get|head|compressed|location|silent|fail|include|insecure|verbose|show-error|digest|path-as-is))$/;
const DATA = /^(?:-d|-F|--data(?:-\w+)*|--json|--form(?:-string)?)/;

/** Reads a curl command as the request that it sends: `POST https://host/path`. */
export function readCurlCommand(text: string): string | undefined {
  const lines = text.trimStart().replace(/^(?:#[^\n]*\n)+/, '');
  const start = /^\s*(?:\$\s*)?curl(?:\.exe)?(?=\s)/u.exec(lines)?.[0];
  if (start === undefined) return undefined;
  const command = lines.slice(start.length);
  // `${NAME:?}` is a variable that must be set.
  const line = command.replaceAll(/\\\r?\n/g, ' ').replaceAll(/(\$\{\w+):\?[^{}]*\}/g, '$1}');
  const words = Array.from(line.matchAll(WORD), ([word]) => word.replaceAll(/^["']|["']$/g, ''));
  const { url, method } = readWords(words);
  return url === undefined ? undefined : `${method} ${url}`;
}

function readWords(words: readonly string[]): { url: string | undefined; method: string } {
  let url: string | undefined;
  let asked: string | undefined;
  let usual = 'GET';
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (!word.startsWith('-')) {
      url ??= word;
      continue;
    }
    const method = /^(?:-X|--request=?)(.*)$/.exec(word);
    if (method !== null) asked = method[1] || words[index + 1];
    else if (DATA.test(word)) usual = usual === 'GET' ? 'POST' : usual;
    else if (/^(?:-I|--head)$/.test(word)) usual = 'HEAD';
    else if (/^(?:-T|--upload-file)/.test(word)) usual = 'PUT';
    else if (word === '--url') url ??= words[index + 1];
    // An option with a value, unless the value is attached to it.
    if (!FLAGS.test(word) && !word.includes('=') && !/^-[A-Za-z]./.test(word)) index += 1;
  }
  const isGet = words.includes('-G') || words.includes('--get');
  return { url, method: asked ?? (isGet ? 'GET' : usual) };
}
