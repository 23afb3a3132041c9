import { expect, test } from 'vitest';
import { requireParsedFiles } from '../../../../extractor/commands/shared/require-parsed-files.ts';
import type { Finding } from '../../../../extractor/diagnostics/finding.ts';

function makeFinding(rule: string, file: string): Finding {
  const location = { file, line: 1 };
  return {
    package: 'shop',
    code: 'WD101',
    rule,
    severity: 'error',
    message: '',
    hint: '',
    location,
  };
}

const unparsed = ['a.py', 'b.py', 'c.py', 'd.py'].map((file) =>
  makeFinding('file-not-parsed', file),
);

test('a build without files that Python could not read fails with their names', () => {
  expect(() => {
    requireParsedFiles(unparsed, {});
  }).toThrow(
    'The site was built without 4 files that Python could not read: a.py, b.py, c.py, and 1 more.',
  );
});

test('other findings do not fail it, nor does any with --keep-going', () => {
  requireParsedFiles([makeFinding('file-skipped', 'a.py')], {});
  requireParsedFiles(unparsed, { keepGoing: true });
});
