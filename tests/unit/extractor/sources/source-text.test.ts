import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { decodeSource, readSourceTexts } from '../../../../extractor/sources/source-text.ts';
import { makeModule } from '../support/contract.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

test.each([
  ['UTF-8', Buffer.from('name = "größe"\n')],
  ['UTF-8 with a byte order mark', Buffer.from('\uFEFFname = "größe"\n')],
  ['Latin-1 by its coding line', Buffer.from('# coding: latin-1\nname = "größe"\n', 'latin1')],
  [
    'Latin-1 by an Emacs line below a shebang',
    Buffer.from('#!/usr/bin/python\n# -*- coding: iso-8859-1 -*-\nname = "größe"\n', 'latin1'),
  ],
])('%s is decoded as Python does', (_encoding, bytes) => {
  expect(decodeSource(bytes).split('\n').at(-2)).toBe('name = "größe"');
});

test('an unknown coding line falls back to UTF-8', () => {
  expect(decodeSource(Buffer.from('# coding: klingon\nx = "ö"\n'))).toContain('ö');
});

test('reads the files of modules, without those that were deleted in the meantime', () => {
  const root = makeTemporaryFolder();
  mkdirSync(path.join(root, 'shop'));
  writeFileSync(path.join(root, 'shop/main.py'), 'x = 1\r\ny = 2\r\n');
  const modules = [
    { ...makeModule('shop.main', []), file: 'shop/main.py' },
    { ...makeModule('shop.gone', []), file: 'shop/gone.py' },
  ];
  const texts = readSourceTexts(modules, { root, package: 'shop', only: [] });
  expect([...texts]).toEqual([['shop.main', 'x = 1\ny = 2\n']]);
});
