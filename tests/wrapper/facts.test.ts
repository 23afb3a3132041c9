import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Model } from '../../extractor/contract/class.ts';
import type { Operation } from '../../extractor/contract/operation.ts';
import type { Parameter } from '../../extractor/contract/parameter.ts';
import { createPackageView, type PackageView } from '../../extractor/contract/view/package-view.ts';
import { formatType } from '../../extractor/contract/types/type-text.ts';
import type { TypeExpression } from '../../extractor/contract/type-expression.ts';
import { extractWrapper, MAIN, MODELS } from './wrapper.ts';

interface OperationFacts {
  name: string;
  method: string;
  path: string;
  success_response_model: string | null;
  responses: Record<string, string>;
  parameters: {
    name: string;
    type: string;
    in: string;
    default: string | null;
    required: boolean;
    alias?: string;
  }[];
  body: { model: string; default: string } | null;
  accept_default: string;
  return_annotation: string;
}

interface ModelFacts {
  bases: string[];
  enum?: Record<string, string>;
  config?: Record<string, string>;
  fields?: {
    name: string;
    type: string;
    required: boolean;
    alias?: string;
    unique_items?: boolean;
  }[];
}

function readFacts(name: string): unknown {
  const file = new URL(`facts/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const operationFacts = readFacts('operations') as OperationFacts[];
const modelFacts = Object.entries(readFacts('models') as Record<string, ModelFacts>);

let view: PackageView;
beforeAll(async () => {
  view = createPackageView(await extractWrapper());
});

/**
 * Rewrites an extracted operation in the form of the facts, so that a difference shows as a diff.
 */
function describeOperation(operation: Operation): Omit<OperationFacts, 'other_decorator_args'> {
  const declared = operation.parameters.filter((parameter) => parameter.declared !== false);
  const success = operation.responses.filter(({ status }) => status === '200');
  const listed = operation.responses.filter(({ status }) => status !== '200');
  return {
    name: operation.name,
    method: operation.method,
    path: operation.path,
    success_response_model: success[0] === undefined ? null : text(success[0].type),
    responses: Object.fromEntries(listed.map(({ status, type }) => [status, text(type)])),
    parameters: declared.map(describeParameter),
    body:
      operation.body === undefined
        ? null
        : { model: text(operation.body.type), default: operation.body.default?.text ?? '' },
    accept_default: operation.accept ?? '',
    return_annotation: text(operation.signature.returns),
  };
}

function describeParameter(parameter: Parameter): OperationFacts['parameters'][number] {
  const { pythonName = '', wireName, location, required, type, default: value } = parameter;
  return {
    name: pythonName,
    type: text(type),
    in: location,
    default: typeof value?.value === 'string' ? value.value : null,
    required,
    ...(wireName === pythonName ? {} : { alias: wireName }),
  };
}

function describeModel(bases: TypeExpression[], model: Model): ModelFacts {
  return {
    bases: bases.map(text),
    ...(model.config && { config: model.config }),
    ...(model.members && {
      enum: Object.fromEntries(
        model.members.map(({ name, value }) => [name, value.value as string]),
      ),
    }),
    ...(model.fields && {
      fields: model.fields.map(({ name, wireName, type, required, constraints }) => ({
        name,
        type: text(type),
        required,
        ...(wireName === name ? {} : { alias: wireName }),
        ...(constraints?.uniqueItems === undefined ? {} : { unique_items: true }),
      })),
    }),
  };
}

function text(type: TypeExpression | undefined): string {
  return type === undefined ? '' : formatType(type);
}

describe('the operations of the wrapper', () => {
  test('are the 94 of the facts, in their order', () => {
    expect(view.operations.map(({ name }) => name)).toEqual(operationFacts.map(({ name }) => name));
    expect(view.operations).toHaveLength(94);
  });

  test.each(operationFacts)('$name is as the facts say, field by field', (facts) => {
    const operation = view.item(`${MAIN}.${facts.name}`);
    if (operation?.kind !== 'operation') throw new Error(`${facts.name} was not extracted`);
    const { other_decorator_args: rest, ...expected } = facts as OperationFacts & {
      other_decorator_args: object;
    };
    expect(describeOperation(operation)).toEqual(expected);
    expect(rest).toEqual({});
    expect(operation.summary).toBeTruthy();
  });

  test('show the placeholders that their functions lack, marked', () => {
    const undeclared = view.operations.flatMap(({ name, parameters }) =>
      parameters
        .filter(({ declared }) => declared === false)
        .map(({ wireName, required, location }) => ({ name, wireName, required, location })),
    );
    expect(undeclared).toEqual([
      { name: 'metadata_connectors', wireName: 'name', required: true, location: 'path' },
      { name: 'metadata_connector_config', wireName: 'name', required: true, location: 'path' },
    ]);
  });

  test('have no findings except the three known ones', () => {
    const findings = view.index.diagnostics.map(({ rule, item }) => `${rule} ${item ?? ''}`);
    expect(findings.sort()).toEqual([
      `body-on-bodiless-status ${MAIN}.delete_webhook`,
      `placeholder-without-parameter ${MAIN}.metadata_connector_config`,
      `placeholder-without-parameter ${MAIN}.metadata_connectors`,
    ]);
  });
});

describe('the models of the wrapper', () => {
  test('are the 188 of the facts, in their order', () => {
    const names = view.module(MODELS)?.members.map((id) => id.slice(MODELS.length + 1));
    expect(names).toEqual(modelFacts.map(([name]) => name));
    expect(names).toHaveLength(188);
  });

  test.each(modelFacts)('%s is as the facts say, field by field', (name, facts) => {
    const item = view.item(`${MODELS}.${name}`);
    if (item?.kind !== 'class' || item.model === undefined) throw new Error(`${name} is no model`);
    const { fields = [], ...described } = describeModel(item.bases, item.model);
    const { fields: expectedFields = [], ...expected } = facts;
    expect(described).toEqual(expected);
    expect(fields).toEqual(expectedFields);
  });
});
