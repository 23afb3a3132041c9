export type CodeLanguage = 'python' | 'shell' | 'json';

/** A piece of code: `s` string, `k` keyword, `n` number or constant, `c` comment, `v` variable. */
export interface Token {
  kind?: 's' | 'k' | 'n' | 'c' | 'v';
  text: string;
}

/** Longer strings are not highlighted, so that a quote without an end costs little. */
const RULES: Record<CodeLanguage, RegExp> = {
  python:
    /(?<s>"(?:[^"\\\n]|\\.){0,999}"|'(?:[^'\\\n]|\\.){0,999}')|(?<c>#.*)|\b(?<k>from|import|await|async|def|class|return|for|in|if|else|with|as|not|and|or|raise|try|except|lambda)\b|\b(?<n>None|True|False|\d+(?:\.\d+)?)\b/g,
  shell: /(?<v>\$\{\w+\}|\$\w+)|(?<s>'[^']*')|(?<k>(?<=\s)--?[A-Za-z][\w-]*)|(?<c>\\$)/gm,
  json: /(?<k>"(?:[^"\\\n]|\\.){0,999}"(?=\s*:))|(?<s>"(?:[^"\\\n]|\\.){0,999}")|\b(?<n>null|true|false)\b|(?<=[\s[:])(?<n2>-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)\b/g,
};

/** Highlights what helps in short examples; the texts of the tokens add up to the code. */
export function highlight(code: string, language: CodeLanguage): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of code.matchAll(RULES[language])) {
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => Boolean(text))?.[0];
    if (kind === undefined) continue;
    if (match.index > end) tokens.push({ text: code.slice(end, match.index) });
    tokens.push({ kind: kind.charAt(0) as NonNullable<Token['kind']>, text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < code.length) tokens.push({ text: code.slice(end) });
  return tokens;
}
