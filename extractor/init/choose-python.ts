/** The Python of the workflow if the project allows it; a newer one also parses older code. */
const USUAL = 13;
/** wrapdocs runs on Python 3.10 or newer; versions far in the future only end the search. */
const CANDIDATES = Array.from({ length: 40 }, (_, index) => index + 10);

/**
 * Chooses a Python that can parse all packages: the newest one that each of them supports.
 *
 * @param requirements what packages say about Python, such as `>=3.10,<4`
 */
export function choosePython(requirements: readonly string[]): string {
  const chosen = requirements.map(chooseMinor);
  return `3.${String(chosen.length === 0 ? USUAL : Math.max(...chosen))}`;
}

function chooseMinor(requirement: string): number {
  const clauses = requirement.split(',');
  const allowed = CANDIDATES.filter((minor) => clauses.every((one) => allows(one.trim(), minor)));
  const usual = allowed.findLast((minor) => minor <= USUAL);
  return usual ?? allowed[0] ?? USUAL;
}

/** Whether a clause such as `>=3.10.2` allows the newest patch release of Python 3.`minor`. */
function allows(clause: string, minor: number): boolean {
  const [, operator, text = ''] = /^(===?|~=|!=|[<>]=?)(\d[\d.*]*)$/.exec(clause) ?? [];
  const parts = text
    .split('.')
    .filter((part) => part !== '*')
    .map(Number);
  const [major = 0, wanted, patch = 0] = parts;
  // Without a minor version, a clause is about all versions of Python 3, or about none of them.
  const order = Math.sign(3 - major) || (wanted === undefined ? 0 : Math.sign(minor - wanted));
  switch (operator) {
    case '>=':
    case '>':
      return order >= 0;
    case '<':
      return order < 0 || (order === 0 && patch > 0);
    case '<=':
      return order <= 0;
    case '==':
    case '===':
      return order === 0;
    case '~=':
      return parts.length > 2 ? order === 0 : order >= 0 && major === 3;
    case '!=':
      return order !== 0 || !text.endsWith('.*');
    default:
      return true;
  }
}
