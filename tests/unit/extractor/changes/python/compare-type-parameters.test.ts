import { expect, test } from 'vitest';
import type { ClassItem } from '../../../../../extractor/contract/class.ts';
import type { Item } from '../../../../../extractor/contract/module.ts';
import type { Package } from '../../../../../extractor/contract/package.ts';
import { comparePackages } from '../../../../../extractor/changes/compare.ts';
import { makeModel, makeModule, makeName, makePackage } from '../../support/contract.ts';

const source = { file: 'shop.py', line: 1 };

function makeVariable(text: string): Item {
  return { kind: 'attribute', id: 'shop.T', name: 'T', value: { text }, source };
}

function makeBox(parts: Partial<ClassItem>): ClassItem {
  return { ...makeModel('shop.Box'), ...parts };
}

function asPackage(...items: Item[]): Package {
  return makePackage([makeModule('shop', items)]);
}

const generic = makeBox({
  bases: [
    {
      kind: 'generic',
      origin: { kind: 'name', name: 'Generic', id: 'typing.Generic' },
      arguments: [makeName('shop.T')],
    },
  ],
});

function listChanged(before: Package, after: Package): string[] {
  return comparePackages(before, after)
    .filter(({ code }) => code === 'python-type-parameter-changed')
    .map(({ message }) => message);
}

test('the variance of parameters of PEP 695 is inferred, so nothing is said about it', () => {
  const old = asPackage(makeVariable('TypeVar("T", covariant=True)'), generic);
  expect(listChanged(old, asPackage(makeBox({ typeParameters: ['Item'] })))).toEqual([]);
  const bound = asPackage(makeBox({ typeParameters: ['Item: int'] }));
  expect(listChanged(old, bound)).toHaveLength(1);
});
