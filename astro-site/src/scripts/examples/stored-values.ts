import type { Filled } from '../../code/request/fill.ts';
import type { Blank, ExampleFacts } from '../../code/request/template.ts';

const KEY = 'wrapdocs-values';

/** What readers have filled in, by API and then by the name of the value; the address has no name. */
type Stored = Partial<Record<string, Record<string, string>>>;

const BASE = '';

/** Whether there are values, without reading them. */
export function hasValues(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function read(): Stored {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Stored;
  } catch {
    return {};
  }
}

/** The values of an example. */
export function getFilled({ api, blanks }: ExampleFacts): Filled {
  const own = new Map(Object.entries(read()[api] ?? {}));
  const values = Object.entries(blanks).flatMap(([name, blank]): [string, string][] => {
    const value = own.get(getValueName(name, blank));
    return value === undefined ? [] : [[name, value]];
  });
  return { base: own.get(BASE), values: new Map(values) };
}

/**
 * Stores the values of an API; those without a text are removed.
 *
 * @returns whether the browser keeps them
 */
export function storeFilled(
  { api, blanks }: ExampleFacts,
  base: string,
  values: ReadonlyMap<string, string>,
): boolean {
  const stored = new Map(Object.entries(read()[api] ?? {}));
  stored.set(BASE, base);
  for (const [name, value] of values) {
    const blank = blanks[name];
    if (blank !== undefined) stored.set(getValueName(name, blank), value);
  }
  const kept = [...stored].filter(([, value]) => value !== '');
  return write({ ...read(), [api]: kept.length === 0 ? undefined : Object.fromEntries(kept) });
}

/** Removes the values of an API. */
export function removeValues(api: string): void {
  write({ ...read(), [api]: undefined });
}

function write(stored: Stored): boolean {
  try {
    const text = JSON.stringify(stored);
    if (text === '{}') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
    return true;
  } catch {
    return false;
  }
}

function getValueName(name: string, { of }: Blank): string {
  return of === undefined ? name : `${of}/${name}`;
}
