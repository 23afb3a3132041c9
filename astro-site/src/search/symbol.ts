import type { Method } from '../../../extractor/contract/operation.ts';
import type { ParameterPlace } from '../page-models/sections/row.ts';

interface NamedSymbol {
  name: string;
  href: string;
}

/** A narrative page. `name` is its title. */
export interface PageSymbol extends NamedSymbol {
  kind: 'page';
  summary: string;
}

/** A heading of the narrative page with the title `owner`. */
export interface HeadingSymbol extends NamedSymbol {
  kind: 'heading';
  owner: string;
}

/** A module. `name` is its dotted path. */
export interface ModuleSymbol extends NamedSymbol {
  kind: 'module';
  summary: string;
}

export interface OperationSymbol extends NamedSymbol {
  kind: 'operation';
  module: string;
  method: Method;
  path: string;
  group: string;
  summary: string;
}

/** A class, a function that declares no operation, or an attribute. */
export interface CodeSymbol extends NamedSymbol {
  kind: 'model' | 'class' | 'function' | 'attribute';
  module: string;
  summary: string;
  /** It only repeats another function or class, for example asynchronously. */
  isVariant?: true;
}

/** A parameter of the operation `owner`. */
export interface ParameterSymbol extends NamedSymbol {
  kind: 'parameter';
  module: string;
  owner: string;
  wireName: string;
  place: ParameterPlace;
}

/** A field of the model `owner`. */
export interface FieldSymbol extends NamedSymbol {
  kind: 'field';
  module: string;
  owner: string;
  wireName: string;
}

/**
 * Anything that can be found by its name. All texts come from the documented package: plain text,
 * never HTML.
 */
export type SearchSymbol =
  | PageSymbol
  | HeadingSymbol
  | ModuleSymbol
  | OperationSymbol
  | CodeSymbol
  | ParameterSymbol
  | FieldSymbol;

export type SymbolKind = SearchSymbol['kind'];

/** Whether the symbol only repeats another one. */
export function isVariant(symbol: SearchSymbol): boolean {
  return 'isVariant' in symbol;
}
