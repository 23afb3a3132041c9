/**
 * Maps each dotted id to its shortest unique ending: `list` if there is only one `list`, otherwise
 * `users.list` and `teams.list`.
 */
export function shortenIds(ids: Iterable<string>): Map<string, string> {
  const unique = new Set(ids);
  const counts = new Map<string, number>();
  for (const ending of [...unique].flatMap(getEndings)) {
    counts.set(ending, (counts.get(ending) ?? 0) + 1);
  }
  return new Map(
    [...unique].map((id) => [id, getEndings(id).find((ending) => counts.get(ending) === 1) ?? id]),
  );
}

/** `a.b.c` ends in `c`, `b.c` and `a.b.c`. */
function getEndings(id: string): string[] {
  const parts = id.split('.');
  return parts.map((_, index) => parts.slice(-index - 1).join('.'));
}

/** Returns a function that makes names unique: `name`, `name_2`... */
export function createUniqueNames(): (wanted: string) => string {
  const taken = new Set<string>();
  return (wanted) => {
    let name = wanted;
    for (let count = 2; taken.has(name); count += 1) name = `${wanted}_${String(count)}`;
    taken.add(name);
    return name;
  };
}
