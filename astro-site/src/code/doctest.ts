/** A part of an interactive session: Python's prompt, the code, or its output. */
export interface SessionPart {
  kind: 'prompt' | 'code' | 'output';
  text: string;
}

const PROMPT = /^(\s*(?:>>>|\.\.\.)(?: |(?=\n|$)))(.*)$/s;

/** Whether `doctest` would read the text as a session. */
export function isSession(text: string): boolean {
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
