import { toConstantName } from '../variable-name.ts';
import { toWords } from '../values/texts.ts';

/** Words of package names that say nothing about the service. */
const NOISE = new Set(
  'api apis py python client clients sdk lib library async aio rest http wrapper v1 v2 v3'.split(
    ' ',
  ),
);

/** Names of parameters that hold what must not stand in code. */
const SECRET =
  /(^|_)(api_?key|apikey|key|token|secret|password|passwd|pwd|credential|credentials|bearer|jwt|pat|auth|passphrase|license_key)$/;
const IDENTITY =
  /^(user|user_?name|login|email|account|account_sid|account_id|client_id|app_id|tenant_id|key_id|access_key|access_key_id|consumer_key|public_key|organization_id)$/;

/** Whether a parameter holds a secret, by its name. */
export function isSecret(name: string): boolean {
  return SECRET.test(toWords(name));
}

/** Whether a parameter says who signs in. */
export function isIdentity(name: string): boolean {
  return IDENTITY.test(toWords(name));
}

/**
 * The environment variable that examples read a secret from: `HCLOUD_TOKEN` for the parameter `token`
 * of a client of `hcloud`.
 */
export function getSecretVariable(packageName: string, parameter: string): string {
  const words = toWords(packageName).split('_');
  const named = words.filter((one) => !NOISE.has(one));
  const service = (named.length === 0 ? words : named).join('_');
  const own = toWords(parameter);
  return toConstantName(own.startsWith(`${service}_`) ? own : `${service}_${own}`);
}
