import { getSecretNames, type Credential } from '../credentials.ts';
import type { Code } from '../layout.ts';
import { writeString } from '../python.ts';
import type { Entry } from './values.ts';

/** The `auth` of a request; most schemes have none. */
export function writeAuth(credential: Credential): Code[] {
  const items = getSecretNames(credential).map(writeVariable);
  switch (credential.scheme) {
    case 'basic':
      return [{ open: 'auth=(', items, close: ')' }];
    case 'digest':
      return [{ open: 'auth=httpx.DigestAuth(', items, close: ')' }];
    default:
      return [];
  }
}

/** The header that authorises a request; some schemes have none. */
export function getSecretHeaders(credential: Credential): Entry[] {
  const { scheme, name = 'Authorization', prefix } = credential;
  const secret = writeVariable(getSecretNames(credential)[0] ?? '');
  switch (scheme) {
    case 'bearer':
      return [['Authorization', join('Bearer', secret)]];
    case 'http':
      return [['Authorization', join(name, secret)]];
    case 'header':
      return [[name, prefix === undefined ? secret : join(prefix, secret)]];
    default:
      return [];
  }
}

/** The query parameters or the cookies that authorise a request. */
export function getSecrets(
  credentials: readonly Credential[],
  scheme: 'query' | 'cookie',
): Entry[] {
  return credentials
    .filter((credential) => credential.scheme === scheme)
    .map((credential) => [
      credential.name ?? '',
      writeVariable(getSecretNames(credential)[0] ?? ''),
    ]);
}

/** An f-string may not contain its own quotes before Python 3.12. */
function join(prefix: string, secret: string): string {
  return `${writeString(`${prefix} `)} + ${secret}`;
}

function writeVariable(name: string): string {
  return `os.environ[${writeString(name)}]`;
}
