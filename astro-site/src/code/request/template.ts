import type { WordPart } from '../curl/shell.ts';

/** A request that scripts write in other languages; values for readers to fill in are variables. */
export interface RequestTemplate {
  method: string;
  url: WordPart[];
  headers: (readonly [name: string, value: readonly WordPart[]])[];
  /** The variables of the user and the password. */
  basic?: readonly string[];
  body?: { mediaType: string; text: string };
  /** The variables with secrets, which programs read from the environment. */
  secrets: readonly string[];
}

/** A variable of the examples whose value is no secret. */
export interface Blank {
  /** How the value is put into an address: encoded, as a whole address or as it is. */
  use: 'path' | 'base' | 'text';
  /** The argument or the variable in Python, unless its name is that of the variable in small letters. */
  python?: string;
  /** What distinguishes it from a variable with the same name in other requests: `servers` of `ID`. */
  of?: string;
}

/** What scripts know of an example. */
export interface ExampleFacts {
  /** The API that the values belong to: its address or, if that is not known, the name of the package. */
  api: string;
  /** The address that readers may replace. */
  base?: string;
  blanks: Record<string, Blank>;
  /** Absent if the request cannot be written in other languages. */
  request?: RequestTemplate;
}
