import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What a client needs where made-up values do not do. Code is Python. */
export interface Recipe {
  /** Why it is needed. */
  reason: string;
  /** Statements that are run once, after the client is imported. */
  setup?: string;
  /** Expressions that construct classes, by the dotted path of the class. */
  make?: Readonly<Record<string, string>>;
  /** Variables that readers have set: of a form that the client checks, or read by another library. */
  environment?: Readonly<Record<string, string>>;
  /** The texts of files that readers have, by the variables that name these files. */
  environmentFiles?: Readonly<Record<string, string>>;
  /** Keys of the server's answer that the client needs. */
  answers?: Readonly<Record<string, unknown>>;
  /** The text of every answer instead, such as XML. */
  answer?: string;
  /** What the server answers to examples instead: it has the objects that they name. */
  examples?: Pick<Recipe, 'answers' | 'answer'>;
  /** The header `WWW-Authenticate` with which requests without credentials are refused. */
  challenge?: string;
  /** Distributions that are installed besides the client's own dependencies. */
  packages?: readonly string[];
  /** Modules that are not imported. */
  skip?: readonly string[];
}

const FILE = fileURLToPath(new URL('../recipes.json', import.meta.url));

/** Reads the recipe of a client; most have none. */
export function readRecipe(client: string): Partial<Recipe> {
  const recipes = JSON.parse(readFileSync(FILE, 'utf8')) as Readonly<Record<string, Recipe>>;
  return recipes[client] ?? {};
}
