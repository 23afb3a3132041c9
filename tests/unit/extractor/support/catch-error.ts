import { WrapdocsError } from '../../../../extractor/errors.ts';

/** The `WrapdocsError` that a call throws; anything else fails the test. */
export async function catchError(call: () => unknown): Promise<WrapdocsError> {
  try {
    await call();
  } catch (error) {
    if (error instanceof WrapdocsError) return error;
    throw error;
  }
  throw new Error('expected a WrapdocsError');
}
