import { expect, test } from 'vitest';
import type { PackageIndex } from '../../../../extractor/contract/package.ts';
import { getOrigin } from '../../../../astro-site/src/reference/package-origin.ts';
import { DIGEST, makePackage } from '../../extractor/support/contract.ts';

function make(kind: PackageIndex['source']['kind'], locator: string): PackageIndex {
  return { ...makePackage([]).index, source: { kind, locator, digest: DIGEST } };
}

test('a release links to its page, and shows how to install it', () => {
  expect(getOrigin(make('pypi', 'pypi:shop-client==1.2.3'))).toEqual({
    label: 'shop-client 1.2.3 on PyPI',
    href: 'https://pypi.org/project/shop-client/1.2.3/',
    install: 'pip install shop-client==1.2.3',
  });
});

test.each([
  ['git:https://git.test/shop@v1#src', 'git.test/shop@v1#src', 'https://git.test/shop'],
  ['git:https://me:secret@git.test/shop@v1', 'git.test/shop@v1', 'https://git.test/shop'],
  ['git:../shop@v1', '../shop@v1', undefined],
  ['git:javascript:alert(1)@v1', 'javascript:alert(1)@v1', undefined],
])('%s', (locator, label, href) => {
  const origin = getOrigin(make('git', locator));
  expect(origin.label).toBe(label);
  expect(origin.href).toBe(href);
});

test('a folder has no origin', () => {
  expect(getOrigin(make('path', '../shop'))).toEqual({});
});
