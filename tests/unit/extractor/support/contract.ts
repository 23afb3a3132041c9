import type { Client, ClientCall } from '../../../../extractor/contract/client-call.ts';
import type { ClassItem, Field } from '../../../../extractor/contract/class.ts';
import type { Diagnostic } from '../../../../extractor/contract/diagnostic.ts';
import type { FunctionItem } from '../../../../extractor/contract/function.ts';
import type { Item, Module, ReExportItem } from '../../../../extractor/contract/module.ts';
import type { Operation } from '../../../../extractor/contract/operation.ts';
import type { Package } from '../../../../extractor/contract/package.ts';
import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';

/** Small parts of the contract for tests: each takes the relevant fields and fills in the rest. */

const source = { file: 'shop/main.py', line: 1 };
export const DIGEST = `sha256:${'0'.repeat(64)}`;

export function makeName(id: string): TypeExpression {
  return { kind: 'name', name: id.slice(id.lastIndexOf('.') + 1), id };
}

export function makeList(item: TypeExpression): TypeExpression {
  return { kind: 'generic', origin: { kind: 'name', name: 'list' }, arguments: [item] };
}

export function makeField(name: string, type?: TypeExpression): Field {
  return { name, wireName: name, required: true, ...(type === undefined ? {} : { type }) };
}

/** The facts of a Pydantic model without settings. */
export const PYDANTIC = {
  flavor: 'pydantic',
  label: 'Pydantic model',
  origin: 'pydantic.BaseModel',
  describesJson: true,
  keywordOnly: true,
  argumentNames: 'wire',
} as const;

export function makeModel(id: string, bases: string[] = [], fields: Field[] = []): ClassItem {
  return {
    kind: 'class',
    id,
    name: id.slice(id.lastIndexOf('.') + 1),
    bases: bases.map(makeName),
    model: { ...PYDANTIC, fields },
    source,
  };
}

export function makeFunction(id: string): FunctionItem {
  const name = id.slice(id.lastIndexOf('.') + 1);
  return { kind: 'function', id, name, signature: { parameters: [] }, source };
}

export function makeReExport(id: string, target: string): ReExportItem {
  return { kind: 'reExport', id, name: id.slice(id.lastIndexOf('.') + 1), target, source };
}

export function makeOperation(id: string, parts: Partial<Operation> = {}): Operation {
  const name = id.slice(id.lastIndexOf('.') + 1).replace(/@.*$/, '');
  return {
    kind: 'operation',
    id,
    name,
    anchor: name,
    idiom: 'fastapi',
    origin: 'declared',
    method: 'GET',
    path: `/v1/${name}`,
    parameters: [],
    responses: [],
    signature: { parameters: [] },
    decorators: [],
    source,
    ...parts,
  };
}

/** An operation of a client, which sends its request. */
export function makeClientOperation(
  id: string,
  parts: Partial<Operation> = {},
  call: Partial<ClientCall> = {},
): Operation {
  const [owner = '', name = ''] = id.replace(/@.*$/, '').split('.').slice(-2);
  return makeOperation(id, {
    anchor: /^_*[A-Z]/.test(owner) ? `${owner}.${name}` : name,
    idiom: 'requests',
    origin: 'inferred',
    client: { certainty: 'exact', evidence: [{ ...source, function: id }], ...call },
    ...parts,
  });
}

/** The class of a client, with what its constructor sets. */
export function makeClient(id: string, client: Client, bases: string[] = []): ClassItem {
  const name = id.slice(id.lastIndexOf('.') + 1);
  return { kind: 'class', id, name, bases: bases.map(makeName), client, source };
}

export function makeModule(id: string, items: Item[] = []): Module {
  return { id, file: 'shop/main.py', members: items.map((item) => item.id), items };
}

export function makePackage(modules: Module[], diagnostics: Diagnostic[] = []): Package {
  return {
    index: {
      schemaVersion: 3,
      generator: { name: 'wrapdocs', version: '0.0.0' },
      name: 'shop',
      source: { kind: 'path', locator: 'shop', digest: DIGEST },
      modules: modules.map(({ id }) => ({ id, path: `${id}.json`, operations: 0, models: 0 })),
      diagnostics,
    },
    modules,
  };
}

export function makeDiagnostic(parts: Partial<Diagnostic> = {}): Diagnostic {
  return {
    code: 'WD201',
    rule: 'placeholder-without-parameter',
    severity: 'warning',
    message: 'The path /a/{b} contains {b}, but read does not have this parameter.',
    hint: 'Add a function parameter.',
    ...parts,
  };
}
