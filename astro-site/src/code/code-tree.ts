import type { ElementContent } from 'hast';
import { isSession, parseSession } from './doctest.ts';
import { highlight, type CodeLanguage } from './highlight.ts';

/**
 * A piece of code with the class that styles it; sessions have `prompt` and `output` besides
 * tokens.
 */
interface CodePart {
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
