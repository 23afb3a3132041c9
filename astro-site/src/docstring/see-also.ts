import type { DocstringSection } from '../../../extractor/contract/docstring.ts';

type Admonition = Extract<DocstringSection, { kind: 'admonition' }>;

export function isSeeAlso({ admonition, title }: Admonition): boolean {
  return /^see[- ]?also$/i.test(admonition) || /^see also$/i.test(title ?? '');
}

const ENTRY = /^((?:[\w.]+|:\w+:`[^`]+`)(?:\s*,\s*(?:[\w.]+|:\w+:`[^`]+`))*)(?:\s*:\s+(.*)|\s*)$/;

/** Writes NumPy's "See Also", a name or several a line with a word on them, as a list of references. */
export function formatSeeAlso(text: string): string {
  const lines = text.split('\n').map((line) => (/^\s/.test(line) ? ` ${line.trim()}` : line));
  const entries = lines.join('\n').replaceAll(/\n /g, ' ').split('\n');
  const filled = entries.filter((line) => line.trim() !== '');
  return filled.every((line) => ENTRY.test(line)) ? filled.map(formatEntry).join('\n') : text;
}

function formatEntry(line: string): string {
  const [, names = '', description] = ENTRY.exec(line) ?? [];
  const linked = names
    .split(/\s*,\s*/)
    .map((name) => (name.startsWith(':') ? name : `:obj:\`${name}\``));
  return `- ${linked.join(', ')}${description === undefined ? '' : `: ${description}`}`;
}
