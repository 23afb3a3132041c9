import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { WrapdocsError } from '../../errors.ts';
import { hideCredentials } from '../../terminal/hide-credentials.ts';

/** A local or a remote repository. */
export interface Repository {
  /** The folder, or the address with credentials. */
  address: string;
  isLocal: boolean;
  /** As it was written, without credentials. */
  shown: string;
  /** The name of the folder that a clone would have. */
  name: string;
}

/** Tells a folder from an address, without reading anything yet. */
export function openRepository(repository: string, cwd: string): Repository {
  const isFile = /^file:\/\//i.test(repository);
  const isRemote = !isFile && /^[a-z][a-z0-9+.-]*:\/\/|^[^/\\:]{2,}:/i.test(repository);
  const address = isRemote
    ? repository
    : path.resolve(cwd, isFile ? toPath(repository) : repository);
  const last = /([^/\\:]+?)(?:\.git)?[/\\]*$/.exec(address)?.[1] ?? '';
  return {
    address,
    isLocal: !isRemote,
    shown: hideCredentials(repository).replaceAll('\\', '/'),
    name: /^[\w][\w.-]*$/.test(last) ? last : 'repository',
  };
}

function toPath(address: string): string {
  try {
    return fileURLToPath(address);
  } catch (cause) {
    throw new WrapdocsError({
      code: 'USAGE',
      message: `\`${address}\` is not the address of a folder on this machine.`,
      hint: 'Write `file:///path/to/repository`, or the path alone.',
      cause,
    });
  }
}
