import { goNative } from '@scalar/snippetz/plugins/go/native';
import { jsFetch } from '@scalar/snippetz/plugins/js/fetch';
import { shellHttpie } from '@scalar/snippetz/plugins/shell/httpie';
import { writeWord, type WordPart } from '../curl/shell.ts';
import type { CodeLanguage } from '../highlight.ts';
import type { ExtraLanguage } from './extra-language.ts';
import type { RequestTemplate } from './template.ts';

/** How a request is written in a language. */
interface Language {
  plugin: typeof jsFetch;
  highlight: CodeLanguage;
  /** What a string in the code looks like. */
  string: RegExp;
  /** Writes a string with variables; `content` is what stood between its quotes. */
  join: (content: readonly WordPart[], secrets: ReadonlySet<string>) => string;
  /** Replaces the header with the name and the password, in which `basic` stands for both. */
  authorize: (code: string, basic: string, names: readonly string[]) => string;
  finish: (code: string) => string;
}

const LANGUAGES: Record<ExtraLanguage, Language> = {
  js: {
    plugin: jsFetch,
    highlight: 'javascript',
    string: /'(?:[^'\\\n]|\\.)*'/g,
    join: (content, secrets) => {
      if (!content.some((part) => isSecret(part, secrets))) return `'${writeBlanks(content)}'`;
      const parts = content.map((part) =>
        isSecret(part, secrets)
          ? `\${process.env.${part.variable}}`
          : writeBlanks([part]).replaceAll(/`|\$(?=\{)/g, String.raw`\$&`),
      );
      return `\`${parts.join('')}\``;
    },
    authorize: (code, basic, names) =>
      code.replace(
        `'Basic ${basic}'`,
        () => `\`Basic \${btoa(\`${names.map((name) => `\${process.env.${name}}`).join(':')}\`)}\``,
      ),
    finish: (code) =>
      `const response = await ${code};\nconsole.log(response.status, await response.text());`,
  },
  go: {
    plugin: goNative,
    highlight: 'go',
    string: /"(?:[^"\\\n]|\\.)*"/g,
    join: (content, secrets) => {
      const parts = content.map((part) =>
        isSecret(part, secrets) ? `os.Getenv("${part.variable}")` : `"${writeBlanks([part])}"`,
      );
      return parts.join(' + ').replaceAll('" + "', '');
    },
    authorize: (code, basic, names) =>
      code.replace(
        `req.Header.Add("Authorization", "Basic ${basic}")`,
        () => `req.SetBasicAuth(${names.map((name) => `os.Getenv("${name}")`).join(', ')})`,
      ),
    finish: (code) =>
      code.includes('os.Getenv(') ? code.replace('\t"net/http"\n', '\t"net/http"\n\t"os"\n') : code,
  },
  httpie: {
    plugin: shellHttpie,
    highlight: 'shell',
    string: /'[^']*'/g,
    join: (content) => writeWord(content),
    authorize: (code, basic, names) =>
      code.replace(
        `'Authorization:Basic ${basic}'`,
        () =>
          `--auth ${writeWord(names.flatMap((name, index) => [index === 0 ? '' : ':', { variable: name }]))}`,
      ),
    finish: (code) => code,
  },
};

/** A request in another language; what is not filled in looks like `<CONNECTOR_ID>`. */
export interface WrittenRequest {
  code: string;
  language: CodeLanguage;
}

/** Writes a request in another language. */
export function writeRequest(request: RequestTemplate, name: ExtraLanguage): WrittenRequest {
  const { plugin, highlight, string, join, authorize, finish } = LANGUAGES[name];
  const { basic = [], method, body } = request;
  const names: string[] = [];
  const mark = (part: WordPart): string =>
    typeof part === 'string' ? part : makeMark(names.push(part.variable) - 1);
  const url = makeAddress(request.url.map(mark).join(''));
  const headers = request.headers.map(([header, value]) => ({
    name: header,
    value: value.map(mark).join(''),
  }));
  const basicMark = makeMark(names.length);
  const written = plugin.generate({
    method,
    url: url.text,
    headers: [
      ...(basic.length === 0 ? [] : [{ name: 'Authorization', value: `Basic ${basicMark}` }]),
      ...headers,
    ],
    ...(body === undefined ? {} : { postData: makeBody(body, name) }),
  } as Parameters<typeof plugin.generate>[0]);
  const secrets = new Set(request.secrets);
  const code = authorize(url.restore(written), basicMark, basic).replace(string, (literal) => {
    const content = literal.slice(1, -1).split(MARK);
    if (content.length === 1) return literal;
    return join(
      content.flatMap((text, index): WordPart[] => {
        if (index % 2 === 0) return text === '' ? [] : [text];
        return [{ variable: names[Number(text)] ?? '' }];
      }),
      secrets,
    );
  });
  return { code: finish(code), language: highlight };
}

const MARK = /wrapdocsvariable(\d+)z/;

/** Stands for a variable while the library writes the request; it needs no quotes and no escapes. */
function makeMark(index: number): string {
  return `wrapdocsvariable${String(index)}z`;
}

/** An address that the library takes for one, although a variable may stand for its beginning. */
function makeAddress(url: string): { text: string; restore: (code: string) => string } {
  const text = url.replaceAll("'", '%27');
  if (!url.startsWith('wrapdocsvariable')) return { text, restore: (code) => code };
  return {
    text: `https://${text}`,
    restore: (code) => code.replaceAll(`https://${MARK_START}`, MARK_START),
  };
}

const MARK_START = 'wrapdocsvariable0z';

/** Only JavaScript writes JSON as an object; a shell shows it as it is. */
function makeBody(
  { mediaType: mimeType, text }: NonNullable<RequestTemplate['body']>,
  language: ExtraLanguage,
): { mimeType: string; text: string } {
  const isShown = language === 'httpie' && /\bjson\b/.test(mimeType);
  return { mimeType, text: isShown ? JSON.stringify(JSON.parse(text), null, 2) : text };
}

function isSecret(
  part: WordPart,
  secrets: ReadonlySet<string>,
): part is Extract<WordPart, { variable: string }> {
  return typeof part !== 'string' && secrets.has(part.variable);
}

/** What readers replace: it is never part of an address by chance. */
function writeBlanks(parts: readonly WordPart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : `<${part.variable}>`)).join('');
}
