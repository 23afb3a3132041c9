/** The keys and indexes that lead to a value. */
export type ValuePath = readonly (string | number)[];

interface OpenContainer {
  /** Undefined in an object before its first key. */
  key: string | number | undefined;
  isList: boolean;
}

/** One token of JSON: a string, a mark, or another scalar. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s"[\]{},:]+/gs;

/**
 * Finds where the values of a JSON text begin, by their paths as JSON.
 *
 * @param text valid JSON
 * @param maxDepth how many keys and indexes a path has at most
 */
export function findValueOffsets(text: string, maxDepth: number): Map<string, number> {
  const found = new Map<string, number>();
  const open: OpenContainer[] = [];
  let isKey = false;
  const note = (offset: number): void => {
    if (open.length > maxDepth) return;
    found.set(JSON.stringify(open.map(({ key }) => key)), offset);
  };
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const inner = open.at(-1);
    if (token === '}' || token === ']') {
      open.pop();
      isKey = false;
    } else if (token === ',') {
      if (inner?.isList === true) inner.key = Number(inner.key) + 1;
      else isKey = true;
    } else if (token === ':') {
      isKey = false;
    } else if (isKey && inner !== undefined) {
      inner.key = open.length > maxDepth ? '' : (JSON.parse(token) as string);
    } else {
      note(index);
      const isList = token === '[';
      if (isList || token === '{') open.push({ isList, key: isList ? 0 : undefined });
      isKey = token === '{';
    }
  }
  return found;
}
