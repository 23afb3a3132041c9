import type { PackageSource } from '../contract/package.ts';
import { WrapdocsError } from '../errors.ts';
import type { PathSource } from './resolve-path-source.ts';

/** Where a source came from, as the document says it; the digest is added when it is read. */
export type SourceOrigin = Omit<PackageSource, 'digest'>;

/** Python source on disk, wherever it came from: read-only, never imported. */
export interface Source extends PathSource {
  origin: SourceOrigin;
  /** What the project says it is, in one sentence. */
  summary?: string;
  /** What people should know about it: a yanked release, files left out. */
  warnings: string[];
}

export interface SourceOptions {
  /** The folder that relative paths start from. */
  cwd: string;
  env: NodeJS.ProcessEnv;
  signal?: AbortSignal | undefined;
  python?: string | undefined;
  /** The import package to choose if a release has several. */
  prefer?: string | undefined;
  /** Called with a description of the current step, for people. */
  onProgress?: ((detail: string) => void) | undefined;
}

/** Whether a source is missing only because there was no answer; it may be available later. */
export function isOutOfReach(error: unknown): error is WrapdocsError {
  return error instanceof WrapdocsError && error.code === 'SOURCE_UNREACHABLE';
}
