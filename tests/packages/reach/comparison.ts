import { normalisePath } from './paths.ts';
import type { Row, Truth } from './truth.ts';

/** How many of the compared operations agree. */
export interface Share {
  equal: number;
  compared: number;
}

export const FIGURES = ['recall', 'precision', 'names', 'access', 'query', 'response'] as const;
export type FigureName = (typeof FIGURES)[number];
export type Figures = Record<FigureName, Share>;

type Table = ReadonlyMap<string, readonly Row[]>;

/** Operations of the truth that have the same method and path, and those that were found for them. */
interface Pair {
  wanted: readonly Row[];
  got: readonly Row[];
}

/** Compares operations by method and path, and then what both sides say of the same ones. */
export function compareRows(truth: Truth, rows: readonly Row[]): Figures {
  const wanted = Map.groupBy(truth.operations, (row) => getKey(row, truth.bases));
  const got = Map.groupBy(rows, (row) => getKey(row, truth.bases));
  const pairs = [...wanted.values()].map((its) => ({
    wanted: its,
    got: findRows(its, got, truth),
  }));
  const found = pairs.filter((pair) => pair.got.length > 0);
  return {
    recall: { equal: found.length, compared: wanted.size },
    precision: { equal: countKnown(got, truth), compared: got.size },
    names: compareSides(found, { read: ({ qualname }) => toSet(qualname), agrees: hasCommon }),
    access: compareSides(found, { read: ({ access }) => shorten(access), agrees: hasCommon }),
    query: compareSides(found, { read: ({ query = [] }) => plainNames(query), agrees: includes }),
    response: compareSides(found, { read: ({ response }) => getNames(response), agrees: equals }),
  };
}

/** The share as a number; nothing to compare is no mistake. */
export function getRatio({ equal, compared }: Share): number {
  return compared === 0 ? 1 : equal / compared;
}

function getKey({ method, path }: Row, bases: readonly string[]): string {
  return `${method.toUpperCase()} ${normalisePath(path, bases)}`;
}

/** The keys of an operation of the truth: of its path and of those that are as right. */
function getKeys(row: Row, { bases }: Truth): string[] {
  return [row.path, ...(row.also ?? [])].map((path) => getKey({ ...row, path }, bases));
}

function findRows(wanted: readonly Row[], got: Table, truth: Truth): Row[] {
  const keys = new Set(wanted.flatMap((row) => getKeys(row, truth)));
  return [...keys].flatMap((key) => [...findByKey(key, got)]);
}

function findByKey(key: string, got: Table): readonly Row[] {
  if (!key.startsWith('* ')) return got.get(key) ?? [];
  return [...got].flatMap(([other, rows]) => (toAnyMethod(other) === key ? [...rows] : []));
}

function countKnown(got: Table, truth: Truth): number {
  const known = new Set(truth.operations.flatMap((row) => getKeys(row, truth)));
  return [...got.keys()].filter((key) => known.has(key) || known.has(toAnyMethod(key))).length;
}

function toAnyMethod(key: string): string {
  return key.replace(/^\S+/u, '*');
}

type Names = ReadonlySet<string>;

interface Side {
  read: (row: Row) => Names;
  agrees: (wanted: Names, got: Names) => boolean;
}

/** Counts the pairs of which both sides say something, and those where they agree. */
function compareSides(pairs: readonly Pair[], { read, agrees }: Side): Share {
  const unite = (rows: readonly Row[]) => new Set(rows.flatMap((row) => [...read(row)]));
  const sides = pairs
    .map(({ wanted, got }) => [unite(wanted), unite(got)] as const)
    .filter(([wanted, got]) => wanted.size > 0 && got.size > 0);
  const equal = sides.filter(([wanted, got]) => agrees(wanted, got)).length;
  return { equal, compared: sides.length };
}

function hasCommon(wanted: Names, got: Names): boolean {
  return [...wanted].some((one) => got.has(one));
}

function includes(wanted: Names, got: Names): boolean {
  return [...wanted].every((one) => got.has(one));
}

function equals(wanted: Names, got: Names): boolean {
  return wanted.size === got.size && includes(wanted, got);
}

function toSet(value: string | undefined): Names {
  return new Set(value === undefined ? [] : [value]);
}

function plainNames(names: readonly string[]): Names {
  return new Set(names.map((name) => name.replace(/\W/gu, '').toLowerCase()));
}

/** A call without the name of the client, without arguments and without the suffix of async ones. */
function shorten(access: string | undefined): Names {
  const call = access?.replace(/\([^()]*\)/gu, '').replace(/^[^.]*\./u, '');
  return toSet(call?.replace(/_async$/u, ''));
}

const CONTAINERS = new Set(['Optional', 'List', 'Union', 'Dict', 'None', 'Any']);

/** The names of classes in a type. */
function getNames(type: string | undefined): Names {
  const names = type?.match(/\b[A-Z]\w*/gu) ?? [];
  return new Set(names.filter((name) => !CONTAINERS.has(name)));
}
