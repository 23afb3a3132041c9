import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import type { Code } from '../layout.ts';
import { getLastName } from '../../../../extractor/contract/last-name.ts';
import type { Wanted, Writer } from '../call/writer.ts';

/** Sessions of HTTP libraries that a call may be given; they need no arguments. */
const SESSIONS = new Set([
  'aiohttp.ClientSession',
  'aiohttp.client.ClientSession',
  'httpx.AsyncClient',
  'httpx.Client',
  'niquests.Session',
  'requests.Session',
  'requests.sessions.Session',
  'urllib3.PoolManager',
]);

/** Sessions that are opened by `async with`, because they must be closed. */
const ASYNC = /ClientSession$|AsyncClient$/;

/** Credentials that a library declares as a protocol, and the class that readers use for it. */
const CREDENTIALS = new Map([
  ['TokenCredential', ['azure.identity', 'DefaultAzureCredential']],
  ['AsyncTokenCredential', ['azure.identity.aio', 'DefaultAzureCredential']],
]);

/** Makes an object of a class that another package declares. */
export function makeExternalObject(
  type: Extract<TypeExpression, { kind: 'name' }>,
  { name }: Wanted,
  writer: Writer,
): Code | undefined {
  const id = type.id ?? type.name;
  const [module, credential] = CREDENTIALS.get(getLastName(id)) ?? [];
  if (module !== undefined && credential !== undefined) {
    return `${writer.imports.add(module, credential)}()`;
  }
  if (/^(yarl|httpx)\.URL$/.test(id)) {
    return `${writer.imports.add(id.split('.', 1)[0] ?? id, 'URL')}("https://example.com")`;
  }
  if (!SESSIONS.has(id)) return undefined;
  const [library = '', last] = [id.split('.', 1)[0], getLastName(id)];
  writer.imports.addModule(library);
  const made = `${library}.${last}()`;
  if (!ASYNC.test(last)) return made;
  writer.isAsync = true;
  writer.statements.push({ code: `async with ${made} as ${name}:`, isBlock: true });
  return name;
}
