import type { Diagnostic } from '../../../extractor/contract/diagnostic.ts';
import type { DocstringSection } from '../../../extractor/contract/docstring.ts';
import type { Signature } from '../../../extractor/contract/function.ts';
import type { Method, Response } from '../../../extractor/contract/operation.ts';
import type { ParameterLocation } from '../../../extractor/contract/parameter.ts';
import type { SourceLocation } from '../../../extractor/contract/source-location.ts';
import type { TypeExpression } from '../../../extractor/contract/type-expression.ts';
import type { Deprecated } from '../../../extractor/contract/value.ts';
import type { ItemHistory } from '../news/item-history.ts';

/** The name of a documented object; renderers link it to its page. */
export interface ObjectName {
  name: string;
  id: string;
}

/** Words with code among them. */
export type Phrase = (string | { code: string })[];

/** Where a parameter is sent; `body` is a named part of a form. */
export type ParameterPlace = ParameterLocation | 'body';

/** A value that is passed or stored: a parameter, a field, a part of a request body. */
export interface Row {
  /** A body of one value may have no name. */
  name?: string | undefined;
  /** The id of the element that documents it, for rows that can be linked to. */
  anchor?: string | undefined;
  /** Set for a parameter and for a named part of a form, which are sent on their own. */
  place?: ParameterPlace | undefined;
  /** The name in the request, if it differs. */
  wireName?: string | undefined;
  type?: TypeExpression | undefined;
  required: boolean;
  /** Whether a client sets the value itself: callers have no parameter for it. */
  isSet?: boolean | undefined;
  mediaType?: string | undefined;
  /** The value that the request always contains. */
  constant?: string | undefined;
  /** How a client sends it, in words: conversions, whether it is left out. */
  sending?: Phrase[] | undefined;
  /** Whether the path needs it although the function has no parameter for it. */
  undeclared?: boolean | undefined;
  /** The base class that declares it. */
  inheritedFrom?: ObjectName | undefined;
  history?: ItemHistory | undefined;
  description?: string | undefined;
  deprecated?: Deprecated | undefined;
  default?: string | undefined;
  /** Constraints in words. */
  limits?: string[] | undefined;
  example?: string | undefined;
  /** The fields of the only model that the type names. */
  fields?: NestedField[] | undefined;
  /** The only model that the type names, if its fields are not shown at once. */
  nested?: NestedModel | undefined;
}

/** A model whose fields can be opened in place; `count` is their number. */
export interface NestedModel extends ObjectName {
  count: number;
}

/** A field of a model that is shown where the model is used. */
export interface NestedField {
  anchor: string;
  /** The name in JSON. */
  name: string;
  type?: TypeExpression | undefined;
  required: boolean;
  description?: string | undefined;
  /** The values of an enum. */
  values?: string[] | undefined;
  nested?: NestedModel | undefined;
}

/** A response with the fields of its model, or with the model if they are not shown at once. */
export interface ShownResponse extends Response {
  fields?: NestedField[] | undefined;
  nested?: NestedModel | undefined;
}

/** A member of an enum. */
export interface EnumValue {
  name: string;
  anchor: string;
  value: string;
  history?: ItemHistory | undefined;
  description?: string | undefined;
}

/** An entry of a list of facts. */
export interface Fact {
  title: string;
  value:
    | { kind: 'command'; code: string; copyLabel: string }
    | { kind: 'types'; types: TypeExpression[] }
    | { kind: 'codes'; codes: string[] }
    | { kind: 'phrase'; phrase: Phrase }
    | { kind: 'link'; text: string; href?: string | undefined }
    | { kind: 'date'; date: string };
}

/** An attribute, type alias or property. */
export interface Attribute {
  id: string;
  anchor: string;
  name: string;
  typeParameters?: string[] | undefined;
  type?: TypeExpression | undefined;
  tags: string[];
  sections: Section[];
}

/** A line about something that is documented elsewhere. */
export interface IndexEntry extends ObjectName {
  /** The id of the line's element. */
  anchor?: string | undefined;
  summary?: string | undefined;
  tags?: string[] | undefined;
  note?: string | undefined;
}

/** An operation that uses a model. */
interface ModelUsage extends ObjectName {
  method: Method;
  roles: string[];
}

/** A call of a client that sends a request; documented elsewhere unless it has an anchor. */
export interface RequestEntry extends ObjectName {
  /** The id of the line's element. */
  anchor?: string | undefined;
  /** The id of what the line links to, if it is not the call itself. */
  target?: string | undefined;
  /** How to call it: `client.chat.completions.create`. */
  call: string;
  method: Method;
  path: string;
  /** The server in the path, if the page names it once for all. */
  origin?: string | undefined;
  summary?: string | undefined;
  returns?: TypeExpression | undefined;
  /** `async`, `deprecated`, what is not certain... */
  tags: string[];
  /** Names of its parameters in the request, which the filter of operations searches. */
  words?: string[] | undefined;
}

/** Requests under a label, and further groups of them. */
export interface RequestGroup {
  id: string;
  title: string;
  requests: RequestEntry[];
  groups: RequestGroup[];
}

/** A call that sends the same request as another one. */
export interface CallEntry extends ObjectName {
  /** The id of the line's element, if the call is documented in this line only. */
  anchor?: string | undefined;
  call: string;
  tag?: string | undefined;
  summary?: string | undefined;
  source?: SourceLocation | undefined;
}

/** What is not certain about a request, or what readers must know about it. */
export interface RequestBadge {
  title: string;
  text: Phrase;
  target?: ObjectName | undefined;
}

