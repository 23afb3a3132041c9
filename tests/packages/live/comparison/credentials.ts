import type { Credential as SaidCredential } from '../../../../extractor/contract/view/authentication.ts';
import type { SentRequest, Template } from '../facts.ts';
import type { Claim } from './claims.ts';
import { getHoles, isAnswer, isSetting } from './template.ts';

const SECRET = /key|token|secret|sign|auth|password|passwd|credential|session|cookie/iu;
/** Names that sound like secrets, and are none. */
const NO_SECRET = /idempotency|author(?!iz)/iu;
const SIGNATURE = /(?:^|[^a-z])sig(?:n|nature)?$|authorization/iu;

/** A credential as text: `bearer`, `basic`, `header x-api-key`, `query key`, `body token`. */
export type Credential = string;

/** The credentials that a request carries. */
export function findCredentials(sent: SentRequest, given: ReadonlySet<string>): Credential[] {
  const headers = Object.entries(sent.headers ?? {}).flatMap(([name, value]) =>
    findInHeader(name, value, given),
  );
  const query = Object.entries(sent.query ?? {}).filter((one) => isSecret(one, given));
  const fields = Object.entries(sent.body?.fields ?? {}).filter((one) => isSecret(one, given));
  return [
    ...headers,
    ...query.map(([name]) => `query ${name}`),
    ...fields.map(([name]) => `body ${name}`),
  ];
}

function findInHeader(name: string, value: Template, given: ReadonlySet<string>): Credential[] {
  if (name === 'authorization') return [nameScheme(value)];
  return isSecret([name, value], given) ? [`header ${name}`] : [];
}

function nameScheme(value: Template): Credential {
  const scheme = /^(basic|bearer)\b/iu.exec(value)?.[1];
  return scheme?.toLowerCase() ?? 'header authorization';
}

/** A secret is a value of the client or of signing in that is named like one, or a signature. */
function isSecret([name, value]: [string, Template], given: ReadonlySet<string>): boolean {
  const holes = getHoles(value);
  if (holes.length === 0) return SIGNATURE.test(name);
  const isOfClient = holes.some((hole) => isSetting(hole, given) || isAnswer(hole));
  return isOfClient && SECRET.test(name) && !NO_SECRET.test(name);
}

/** Tells whether a client's page, or that of the operation, names a credential. */
export function isNamed(credential: Credential, { authentication, operation }: Claim): boolean {
  const names = [...authentication.map(nameCredential), ...listParameters(operation)];
  return names.includes(credential) || isWrittenHeader(credential, names);
}

function nameCredential({ scheme, name = '' }: SaidCredential): Credential {
  if (scheme === 'header') return `header ${name.toLowerCase()}`;
  return scheme === 'query' ? `query ${name}` : scheme;
}

/** A header `Authorization` that is named says what a bearer token says. */
function isWrittenHeader(credential: Credential, names: readonly Credential[]): boolean {
  const isScheme = credential === 'bearer' || credential === 'basic';
  return isScheme && names.includes('header authorization');
}

/** The places and names of what an operation shows. */
export function listParameters({ parameters, body }: Claim['operation']): Credential[] {
  const sent = parameters.map(({ location, wireName }) =>
    location === 'header' ? `header ${wireName.toLowerCase()}` : `${location} ${wireName}`,
  );
  return [...sent, ...(body?.fields ?? []).map(({ wireName }) => `body ${wireName}`)];
}
