import { stringify } from 'yaml';

/** The front matter of a page with its marks, and the text below it. */
export function splitMatter(text: string): { matter: string; body: string } {
  const [matter = ''] = /^---\n[^]*?\n---\n/.exec(text) ?? [];
  return { matter, body: text.slice(matter.length) };
}

/** Front matter that gives a page the title in the navigation as its label in the sidebar. */
export function addLabel(matter: string, label: string | undefined): string {
  if (label === undefined || /^sidebar:/m.test(matter)) return matter;
  const added = stringify({ sidebar: { label } });
  return matter === '' ? `---\n${added}---\n\n` : matter.replace(/---\n$/, `${added}---\n`);
}
