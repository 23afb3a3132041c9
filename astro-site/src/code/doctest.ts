/** A part of an interactive session: what Python prints before the code, the code, what it answers. */
export interface SessionPart {
  kind: 'prompt' | 'code' | 'output';
  text: string;
}

const PROMPT = /^(\s*(?:>>>|\.\.\.)(?: |(?=\n|$)))(.*)$/s;

/** Whether the text is a session as `doctest` reads it. */
export function isSession(text: string): boolean {
  return /^\s*>>> /m.test(text);
}

/** Takes a session apart; the texts of the parts make it up again. Neighbours differ in kind, prompts aside. */
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