/** An operation with everything that its page shows about it. */
export interface OperationSection extends ObjectName {
  kind: 'operation';
  /** What it is called if the function sends several requests, which all have its name. */
  label?: string | undefined;
  anchor: string;
  /** How callers reach it from a client: `chat.completions.create`. */
  call?: string | undefined;
  method: Method;
  path: string;
  group: string;
  sections: Section[];
}

/** A function or class under a heading. */
export interface MemberSection extends ObjectName {
  kind: 'member';
  itemKind: 'function' | 'class';
  anchor: string;
  tags: string[];
  sections: Section[];
}

/** Operations of one group. */
interface OperationsSection {
  kind: 'operations';
  id: string;
  title: string;
  operations: OperationSection[];
}

/** Sections under a heading of level 2. */
export interface PartSection {
  kind: 'part';
  id: string;
  title: string;
  count?: number | undefined;
  note?: string | undefined;
  /** What the table of contents lists: the heading, the entries below it, or nothing. */
  outline: 'heading' | 'entries' | 'none';
  sections: Section[];
}

/** Sections that contain others. */
type Container =
  | OperationsSection
  | OperationSection
  | MemberSection
  | PartSection
  /** Members under a label; their own headings have level 2. */
  | { kind: 'group'; id: string; title: string; sections: Section[] }
  /** Details that are closed at first. */
  | { kind: 'folded'; title: string; sections: Section[] }
  /** Two columns on a wide screen; one if there is no `side`. */
  | { kind: 'columns'; main: Section[]; side: Section[] };

/** Sections about the call or the nature of something. */
type Definition =
  /** `base` says where the path begins. */
  | { kind: 'endpoint'; method: Method; path: string; base?: Phrase | undefined }
  | { kind: 'call'; code: string }
  | { kind: 'badges'; badges: RequestBadge[] }
  | { kind: 'import'; code: string }
  | {
      kind: 'signature';
      name: string;
      title?: string | undefined;
      typeParameters?: string[] | undefined;
      decorators?: string[] | undefined;
      /** Several if the function is overloaded. */
      signatures: Signature[];
    }
  | {
      kind: 'declaration';
      name: string;
      typeParameters?: string[] | undefined;
      decorators?: string[] | undefined;
      bases: TypeExpression[];
    }
  | { kind: 'parameters'; title: string; rows: Row[] }
  | { kind: 'responses'; title: string; responses: ShownResponse[]; note?: string | undefined }
  | {
      kind: 'returns';
      title: string;
      type: TypeExpression | undefined;
      description?: string | undefined;
      nested?: NestedModel | undefined;
    }
  | { kind: 'paging'; title: string; text: Phrase; item?: TypeExpression | undefined }
  | { kind: 'fields'; rows: Row[] }
  | { kind: 'values'; values: EnumValue[] }
  | { kind: 'value'; text: string }
  | { kind: 'facts'; facts: Fact[] };

/** A place in the source that shows what a request is; `text` is what it does. */
export interface EvidenceLine {
  text: Phrase;
  source: SourceLocation;
}

/** Text of the documented package, and notes on it. */
type Description =
  | {
      kind: 'prose';
      summary?: string | undefined;
      description?: string | undefined;
      /** Whether the filter of operations searches it. */
      isFilterText?: boolean | undefined;
    }
  | { kind: 'docstring'; section: DocstringSection }
  | { kind: 'deprecation'; deprecated: Deprecated }
  | { kind: 'history'; history: ItemHistory }
  | { kind: 'notes'; gaps: readonly Diagnostic[] }
  | { kind: 'source'; source: SourceLocation }
  | { kind: 'evidence'; steps: EvidenceLine[] }
  | { kind: 'unknownRequest'; source: SourceLocation };

/** Code to read or to copy. */
type Code =
  | {
      kind: 'examples';
      anchor: string;
      name: string;
      python: string;
      /** The call of the asynchronous variant. */
      async?: string | undefined;
      curl: string;
    }
  | { kind: 'responseExample'; name: string; status: string; json: string }
  | { kind: 'modelExample'; json: string }
  | { kind: 'sourceCode'; file: string; text: string };

/** Lists of documented objects. */
type List =
  | { kind: 'label'; title: string }
  | { kind: 'attributes'; attributes: Attribute[] }
  | { kind: 'inherited'; groups: { base: ObjectName; members: ObjectName[] }[] }
  | { kind: 'subclasses'; classes: ObjectName[] }
  | ({ kind: 'modelLink' } & ObjectName)
  | ({ kind: 'operationLink'; method: Method } & ObjectName)
  | { kind: 'index'; entries: IndexEntry[]; hasNotes?: boolean | undefined }
  | { kind: 'usages'; usages: ModelUsage[] }
  | { kind: 'calls'; title: string; calls: CallEntry[] }
  | { kind: 'requests'; requests: RequestEntry[] }
  /** All requests of a package; the groups of a long list are closed at first. */
  | { kind: 'requestIndex'; groups: RequestGroup[]; isFolded: boolean }
  | { kind: 'dependencies'; dependencies: (ObjectName & { imports: ObjectName[] })[] }
  | { kind: 'packages'; packages: PackageCard[] };

/** A package on the page of all packages, with its address. */
export interface PackageCard {
  name: string;
  href: string | undefined;
  summary?: string | undefined;
  facts: string[];
}

/**
 * A section of a page of the reference: plain data without markup. The renderers in `render/` turn
 * it into HTML, Markdown and search records.
 */
export type Section = Container | Definition | Description | Code | List;

export type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>;
