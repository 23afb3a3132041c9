/** Whether two names may be those of one thing that was renamed: they have a word in common. */
export function areNamedAlike(before: string, after: string): boolean {
  const words = new Set(splitWords(before));
  return splitWords(after).some((word) => words.has(word));
}

/** `pageCount`, `page_count`: two words. Articles and the like tell nothing. */
function splitWords(name: string): string[] {
  const words = name.split(/_+|(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toLowerCase());
  return words.filter((word) => word.length > 2);
}
