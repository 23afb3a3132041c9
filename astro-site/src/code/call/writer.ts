import type { ClassItem } from '../../../../extractor/contract/class.ts';
import type { Item } from '../../../../extractor/contract/module.ts';
import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import type { Constraints } from '../../../../extractor/contract/value.ts';
import { getFunctionId } from '../../../../extractor/contract/view/function-id.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import type { Json } from '../builtin-example.ts';
import { createImports, type Imports } from '../imports.ts';
import { layOut, prefix, type Code } from '../layout.ts';

/** A line of an example, or the head of a block that holds all lines below it. */
export interface Statement {
  code: Code;
  isBlock?: true;
}

/** A value that no rule can make up; the example becomes a function that is given it. */
export interface MissingValue {
  name: string;
  /** What it is, in a few words: `a TokenCredential`. */
  kind: string;
}

/** What the parts of an example collect while it is written. */
export interface Writer {
  view: PackageView;
  imports: Imports;
  statements: Statement[];
  missing: MissingValue[];
  /** The environment variables that the example reads, with made-up values. */
  environment: Map<string, string>;
  /** The variables that hold objects, by their classes. */
  objects: Map<string, string>;
  /** The class of the variable `client`, once there is one. */
  client?: string;
  /**
   * Adds a client of a class, unless there is one, and returns its variable; undefined if the class is
   * not that of a client.
   */
  start: (owner: string, writer: Writer) => string | undefined;
  /** Gets an object from a client, and returns its variable; undefined if no way is known. */
  obtain: (item: ClassItem, writer: Writer) => string | undefined;
  /** The classes of the objects that are being obtained. */
  obtaining: readonly string[];
  /** The way to the function that is called. */
  access: string;
  /** Whether the arguments of a client are written, which readers keep out of their code. */
  isConstructing: boolean;
  isAsync: boolean;
  /** Whether the call sends something, such as a file. */
  isSending: boolean;
  /** How many values may still be made: models can contain each other without bound. */
  budget: { left: number };
}

/** What is known of a value that an example needs. */
export interface Wanted {
  name: string;
  type?: TypeExpression | undefined;
  /** The type that only the docstring states. */
  documentedType?: string | undefined;
  description?: string | undefined;
  constraints?: Constraints | undefined;
  /** What the code does to the value before it is sent: `isoformat`, `join ,`, `id`. */
  conversions?: readonly string[];
  given?: Json | undefined;
  /** Whether it becomes a part of the path, where an address does not fit. */
  isInPath?: boolean;
}

/** Makes a value of the classes that contain it; undefined if nothing is known that works. */
export type MakeValue = (
  wanted: Wanted,
  writer: Writer,
  path?: readonly string[],
) => Code | undefined;

const MOST_VALUES = 300;

/** Starts an example. */
export function createWriter(
  view: PackageView,
  { start, obtain }: Partial<Pick<Writer, 'start' | 'obtain'>> = {},
): Writer {
  return {
    start: start ?? (() => undefined),
    obtain: obtain ?? (() => undefined),
    view,
    imports: createImports(view),
    statements: [],
    missing: [],
    environment: new Map(),
    objects: new Map(),
    obtaining: [],
    access: '',
    isConstructing: false,
    isAsync: false,
    isSending: false,
    budget: { left: MOST_VALUES },
  };
}

const operations = new WeakMap<PackageView, Map<string, Item>>();

/** Finds an item by the id of a function, which lacks the `@METHOD` of its operations. */
export function findItem(id: string, view: PackageView): Item | undefined {
  const item = view.item(id);
  if (item !== undefined) return item;
  const known = operations.get(view);
  const found = known ?? new Map(view.operations.map((one) => [getFunctionId(one.id), one]));
  operations.set(view, found);
  return found.get(id);
}

const MOST_CHARACTERS = 60;

/** Notes that a value is not known, and returns the name under which the example is given it. */
export function miss({ name, type, documentedType }: Wanted, writer: Writer): string {
  const stated = (type?.kind === 'name' ? type.name : documentedType) ?? 'value';
  const words = stated
    .replaceAll(/[:`~\s]+/g, ' ')
    .trim()
    .slice(0, MOST_CHARACTERS);
  writer.missing.push({ name, kind: `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}` });
  return name;
}

/**
 * Adds a line that keeps a value under a name that no other line uses, and returns that name. A line
 * that keeps the same value already is enough.
 */
export function keep(name: string, code: Code, { statements }: Writer): string {
  const kept = statements.map((one) => /^(\w+) = (.*)$/s.exec(layOut(one.code)));
  const same = kept.find((one) => one?.[2] === layOut(code));
  if (same?.[1] !== undefined) return same[1];
  const opened = statements.map((one) => / as (\w+):$/.exec(layOut(one.code))?.[1]);
  const taken = new Set([...kept.map((one) => one?.[1]), ...opened]);
  let free = name;
  while (taken.has(free)) free += '_';
  statements.push({ code: prefix(`${free} = `, code) });
  return free;
}
