/** What something leads to, with a text of its own if it has one. */
export interface TitledTarget {
  target: string;
  text?: string;
}

/** Divides `the client <shop.Client>` into its text and its target. */
export function splitTitle(content: string): TitledTarget {
  const start = content.endsWith('>') ? content.lastIndexOf('<') : -1;
  if (start === -1) return { target: content };
  return { text: content.slice(0, start).trim(), target: content.slice(start + 1, -1) };
}
