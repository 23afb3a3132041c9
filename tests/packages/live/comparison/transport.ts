import { MethodSchema } from '../../../../extractor/contract/operation.ts';
import type { SentRequest } from '../facts.ts';
import { parseAddress } from './address.ts';
import { getRoot, isOwnArgument } from './template.ts';

/** Names of parameters that hold a path or a URL. */
const PATH_NAME =
  /(?:^|_)(?:action|command|endpoint|href|link|method|path|resource|route|uri|url)$/iu;
/** What the recorder calls one of `*args`. */
const MANY = 'arg';
/** A path that is one argument, perhaps behind what every path of a server begins with. */
const ONE_ARGUMENT = /^(?:\/(?:v?\d[\w.]*|[\w-]*(?:api|rest)[\w-]*))*\/?\{(?<name>[^}]*)\}$/iu;

/**
 * Tells whether a request goes where the caller says: an argument is the URL, the whole path, or the
 * method, which was made up.
 */
export function isTransport(sent: SentRequest, given: ReadonlySet<string>): boolean {
  if (!MethodSchema.options.some((method) => method === sent.method)) return true;
  const { origin, path } = parseAddress(sent);
  const last = /\{([^}]*)\}$/u.exec(origin)?.[1];
  if (last !== undefined && isOwnArgument(last, given)) return true;
  const name = ONE_ARGUMENT.exec(path)?.groups?.['name'];
  if (name === undefined) return false;
  const isOfMany = name === MANY && given.has(`${MANY}s`);
  return isOfMany || (isOwnArgument(name, given) && PATH_NAME.test(getRoot(name)));
}

/** Tells whether the path of an operation is one argument that holds a path: `/api/{path}`. */
export function isGivenPath(path: string): boolean {
  const behindOrigin = path.replace(/^https?:\/\/[^/]+/u, '');
  const name = ONE_ARGUMENT.exec(behindOrigin)?.groups?.['name'];
  return name !== undefined && PATH_NAME.test(name);
}
