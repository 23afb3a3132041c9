import { describe, expect, test } from 'vitest';
import {
  checkLabel,
  requireFree,
} from '../../../../../extractor/release/versions/version-label.ts';
import { catchError } from '../../support/catch-error.ts';
import { BAD_NAMES } from '../names.ts';

describe.each(['version', 'alias'] as const)('the name of a(n) %s', (kind) => {
  test('may be anything that people call versions', () => {
    for (const name of ['1', '1.0', 'v1.0', '1.0rc1', '1.0+local.1', '2026-11-21', 'next', 'a_b']) {
      expect(() => checkLabel(name, kind)).not.toThrow();
    }
  });

  test.each(BAD_NAMES)('is not %j', async (name) => {
    const error = await catchError(() => checkLabel(name, kind));
    expect(error).toMatchObject({ code: 'USAGE', exitCode: 1 });
    expect(error.message).toContain('cannot be the name of');
    expect(error.hint).toBeTruthy();
  });

  test('differs from all others, even for case-insensitive file systems', async () => {
    const error = await catchError(() => requireFree('1.0RC1', kind, ['0.9', '1.0rc1']));
    expect(error.message).toContain('`1.0rc1`');
    expect(() => requireFree('1.0', kind, ['1.0rc1', 'next'])).not.toThrow();
  });
});
