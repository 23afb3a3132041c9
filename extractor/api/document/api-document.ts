import type { Method } from '../../contract/operation.ts';
import type { ParameterLocation } from '../../contract/parameter.ts';
import type { Node } from './node.ts';
import type { Resolver } from './references.ts';

/** Where the requests of an operation go. */
export interface ApiServer {
  /** In lower case, with `{}` for variables; undefined if the document does not say it. */
  host: string | undefined;
  /** Without a slash at the end; empty for the root. */
  path: string;
}

/** A parameter of the path, the query, the headers or the cookies. */
export interface ApiParameter {
  name: string;
  location: ParameterLocation;
  required: boolean;
  deprecated: boolean;
  /** The place of its declaration: `#/paths/~1users/get/parameters/0`. */
  pointer: string;
  schema: Node | undefined;
  /**
   * Whether the value is an object whose properties are parameters of their own, as OpenAPI writes
   * objects in a query by default.
   */
  isExploded: boolean;
  /** Markdown. */
  description: string | undefined;
}

/** What a request can contain, for one media type. */
export interface ApiContent {
  mediaType: string;
  pointer: string;
  schema: Node | undefined;
  /** Swagger 2 lists the fields of a form as parameters; they are in place of a schema. */
  fields?: ApiParameter[];
}

export interface ApiBody {
  required: boolean;
  pointer: string;
  contents: ApiContent[];
}

/** An operation of the vendor's document. */
export interface ApiOperation {
  method: Method;
  /** The key in `paths`, without `#fragment` and `?query`, with a slash in front. */
  path: string;
  /** The query that a key such as `/files?action=copy` demands. */
  fixedQuery: ReadonlyMap<string, string>;
  servers: readonly ApiServer[];
  operationId: string | undefined;
  tags: readonly string[];
  deprecated: boolean;
  /** The place in the document: `#/paths/~1users/get`. */
  pointer: string;
  parameters: readonly ApiParameter[];
  body: ApiBody | undefined;
  /** What else the document says about it. */
  node: Node;
}

/** A copy that `wrapdocs api fetch` made. */
export interface DocumentCopy {
  url: string;
  /** When it was made, in ISO 8601. */
  date: string;
  /** `sha256:<hex>` of the bytes. */
  digest: string;
}

/** The vendor's description of the API, as far as a client can be compared with it. */
export interface ApiDocument {
  /** The file as messages name it. */
  file: string;
  /** `OpenAPI 3.1.0`, `Swagger 2.0`. */
  format: string;
  title: string | undefined;
  version: string | undefined;
  license: string | undefined;
  /** When the file was committed or fetched, if that is known. */
  date: string | undefined;
  copy: DocumentCopy | undefined;
  operations: readonly ApiOperation[];
  /** The names in the query and the headers with which any request can be authorised. */
  credentials: ReadonlySet<string>;
  /** The document as a whole. */
  root: Node;
  resolver: Resolver;
}
