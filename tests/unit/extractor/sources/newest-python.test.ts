import { expect, test } from 'vitest';
import { findNewestPython } from '../../../../extractor/sources/newest-python.ts';

const classify = (...minors: number[]) =>
  minors.map((minor) => `Classifier: Programming Language :: Python :: 3.${minor}`).join('\n');

test.each([
  ['>=3.9', '', undefined],
  ['', '', undefined],
  ['>=3.9,<3.13', '', '3.12'],
  ['>=3.9,<=3.11', '', '3.11'],
  ['>=3.8,<3.12.1', '', '3.12'],
  ['==3.10.*', '', '3.10'],
  ['~=3.9', '', undefined],
  ['~=3.9.2', '', '3.9'],
  ['>=3.10,<4', '', undefined],
  ['>=3.10,<4.0', '', undefined],
  ['>=3.9,<3.20', '', undefined],
  ['>=3.9', classify(9, 10, 11), '3.11'],
  ['>=3.9,<3.11', classify(9, 10, 11), '3.10'],
  ['>=3.9', classify(13, 14), undefined],
  ['', 'classifiers = ["Programming Language :: Python :: 3.12"]', '3.12'],
  ['', 'Programming Language :: Python :: 3 :: Only', undefined],
])('of %s with %j, the newest Python is %s', (requires, text, expected) => {
  expect(findNewestPython(requires, text)).toBe(expected);
});
