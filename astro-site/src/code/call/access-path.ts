/** A step from an object to another one, or to the function that is called at last. */
export interface Step {
  name: string;
  /** Whether it is a call, and if so, whether it demands arguments. */
  call?: 'empty' | 'arguments';
}

/** Splits `client.get_repo(...).issues.list` into its steps; a call of the object itself has no name. */
export function splitAccess(access: string): Step[] {
  return [...access.matchAll(/\.?(\w*)(\(\.\.\.\)|\(\))?/gu)]
    .filter(([text]) => text !== '')
    .map(([, name = '', brackets]) => {
      if (brackets === undefined) return { name };
      return { name, call: brackets === '()' ? 'empty' : 'arguments' };
    });
}

const VERB =
  /^(get|create|retrieve|fetch|find|lookup|open|load|add|list|make|build|new|with|use|read|as)_/;

/** What code calls the object that a method returns: `repo` for `get_repo`. */
export function nameResult(method: string, fallback: string): string {
  const noun = method.replace(VERB, '').replace(/_(by|from|with|async)(_.*)?$/, '');
  const isVerb = VERB.test(`${noun}_`) || noun === '';
  return isVerb ? fallback : noun;
}
