import type { Markdown } from '../../../../extractor/contract/text/markdown.ts';
import type { CommandParameter } from '../../../../extractor/contract/command.ts';
import type { Response } from '../../../../extractor/contract/operation.ts';
import type { ParameterLocation } from '../../../../extractor/contract/parameter.ts';
import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import type { Deprecated } from '../../../../extractor/contract/value.ts';
import type { ItemHistory } from '../../news/item-history.ts';
import type { ObjectName } from './index-entry.ts';
import type { Phrase } from './fact.ts';

/** Where a parameter is sent; `body` is a named part of a form. On a command line: what it is. */
export type ParameterPlace = ParameterLocation | 'body' | CommandParameter['kind'];

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
  description?: Markdown | undefined;
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
  description?: Markdown | undefined;
  /** The values of an enum. */
  values?: string[] | undefined;
  nested?: NestedModel | undefined;
}

/** A response with the fields of its model, or with the model if they are not shown at once. */
export interface ShownResponse extends Response {
  fields?: NestedField[] | undefined;
  nested?: NestedModel | undefined;
}

/** Recorded answers with one status. */
export interface ShownAnswer {
  status: string;
  /** How many there are, of which media type, and where the first is. */
  facts: string[];
  shape?: string | undefined;
}

/** A member of an enum. */
export interface EnumValue {
  name: string;
  anchor: string;
  value: string;
  history?: ItemHistory | undefined;
  description?: Markdown | undefined;
}

/** Whether a row is from the same base as the one before it, whose link to the base serves both. */
export function repeatsBase(rows: readonly Row[], index: number): boolean {
  const base = rows[index]?.inheritedFrom?.id;
  return base !== undefined && base === rows[index - 1]?.inheritedFrom?.id;
}
