import type { Markdown } from '../../contract/text/markdown.ts';
import type { TypeExpression } from '../../contract/type-expression.ts';
import type { Constraints, Deprecated, Value } from '../../contract/value.ts';
import { getPlainText, unlinkObjects } from '../../contract/text/markdown-text.ts';
import { withoutGaps, type Json } from '../json.ts';
import { makeConstraints } from './constraints.ts';
import type { Schema } from './document.ts';

/** What parameters, model fields and parts of bodies have in common. */
interface Declared {
  type?: TypeExpression | undefined;
  default?: Value | undefined;
  constraints?: Constraints | undefined;
  deprecated?: Deprecated | undefined;
  example?: Value | undefined;
  description?: Markdown | undefined;
  /** The value that is always sent. */
  constant?: unknown;
}

type MakeType = (type: TypeExpression | undefined) => Schema;

/** The schema of a declared value: its type, its limits and its default. */
export function makeValueSchema(declared: Declared, makeType: MakeType): Schema {
  const schema = makeType(declared.type);
  const { default: value, constant } = declared;
  return {
    ...schema,
    ...makeConstraints(declared.constraints),
    ...(value === undefined ? {} : makeDefault(value)),
    ...(constant === undefined ? {} : { const: constant as Json }),
  };
}

/** The schema of a property, including its description. */
export function makePropertySchema(
  declared: Declared & {
    name?: string;
    pythonName?: string | undefined;
    wireName: string;
    isComputed?: true;
  },
  makeType: MakeType,
): Schema {
  const { description, deprecated, example, wireName } = declared;
  const pythonName = declared.name ?? declared.pythonName;
  return {
    ...makeValueSchema(declared, makeType),
    ...withoutGaps<Schema>({
      description: describe(description),
      readOnly: declared.isComputed,
      ...describeDeprecation(deprecated),
      examples: example?.value === undefined ? undefined : [example.value],
      'x-wrapdocs-python-name': pythonName === wireName ? undefined : pythonName,
    }),
  };
}

/** Descriptions in OpenAPI are CommonMark, and readers cannot resolve Python names in them. */
export function describe(text: Markdown | undefined): string | undefined {
  return text && unlinkObjects(text);
}

/** OpenAPI can mark something as deprecated, but cannot say what to use instead. */
export function describeDeprecation(
  deprecated: Deprecated | undefined,
): Partial<Pick<Schema, 'deprecated' | 'x-wrapdocs-deprecation'>> {
  if (deprecated === undefined) return {};
  return deprecated === true
    ? { deprecated }
    : { deprecated: true, 'x-wrapdocs-deprecation': getPlainText(deprecated) };
}

/** A default of `None` only says that the value may be left out. */
function makeDefault({ value, text }: Value): Schema {
  if (value === null) return {};
  return value === undefined ? { 'x-wrapdocs-default': text } : { default: value };
}
