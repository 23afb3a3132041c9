import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * How a client came to the list: `known` ones had been compared with wrapdocs before the list was made, or
 * were kept aside until they were opened; `blind` and `aside` ones had not, and the rules of wrapdocs are
 * never tuned to those kept `aside`.
 */
export type ClientGroup = 'known' | 'blind' | 'aside';

/** A client of the list, which was written before any of its clients was run. */
export interface LiveClient {
  /** The distribution, as PyPI spells it. */
  name: string;
  group: ClientGroup;
  /** The HTTP library and what is special about the client. */
  style: string;
  /** The import packages, if they are not all of the distribution's. */
  modules?: readonly string[];
}

/**
 * A text in which each made-up value is replaced by the name of the argument that it was given as:
 * `/users/{user_id}`. An argument of the client's constructor is `{Client.token}`. What the recording
 * server had sent before is `{answer.id}`.
 */
export type Template = string;

/** A request that arrived at the recording server. */
export interface SentRequest {
  method: string;
  /** `https` or `http`, the host (with its port if it is not the usual one) and the path, decoded. */
  url: Template;
  query?: Readonly<Record<string, Template>>;
  /** Without those that the HTTP library sets by itself, in lower case. */
  headers?: Readonly<Record<string, Template>>;
  body?: SentBody;
  /** The runs in which it was sent: with the required arguments, or with all of them. */
  extents: readonly ('required' | 'all')[];
  /** The public functions of the package that were running, from the outermost to the innermost. */
  through?: readonly string[];
}

/** The body of a request. */
export interface SentBody {
  /** Without its parameters; empty if the header is missing. */
  mediaType: string;
  kind: 'json' | 'form' | 'multipart' | 'text' | 'binary';
  /** The top-level fields of an object or a form; absent for any other value. */
  fields?: Readonly<Record<string, Template>>;
}

/** What a public function did when it was called with made-up arguments. */
export interface FunctionFacts {
  /** The dotted path by which it was called: the class of the object, and the name. */
  id: string;
  /** The dotted path of its definition, which may be in a base class. */
  function: string;
  kind: 'method' | 'classMethod' | 'property' | 'function';
  /** The dotted paths of the same name in the classes that the object inherits from, nearest first. */
  bases?: readonly string[];
  /** The names of its parameters that were given. */
  given: readonly string[];
  /** How the last run ended: `returned`, or the exception. */
  ended: string;
  sends: readonly SentRequest[];
}

/** What a client sent; the file `facts/NAME.json`. */
export interface Facts {
  client: string;
  version: string;
  /** A hash of the recipe and of what the client and its dependencies are pinned to. */
  pins?: string;
  modules: readonly string[];
  /** The public functions that were found, called and never reached. */
  found: number;
  called: number;
  unreached: number;
  /** Requests that constructors and signing in sent, by the class. */
  setup: Readonly<Record<string, readonly SentRequest[]>>;
  /** Functions that sent a request, sorted by id. */
  functions: readonly FunctionFacts[];
  /** The ids of functions that were called and sent nothing. */
  quiet: readonly string[];
}

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** Reads the list of clients. */
export function readClients(): LiveClient[] {
  return JSON.parse(readFileSync(`${FOLDER}/clients.json`, 'utf8')) as LiveClient[];
}

/** Reads what a client sent; undefined if it has not been recorded. */
export function readFacts(name: string): Facts | undefined {
  const file = `${FOLDER}/facts/${name}.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Facts) : undefined;
}
