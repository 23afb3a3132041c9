import { expect, test } from 'vitest';
import { explainEnvironment } from '../../../../extractor/output/explain-failure.ts';

const makeError = (code: string) =>
  Object.assign(new Error(`${code}: mkdir`), { code, syscall: 'mkdir', path: '/site/.wrapdocs' });

test('a folder without the right to write, and a full disk, are no bugs of wrapdocs', () => {
  expect(explainEnvironment(makeError('EACCES'))).toMatchObject({
    code: 'OUTPUT_FAILED',
    message:
      '/site/.wrapdocs could not be written: EACCES: mkdir. Existing files were not changed.',
    hint: 'Check that this user can write to the folder.',
  });
  expect(explainEnvironment(makeError('ENOSPC'))).toMatchObject({ hint: 'Free some disk space.' });
});

test('other errors stay what they are', () => {
  const error = makeError('ENOENT');
  expect(explainEnvironment(error)).toBe(error);
  expect(explainEnvironment('text')).toBe('text');
});
