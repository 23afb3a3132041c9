import { describe, expect, test } from 'vitest';
import { extract } from '../../../../extractor/extraction/extract.ts';
import { renderPackage } from '../../../../extractor/output/write-package.ts';
import { catchError } from '../support/catch-error.ts';
import { makeDiagnostic, makeModel, makeModule, makeOperation } from '../support/contract.ts';
import { CLOSING, makeIntrospection } from '../support/fake-introspection.ts';

const main = makeModule('shop.main', [
  makeOperation('shop.main.read', { path: '/v1/rows/{id}' }),
  makeOperation('shop.main.users', { path: '/v1/users' }),
]);
const models = {
  ...makeModule('shop.models', [makeModel('shop.models.A')]),
  docstring: { summary: 'The models.' },
};
const late = makeDiagnostic({ location: { file: 'shop/main.py', line: 9 } });
const early = makeDiagnostic({ location: { file: 'shop/main.py', line: 2 } });
const hostile = makeDiagnostic({ code: 'WD101', message: '__proto__' });
const events = [
  { event: 'module', module: models },
  { event: 'diagnostic', diagnostic: late },
  { event: 'module', module: main },
  { event: 'diagnostic', diagnostic: early },
  { event: 'diagnostic', diagnostic: hostile },
  ...CLOSING,
];
const origin = { kind: 'path', locator: '.' } as const;
const groups = [{ label: 'People', match: ['/v1/users'] }];

describe('extract', () => {
  test('makes an index of sorted modules and diagnostics', async () => {
    const { index, modules } = await extract({
      ...makeIntrospection(events),
      origin: { kind: 'path', locator: 'src/shop' },
      groups,
    });
    expect(index).toMatchObject({
      schemaVersion: 3,
      generator: { name: 'wrapdocs' },
      name: 'shop',
      source: { kind: 'path', locator: 'src/shop' },
      modules: [
        { id: 'shop.main', path: 'shop.main.json', operations: 2, models: 0 },
        {
          id: 'shop.models',
          path: 'shop.models.json',
          operations: 0,
          models: 1,
          summary: 'The models.',
        },
      ],
    });
    expect(index.diagnostics).toEqual([hostile, early, late]);
    expect(modules.map(({ id }) => id)).toEqual(['shop.main', 'shop.models']);
    expect(modules[0]?.items).toMatchObject([{ group: 'Rows' }, { group: 'People' }]);
  });

  test('describes a package as its project does if its docstring is that of most modules', async () => {
    const docstring = { summary: 'Written by a generator.' };
    const parts = ['main', 'rows', 'users', 'errors'].map((name, index) => ({
      event: 'module',
      module: { ...makeModule(`shop.${name}`, []), ...(index < 3 ? { docstring } : {}) },
    }));
    const [facts, end] = CLOSING;
    const closing = [{ ...facts, package: { ...facts?.package, docstring } }, end];
    const read = (modules: object[]) => {
      const options = makeIntrospection([...modules, ...closing]);
      return extract({
        ...options,
        origin,
        source: { ...options.source, summary: 'A *big* shop_' },
      });
    };
    const [own, shared] = [await read(parts.slice(1)), await read(parts)];
    expect(own.index.docstring?.summary).toBe('Written by a generator.');
    expect(shared.index.docstring?.summary).toBe(String.raw`A \*big\* shop\_`);
  });

  test('prefers the version of the configuration to the one in the source', async () => {
    const options = makeIntrospection(events);
    const { index } = await extract({ ...options, origin, version: '2.0' });
    expect(index.version).toBe('2.0');
    expect((await extract({ ...options, origin })).index).not.toHaveProperty('version');
  });

  test('gives the same bytes for any order of the events', async () => {
    const shuffled = [...events.slice(0, 5).reverse(), ...CLOSING];
    const [one, two] = await Promise.all(
      [events, shuffled].map((list) => extract({ ...makeIntrospection(list), origin })),
    );
    expect(one && renderPackage(one)).toEqual(two && renderPackage(two));
  });

  test('refuses a document with unresolved ids', async () => {
    const broken = makeModule('shop', [{ ...makeModel('shop.A'), members: ['shop.A.gone'] }]);
    const options = makeIntrospection([{ event: 'module', module: broken }, ...CLOSING]);
    const error = await catchError(() => extract({ ...options, origin }));
    expect(error).toMatchObject({
      code: 'CONTRACT_BROKEN',
      exitCode: 4,
      message:
        'The extracted document of shop refers to ids that do not exist:\n  shop.A: member shop.A.gone',
    });
  });
});
