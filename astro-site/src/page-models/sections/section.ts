import type { Markdown } from '../../../../extractor/contract/text/markdown.ts';
import type { Diagnostic } from '../../../../extractor/contract/diagnostic.ts';
import type { Method } from '../../../../extractor/contract/operation.ts';
import type { SourceLocation } from '../../../../extractor/contract/source-location.ts';
import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import type { Deprecated } from '../../../../extractor/contract/value.ts';
import type { ExampleFacts } from '../../code/request/template.ts';
import type { ItemHistory } from '../../news/item-history.ts';
import type { DocstringSection } from '../../../../extractor/contract/docstring.ts';
import type { Signature, SignatureParameter } from '../../../../extractor/contract/function.ts';
import type { ApiOperationGroup, DocumentPart } from './api.ts';
import type {
  IndexEntry,
  ModelPartLink,
  ModelUsage,
  ObjectName,
  PackageCard,
} from './index-entry.ts';
import type { Fact, Phrase } from './fact.ts';
import type { EnumValue, NestedModel, Row, ShownAnswer, ShownResponse } from './row.ts';
import type {
  CallEntry,
  EvidenceLine,
  RequestBadge,
  RequestEntry,
  RequestGroup,
  SentThrough,
} from './request.ts';

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

/** A function, a class or, on a page that models share, a model under a heading. */
export interface MemberSection extends ObjectName {
  kind: 'member';
  itemKind: 'function' | 'class' | 'model';
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
  /**
   * Two columns on a wide screen, with `lead` above `main`; one if there is no `side`. On a narrow
   * one, `side` stands between them, so that readers see a call before its parameters.
   */
  | { kind: 'columns'; lead: Section[]; main: Section[]; side: Section[] };

/** Sections about the call or the nature of something. */
type Definition =
  /** `base` says where the path begins. */
  | { kind: 'endpoint'; method: Method; path: string; base?: Phrase | undefined }
  | { kind: 'call'; code: string }
  | { kind: 'badges'; badges: RequestBadge[] }
  /** How a command is called on the command line; `name` is its words, empty for a program. */
  | { kind: 'usage'; name: string; code: string }
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
  | { kind: 'responses'; title: string; responses: ShownResponse[] }
  | {
      kind: 'returns';
      title: string;
      type: TypeExpression | undefined;
      description?: Markdown | undefined;
      nested?: NestedModel | undefined;
    }
  | {
      kind: 'paging';
      title: string;
      text: Phrase;
      item?: TypeExpression | undefined;
      /** A loop over all pages in Python. */
      code?: string | undefined;
    }
  | { kind: 'fields'; rows: Row[] }
  | { kind: 'values'; values: EnumValue[] }
  | { kind: 'value'; text: string }
  | { kind: 'facts'; facts: Fact[] };

/** Text of the documented package, and notes on it. */
type Description =
  | {
      kind: 'prose';
      summary?: Markdown | undefined;
      description?: Markdown | undefined;
      /** Whether the filter of operations searches it. */
      isFilterText?: boolean | undefined;
    }
  /** `parameters` are those of the signature, whose types and defaults a list of them shows. */
  | {
      kind: 'docstring';
      section: DocstringSection;
      parameters?: readonly SignatureParameter[] | undefined;
    }
  | { kind: 'deprecation'; deprecated: Deprecated }
  | { kind: 'history'; history: ItemHistory }
  | { kind: 'notes'; gaps: readonly Diagnostic[] }
  | { kind: 'source'; source: SourceLocation }
  | { kind: 'evidence'; steps: EvidenceLine[] }
  | { kind: 'unknownRequest'; source: SourceLocation }
  | { kind: 'sentThrough'; requests: SentThrough[] }
  | { kind: 'recorded'; note: string; answers: ShownAnswer[] }
  /** What the API's document says; `origin` names the document and its licence. */
  | { kind: 'fromDocument'; id: string; title: string; origin: string; parts: DocumentPart[] };

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
      /** The variables that must be set before the command is run. */
      curlNote?: Phrase | undefined;
      /** What scripts need to fill in values, and to write the request in other languages. */
      facts: ExampleFacts;
    }
  | {
      kind: 'responseExample';
      name: string;
      /** Absent if it shows what a call returns in Python, rather than what the server sends. */
      status?: string | undefined;
      json: string;
      /** Fields that are not shown, because their types are not known. */
      leftOut?: readonly string[] | undefined;
    }
  | { kind: 'modelExample'; json: string; leftOut?: readonly string[] | undefined }
  | { kind: 'sourceCode'; file: string; text: string };

/** Lists of documented objects. */
type List =
  | { kind: 'label'; title: string }
  | { kind: 'attributes'; attributes: Attribute[] }
  | {
      kind: 'inherited';
      groups: { base: ObjectName; members: IndexEntry[] }[];
      /** How many bases farther away are left out. */
      further: number;
      /** Only the names, in a line. */
      isShort?: boolean | undefined;
    }
  /** `further` subclasses are left out. */
  | { kind: 'subclasses'; classes: ObjectName[]; further: number }
  | ({ kind: 'modelLink' } & ObjectName)
  | ({ kind: 'operationLink'; method: Method } & ObjectName)
  | { kind: 'index'; entries: IndexEntry[]; hasNotes?: boolean | undefined }
  | { kind: 'modelParts'; parts: ModelPartLink[] }
  | { kind: 'usages'; usages: ModelUsage[] }
  | { kind: 'calls'; title: string; calls: CallEntry[] }
  | { kind: 'requests'; requests: RequestEntry[] }
  /** All requests of a package; the groups of a long list are closed at first. */
  | { kind: 'requestIndex'; groups: RequestGroup[]; isFolded: boolean }
  /** The operations of the API by tag; the groups of a long list are closed at first. */
  | { kind: 'apiCoverage'; groups: ApiOperationGroup[]; isFolded: boolean }
  | { kind: 'dependencies'; dependencies: (ObjectName & { imports: ObjectName[] })[] }
  | { kind: 'packages'; packages: PackageCard[] };

/**
 * A section of a page of the reference: plain data without markup. The renderers in `render/` turn
 * it into HTML, Markdown and search records.
 */
export type Section = Container | Definition | Description | Code | List;

export type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>;
