import type { ClassItem, Field } from '../../../extractor/contract/class.ts';
import type { SignatureParameter } from '../../../extractor/contract/function.ts';
import type { Json } from './builtin-example.ts';
import { toJson, type Example } from './example.ts';
import { prefix, type Code } from './layout.ts';

/** Collects the imports that the code needs, and returns the name to use. */
export type ImportName = (id: string) => string;

/** Writes an example as a Python expression; models become calls of their classes. */
export function toPython(example: Example, importName: ImportName): Code {
  switch (example.kind) {
    case 'value':
      return writeJson(example.value);
    case 'enum':
      return `${importName(example.item.id)}.${example.member}`;
    case 'list':
      return {
        open: '[',
        items: example.items.map((item) => toPython(item, importName)),
        close: ']',
      };
    case 'dict':
      return {
        open: '{',
        items: example.entries.map(([key, value]) =>
          prefix(`${writeKey(key)}: `, toPython(value, importName)),
        ),
        close: '}',
      };
    case 'root':
      return makeCall(example.item, [[getRootName(example.item), example.value]], importName);
    case 'model':
      return makeCall(
        example.item,
        example.fields.map(([field, value]) => [getKeyword(field, example.item), value]),
        importName,
      );
  }
}

function makeCall(item: ClassItem, args: [string, Example][], importName: ImportName): Code {
  return {
    open: `${importName(item.id)}(`,
    items: args.map(([name, value]) => {
      const code = toPython(value, importName);
      return name === '' ? code : writeKeyword(name, code);
    }),
    close: ')',
  };
}

/** `name=value`, or `**{"name": value}` if Python would not take the name. */
export function writeKeyword(name: string, value: Code): Code {
  if (isIdentifier(name)) return prefix(`${name}=`, value);
  return { open: '**{', items: [prefix(`${writeString(name)}: `, value)], close: '}' };
}

/** An argument of a call: with its name, unless Python takes none. */
export function writeArgument(
  { name, kind }: Pick<SignatureParameter, 'name' | 'kind'>,
  value: Code,
): Code {
  return kind === 'positionalOnly' ? value : writeKeyword(name, value);
}

/** The name under which a constructor takes a field: often its alias, unless it takes both. */
export function getKeyword(field: Field, { model }: ClassItem): string {
  return model?.argumentNames === 'wire' ? field.wireName : field.name;
}

/** The name under which a constructor takes the value of a root model; empty: by position. */
export function getRootName({ model }: ClassItem): string {
  return model?.rootKeyword ?? '';
}

const KEYWORDS = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except ' +
    'finally for from global if import in is lambda nonlocal not or pass raise return try while ' +
    'with yield'
  ).split(' '),
);

/** Whether a text is a name in Python, and no keyword. */
export function isIdentifier(name: string): boolean {
  return /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) && !KEYWORDS.has(name);
}

function writeKey(key: Example): string {
  const json = toJson(key);
  return writeString(typeof json === 'string' ? json : JSON.stringify(json));
}

/** Writes a JSON value as Python. */
export function writeJson(value: Json): Code {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return writeString(value);
  if (Array.isArray(value)) return { open: '[', items: value.map(writeJson), close: ']' };
  const items = Object.entries(value).map(([key, item]) =>
    prefix(`${writeString(key)}: `, writeJson(item)),
  );
  return { open: '{', items, close: '}' };
}

/** A Python string literal: JSON's escapes mean the same in Python. */
export function writeString(text: string): string {
  return JSON.stringify(text);
}
