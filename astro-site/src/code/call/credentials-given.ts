import type { Client } from '../../../../extractor/contract/client-call.ts';
import type { SignatureParameter } from '../../../../extractor/contract/function.ts';
import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import { getLastName } from '../../../../extractor/contract/last-name.ts';
import { readDocumentedType } from '../values/documented-types.ts';
import { isIdentity, isSecret } from './secret-variables.ts';
import { toWords } from '../values/texts.ts';

/** Secrets that are enough by themselves, the most usual first. */
const ALONE = [
  'api_key',
  'apikey',
  'token',
  'access_token',
  'api_token',
  'auth_token',
  'bearer_token',
];

/** Parameters that are of no use without each other. */
const PAIRS = [
  ['username', 'password'],
  ['user', 'password'],
  ['login', 'password'],
  ['email', 'password'],
  ['client_id', 'client_secret'],
  ['account_sid', 'auth_token'],
  ['api_key', 'api_secret'],
  ['api_key', 'secret_key'],
  ['api_key', 'secret'],
  ['key', 'secret'],
  ['access_key', 'secret_key'],
];

/** The keys of an application in OAuth 1, without which the tokens of its users are of no use. */
const OAUTH_KEYS = ['consumer_key', 'consumer_secret'];
const OAUTH_TOKENS = [
  ['token', 'secret'],
  ['token', 'token_secret'],
  ['oauth_token', 'oauth_token_secret'],
  ['access_token', 'access_token_secret'],
];

/**
 * The parameters of a constructor that hold credentials: those that requests are known to carry,
 * else those that their names say, because a signature often calls optional what a server demands.
 *
 * @param access the way to the function: a part of an API may have a key of its own
 */
export function findAuthentication(
  parameters: readonly SignatureParameter[],
  { authentication = [], environment = {} }: Client,
  view: PackageView,
  access = '',
): string[] {
  const texts = parameters.filter((one) => isText(one, view)).map(({ name }) => name);
  // A token is what most services recommend in place of a password.
  const ways = authentication.toSorted(
    (one, other) =>
      one.parameters.length - other.parameters.length ||
      texts.indexOf(one.parameters[0] ?? '') - texts.indexOf(other.parameters[0] ?? ''),
  );
  const known = ways
    .map((one) => one.parameters)
    .find((names) => names.length > 0 && names.every((name) => texts.includes(name)));
  if (known !== undefined) {
    return addPartners(
      known.map((name) => findSpecial(name, texts, access)),
      texts,
    );
  }
  const named = texts.filter((name) => isSecret(name) || isIdentity(name));
  const read = named.filter((name) => environment[name] !== undefined);
  return pick(read.length > 0 ? read : named, texts);
}

/** `admin_api_key` for `api_key`, if the way leads through `admin`. */
function findSpecial(name: string, texts: readonly string[], access: string): string {
  const steps = new Set(access.split(/\W+/));
  const special = texts.find(
    (one) => one.endsWith(`_${name}`) && steps.has(one.slice(0, -name.length - 1)),
  );
  return special ?? name;
}

function pick(names: readonly string[], texts: readonly string[]): string[] {
  const oauth = findOAuth(names);
  const others = names.filter((name) => !oauth.includes(name));
  const alone = ALONE.map((word) => others.find((name) => toWords(name) === word));
  const first = alone.find((name) => name !== undefined);
  if (first !== undefined) return addPartners([first], texts);
  if (oauth.length > 0) return oauth;
  const pair = PAIRS.map((words) => findAll(words, names)).find((found) => found.length === 2);
  if (pair !== undefined) return pair;
  // `auth` and `credentials` may as well be objects.
  const secret = names.find((name) => isSecret(name) && !/^(auth|credentials?)$/.test(name));
  return secret === undefined ? [] : [secret];
}

/** The keys and tokens of OAuth 1, if a constructor takes them all. */
function findOAuth(names: readonly string[]): string[] {
  const keys = findAll(OAUTH_KEYS, names);
  const tokens = OAUTH_TOKENS.map((words) => findAll(words, names)).find(
    (found) => found.length === 2,
  );
  return keys.length === 2 && tokens !== undefined ? [...keys, ...tokens] : [];
}

function addPartners(names: readonly string[], texts: readonly string[]): string[] {
  const partners = PAIRS.filter((words) =>
    words.some((word) => names.some((name) => toWords(name) === word)),
  )
    .map((words) => findAll(words, texts))
    .find((found) => found.length === 2);
  return [...new Set([...names, ...(partners ?? [])])];
}

function findAll(words: readonly string[], names: readonly string[]): string[] {
  return words.flatMap((word) => names.find((name) => toWords(name) === word) ?? []);
}

/** Whether a parameter can be a text: by its type, or because none is known. */
export function isText({ type, documentedType }: SignatureParameter, view: PackageView): boolean {
  return canBeText(type ?? readDocumentedType(documentedType, view));
}

function canBeText(type: TypeExpression | undefined): boolean {
  switch (type?.kind) {
    case undefined:
      return true;
    case 'name':
      return /^(str|StrictStr|AnyStr|Any|object)$/.test(getLastName(type.name));
    case 'generic':
      return (
        type.arguments.some(canBeText) &&
        /^(Optional|Union|Annotated)$/.test(getOrigin(type.origin))
      );
    case 'union':
      return type.members.some(canBeText);
    case 'literal':
    case 'list':
    case 'text':
      return false;
  }
}

function getOrigin(type: TypeExpression): string {
  return type.kind === 'name' ? getLastName(type.name) : '';
}
