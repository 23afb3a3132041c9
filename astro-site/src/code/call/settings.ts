import type { Code } from '../layout.ts';
import { writeString } from '../python.ts';
import { toWords } from '../values/texts.ts';
import { getSecretVariable, isIdentity, isSecret } from './secret-variables.ts';
import type { Writer } from './writer.ts';

interface KnownSetting {
  variable?: string | undefined;
  isCredential?: boolean;
}

/**
 * The text that a client is given for a setting of the reader: a secret from an environment variable,
 * or the address of a server; undefined for any other setting.
 *
 * @param known the environment variable that the client itself reads for it, and whether requests are
 *   known to carry it as a credential
 */
export function makeSetting(
  name: string,
  writer: Writer,
  { variable, isCredential = false }: KnownSetting = {},
): Code | undefined {
  const address = makeAddress(name);
  const isPrivate = isSecret(name) || isIdentity(name) || isCredential;
  if (isPrivate || (variable !== undefined && address === undefined)) {
    return readVariable(variable ?? getSecretVariable(writer.view.index.name, name), name, writer);
  }
  return address === undefined ? undefined : writeString(address);
}

/** `os.environ["SHOP_TOKEN"]`. */
function readVariable(variable: string, name: string, writer: Writer): Code {
  writer.imports.addModule('os');
  writer.environment.set(variable, `made-up-${name}`);
  return `os.environ[${writeString(variable)}]`;
}

const HOST = /(^|_)(host|hostname|host_name|domain|ip|ip_address|address|server_name|fqdn)$/;
const URL =
  /(^|_)(base_?ur[il]|ur[il]|endpoint|base|api_base|server|server_ur[il]|api_server|instance|node)$/;

/** Whether a parameter takes the whole address of a server, by its name. */
export function isAddressName(name: string): boolean {
  return URL.test(toWords(name));
}

/** The address of a server that readers replace by their own. */
function makeAddress(name: string): string | undefined {
  const words = toWords(name);
  if (isAddressName(name)) return 'https://example.com';
  return HOST.test(words) ? 'example.com' : undefined;
}
