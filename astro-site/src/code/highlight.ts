import type { ElementContent } from 'hast';

/**
 * A piece of code with the class that styles it; sessions have `prompt` and `output` besides
 * tokens.
 */
export interface CodePart {
  className?: string;
  text: string;
}

/** Splits code into pieces for the page. Neither prompts nor output are copied. */
export function splitCode(code: string, language: CodeLanguage): CodePart[] {
  if (language !== 'python' || !isSession(code)) return splitTokens(code, language);
  return parseSession(code).flatMap(({ kind, text }) =>
    kind === 'code' ? splitTokens(text, language) : [{ className: kind, text }],
  );
}

function splitTokens(code: string, language: CodeLanguage): CodePart[] {
  return highlight(code, language).map(({ kind, text }) =>
    kind === undefined ? { text } : { className: kind, text },
  );
}

const LANGUAGES: Partial<Record<string, CodeLanguage>> = {
  bash: 'shell',
  console: 'shell',
  json: 'json',
  pycon: 'python',
  py: 'python',
  python: 'python',
  sh: 'shell',
  shell: 'shell',
};

/** Code of a docstring as HTML, highlighted if its language is known or it is a session. */
export function makeCodeElements(code: string, name: string | undefined): ElementContent[] {
  const language = LANGUAGES[name ?? ''] ?? (isSession(code) ? 'python' : undefined);
  if (language === undefined) return [{ type: 'text', value: code }];
  return splitCode(code, language).map(({ className, text }): ElementContent => {
    const value = { type: 'text' as const, value: text };
    if (className === undefined) return value;
    return {
      type: 'element',
      tagName: 'span',
      properties: { className: [className] },
      children: [value],
    };
  });
}

/** A part of an interactive session: Python's prompt, the code, or its output. */
export interface SessionPart {
  kind: 'prompt' | 'code' | 'output';
  text: string;
}

const PROMPT = /^(\s*(?:>>>|\.\.\.)(?: |(?=\n|$)))(.*)$/s;

/** Whether `doctest` would read the text as a session. */
function isSession(text: string): boolean {
  return /^[^\S\n]*>>> /m.test(text);
}

/**
 * Splits a session into parts whose texts add up to the original. Neighbouring parts differ in
 * kind, except for prompts.
 */
export function parseSession(text: string): SessionPart[] {
  const parts: SessionPart[] = [];
  for (const line of text.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
    const [, prompt, code = ''] = PROMPT.exec(line) ?? [];
    const last = parts.at(-1);
    if (prompt !== undefined)
      parts.push({ kind: 'prompt', text: prompt }, { kind: 'code', text: code });
    else if (last?.kind === 'output') last.text += line;
    else parts.push({ kind: 'output', text: line });
  }
  return parts;
}

/** Longer files are shown without colours, which would multiply the size of their pages. */
const LONGEST_FILE = 200_000;

/** The lines of a Python file with their ends, each in pieces. */
export function splitLines(text: string): CodePart[][] {
  const parts = text.length > LONGEST_FILE ? [{ text }] : splitTokens(text, 'python');
  const lines: CodePart[][] = [[]];
  for (const { className, text: piece } of parts) {
    for (const line of piece.split(/(?<=\n)/u)) {
      lines.at(-1)?.push(className === undefined ? { text: line } : { className, text: line });
      if (line.endsWith('\n')) lines.push([]);
    }
  }
  return lines;
}

export type CodeLanguage = 'python' | 'shell' | 'json' | 'javascript' | 'go';

/** A piece of code: `s` string, `k` keyword, `n` number or constant, `c` comment, `v` variable. */
export interface Token {
  kind?: 's' | 'k' | 'n' | 'c' | 'v';
  text: string;
}

/**
 * Longer strings are not highlighted, so that a quote without an end costs little; a text in three
 * quotes without one goes on to the end.
 */
const RULES: Record<CodeLanguage, RegExp> = {
  python:
    /(?<s>(?:\b[rbfuRBFU]{1,2})?(?:"""(?:[^\\]|\\[^]?)*?(?:"""|$(?![^]))|'''(?:[^\\]|\\[^]?)*?(?:'''|$(?![^]))|"(?:[^"\\\n]|\\.){0,999}"|'(?:[^'\\\n]|\\.){0,999}'))|(?<c>#.*)|(?<v>(?<=^[ \t]*)@\w[\w.]*)|\b(?<k>from|import|await|async|def|class|return|for|in|is|if|elif|else|while|with|as|not|and|or|raise|try|except|finally|lambda|yield|pass|break|continue|global|nonlocal|del|assert)\b|\b(?<n>None|True|False|\d+(?:\.\d+)?)\b/gm,
  shell:
    /(?<v>\$\{\w+(?::\?)?\}|\$\w+)|(?<s>'[^']*')|(?<k>(?<=\s)--?[A-Za-z][\w-]*)|(?<c>^#.*|\\$)/gm,
  javascript:
    /(?<s>'(?:[^'\\\n]|\\.){0,9999}'|`(?:[^`\\]|\\.){0,9999}`)|(?<c>\/\/.*)|\b(?<k>const|await|new)\b|\b(?<n>null|true|false|\d+(?:\.\d+)?)\b/g,
  go: /(?<s>"(?:[^"\\\n]|\\.){0,9999}")|\b(?<k>package|import|func|defer)\b|\b(?<n>nil)\b/g,
  json: /"(?:[^"\\\n]|\\.){0,999}"(?=\s*:)|(?<s>"(?:[^"\\\n]|\\.){0,999}")|\b(?<n>null|true|false)\b|(?<=[\s[:])(?<n2>-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)\b/g,
};

/**
 * Highlights what helps in short examples; the texts of the tokens add up to the code. The keys of
 * JSON are left plain: a page of models has thousands of them.
 */
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
