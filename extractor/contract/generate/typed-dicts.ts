import type { JSONSchema } from 'zod/v4/core';

type Schema = JSONSchema.BaseSchema;

const HEADER = `"""The contract as types, which only type checkers read.

Generated from extractor/contract by \`npm run contract\`: do not edit it.
"""
# ruff: noqa: D101

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, TypedDict

if TYPE_CHECKING:
    from typing_extensions import NotRequired

`;

/** The longest line that Ruff leaves as it is; see extractor/python/pyproject.toml. */
const LINE_LENGTH = 100;

const PYTHON_KEYWORDS = new Set(['async', 'class', 'from', 'global', 'import', 'in', 'is']);

/**
 * Writes the definitions of a JSON Schema as a Python module: objects as `TypedDict`s, enumerations as
 * `Literal`s and unions as unions. Python 3.10 can import it without `typing_extensions`.
 */
export function makeTypedDicts(schema: Pick<Schema, '$defs'>): string {
  const definitions = Object.entries(schema.$defs ?? {});
  const objects = definitions.filter(([, one]) => isObject(one));
  const literals = definitions.filter(([, one]) => one.enum !== undefined);
  const texts = definitions.filter(([, one]) => one.type === 'string' && one.enum === undefined);
  // A union is evaluated when the module is imported, so it comes after the types that it names.
  const unions = definitions.filter(([, one]) => one.anyOf ?? one.oneOf);
  const parts = [
    HEADER +
      texts.map(([name]) => `${name}: TypeAlias = str\n`).join('') +
      literals.map(([name, one]) => makeLiteral(name, one)).join(''),
    ...objects.map(([name, one]) => makeTypedDict(name, one)),
    unions.map(([name, one]) => makeUnion(name, one)).join(''),
  ];
  return parts.join('\n\n');
}

function makeLiteral(name: string, schema: Schema): string {
  const values = (schema.enum ?? []).map(makeConstant);
  const line = `${name}: TypeAlias = Literal[${values.join(', ')}]`;
  if (line.length <= LINE_LENGTH) return `${line}\n`;
  return `${name}: TypeAlias = Literal[\n${values.map((one) => `    ${one},\n`).join('')}]\n`;
}

function makeUnion(name: string, schema: Schema): string {
  const types = (schema.anyOf ?? schema.oneOf ?? []).map((one) => makeType(one, name));
  const members = [
    ...types.filter((type) => type !== 'None'),
    ...types.filter((type) => type === 'None'),
  ];
  const line = `${name}: TypeAlias = ${members.join(' | ')}`;
  if (line.length <= LINE_LENGTH) return `${line}\n`;
  return `${name}: TypeAlias = (\n    ${members.join('\n    | ')}\n)\n`;
}

function makeTypedDict(name: string, schema: Schema): string {
  const required = new Set(schema.required);
  const entries = Object.entries(schema.properties ?? {}).map(([key, value]): [string, string] => {
    const type = makeType(value as Schema);
    return [key, required.has(key) ? type : `NotRequired[${type}]`];
  });
  // Python's class syntax does not allow attributes whose names are keywords.
  if (entries.some(([key]) => PYTHON_KEYWORDS.has(key))) {
    const lines = entries.map(([key, type]) => `        "${key}": "${type}",\n`);
    return `${name} = TypedDict(\n    "${name}",\n    {\n${lines.join('')}    },\n)\n`;
  }
  const lines = entries.map(([key, type]) => `    ${key}: ${type}\n`);
  return `class ${name}(TypedDict):\n${lines.join('')}`;
}

/** @param self the union that the type is a member of: its Python name is not defined yet */
function makeType(schema: Schema, self?: string): string {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice('#/$defs/'.length);
    return name === self ? `"${name}"` : name;
  }
  if (schema.const !== undefined) return `Literal[${makeConstant(schema.const)}]`;
  if (schema.enum !== undefined) return `Literal[${schema.enum.map(makeConstant).join(', ')}]`;
  if (schema.type === 'array') return `list[${makeType(schema.items as Schema, self)}]`;
  if (schema.type === 'object' && !isObject(schema)) {
    return `dict[str, ${makeType(schema.additionalProperties as Schema, self)}]`;
  }
  const type = SIMPLE_TYPES.get(schema.type);
  if (type === undefined) throw new Error(`Name this schema: ${JSON.stringify(schema)}`);
  return type;
}

const SIMPLE_TYPES = new Map<unknown, string>([
  ['string', 'str'],
  ['integer', 'int'],
  ['number', 'float'],
  ['boolean', 'bool'],
  ['null', 'None'],
]);

function isObject(schema: Schema): boolean {
  return schema.properties !== undefined;
}

function makeConstant(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value);
}
