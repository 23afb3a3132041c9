import type { Parameter } from '../../../../extractor/contract/parameter.ts';
import { getPathOrigin } from '../../../../extractor/contract/view/request-path.ts';
import type { SentRequest, Template } from '../facts.ts';
import type { Claim } from './claims.ts';
import { getHoles, getRoot, isAnswer, isOwnArgument } from './template.ts';
import type { Difference } from './verdict.ts';

const SPECIAL = /[$()*+.?[\\\]^{|}]/gu;
/** Recipes give servers names of this domain, which is reserved for tests. */
const GIVEN_HOST = /\.test(?::\d+)?$/u;
const URL_PARTS = /^(?<origin>https?:\/\/[^/]*|\{[^}]*\})(?<path>.*)$/su;

/** The URL that was sent, divided at its path. */
export interface SentAddress {
  /** Scheme and host, or the name of what gave the whole address. */
  origin: Template;
  /** Whether the harness gave the address, or a part of the host. */
  isGiven: boolean;
  path: Template;
}

/** How the address of a request fits to an operation. */
export interface AddressMatch {
  differences: readonly Difference[];
  server: 'known' | 'unknown' | 'given';
}

/** Divides a URL that was sent. */
export function parseAddress({ url }: SentRequest): SentAddress {
  const groups = URL_PARTS.exec(url)?.groups;
  const { origin = '', path = url } = groups ?? {};
  const plain = (origin.startsWith('{') ? divideHost(path) : path).replaceAll(/\/{2,}/gu, '/');
  const isGiven = getHoles(origin).length > 0 || GIVEN_HOST.test(origin);
  return { origin, isGiven, path: plain === '' ? '/' : plain };
}

/**
 * Returns the path behind an address that a caller gives. Code that puts nothing in between expects a slash
 * at its end; with made-up addresses, which have none, the path begins in the host, and HTTP libraries put
 * a slash behind that.
 */
function divideHost(path: string): string {
  const { inHost = '', rest = '' } = /^(?<inHost>[^/?]+)(?<rest>.*)$/su.exec(path)?.groups ?? {};
  if (inHost === '') return path;
  return `/${inHost}${rest === '/' ? '' : rest}`;
}

/**
 * Compares the address of a request with that of an operation.
 *
 * @param given the parameters of the function that were given
 * @returns undefined if the path is another one
 */
export function matchAddress(
  claim: Claim,
  sent: SentAddress,
  given: ReadonlySet<string>,
): AddressMatch | undefined {
  const found = findPath(claim, sent) ?? findBehindGiven(claim, sent);
  if (found === undefined) return undefined;
  const placeholders = comparePlaceholders(claim, found.values, given);
  const open = listOpen(claim, found.values);
  const server = compareServer(claim, sent, found);
  return { differences: [...placeholders, ...open, ...server.differences], server: server.kind };
}

interface FoundPath {
  /** What was sent in place of each placeholder. */
  values: ReadonlyMap<string, Template>;
  /** The part of the path before that of the operation, if the server is not known. */
  lead: Template;
  /** Whether wrapdocs should have shown that part. */
  isWrong?: true;
}

function findPath(claim: Claim, sent: SentAddress): FoundPath | undefined {
  const { operation } = claim;
  const open = listOptional(claim);
  const isFromObject = listReasons(claim, 'pathFromObject').length > 0;
  if (isFromObject) return findEnd(dropBeginning(operation.path), sent, open);
  const origin = getPathOrigin(operation.path);
  const own = dropQuery(operation.path.slice(origin?.length ?? 0));
  const prefix = origin === undefined ? getPrefix(claim.base) : '';
  const isWithoutPrefix = sent.isGiven || claim.base === undefined;
  const whole =
    findWhole(`${prefix}${own}`, sent, open) ??
    (isWithoutPrefix ? findWhole(own, sent, open) : undefined);
  if (whole !== undefined) return whole;
  return isServerOpen(claim, sent, origin) ? findEnd(own, sent, open) : undefined;
}

/** A path behind an address that the caller gave, and behind more that is not shown. */
function findBehindGiven(claim: Claim, sent: SentAddress): FoundPath | undefined {
  const { path } = claim.operation;
  if (!sent.isGiven || getPathOrigin(path) !== undefined) return undefined;
  const found = findEnd(dropQuery(path), sent, listOptional(claim));
  return found && { ...found, isWrong: true };
}

/**
 * The server may have a path of its own if wrapdocs says that it is not known, or if it only knows the
 * parameter that replaces it and the caller did not give one.
 */
function isServerOpen(claim: Claim, { isGiven }: SentAddress, origin: string | undefined): boolean {
  const isNamed = listReasons(claim, 'serverUnknown').length > 0;
  return isNamed || (claim.base === undefined && origin === undefined && !isGiven);
}

/** Placeholders that may be anything: those that are open, and those of optional arguments. */
function listOptional(claim: Claim): string[] {
  const optional = claim.operation.parameters.filter(
    ({ location, required }) => location === 'path' && !required,
  );
  const names = optional.map(({ wireName, placeholder = wireName }) => placeholder);
  return [...listReasons(claim, 'pathIncomplete'), ...names];
}

function findWhole(
  path: string,
  sent: SentAddress,
  open: readonly string[],
): FoundPath | undefined {
  const found = new RegExp(`^${makePattern(path, open)}$`, 'su').exec(sent.path);
  return found === null ? undefined : { values: nameValues(path, found.slice(1)), lead: '' };
}

/** A path after an address that the code does not show. */
function findEnd(path: string, sent: SentAddress, open: readonly string[]): FoundPath | undefined {
  const found = new RegExp(`^(.*?)${makePattern(path, open)}$`, 'su').exec(sent.path);
  if (found === null) return undefined;
  const [, lead = '', ...values] = found;
  return { values: nameValues(path, values), lead };
}

function nameValues(path: string, values: readonly string[]): Map<string, Template> {
  const names = path.matchAll(/\{([^{}]*)\}/gu);
  return new Map([...names].map(([, name = ''], index) => [name, values[index] ?? '']));
}

function dropBeginning(path: string): string {
  return path.replace(/^\{[^}]*\}/u, '');
}

function dropQuery(path: string): string {
  return path.split('?', 1)[0] ?? path;
}

function getPrefix(base = ''): string {
  return base.replace(/^[a-z]+:\/\/[^/]*/u, '').replace(/\/+$/u, '');
}

/** A pattern with a group for each placeholder; what is open may be anything. */
function makePattern(path: string, open: readonly string[]): string {
  return path
    .split(/(\{[^{}]*\})/u)
    .map((part) => {
      const name = /^\{([^{}]*)\}$/u.exec(part)?.[1];
      if (name === undefined) return part.replaceAll(SPECIAL, String.raw`\$&`);
      return open.includes(name) || name.endsWith(':path') ? '(.*)' : '([^/]+)';
    })
    .join('');
}

/** A placeholder must be filled by the argument that wrapdocs names. */
function comparePlaceholders(
  { operation }: Claim,
  values: ReadonlyMap<string, Template>,
  given: ReadonlySet<string>,
): Difference[] {
  return operation.parameters.filter(isInPath).flatMap((parameter) => {
    const { pythonName, wireName, placeholder = wireName, fromObject } = parameter;
    const value = values.get(placeholder);
    if (value === undefined || pythonName === undefined || fromObject === true) return [];
    const holes = getHoles(value).filter((hole) => isOwnArgument(hole, given));
    const isOther =
      holes.length > 0 &&
      given.has(getRoot(pythonName)) &&
      holes.every((hole) => getRoot(hole) !== getRoot(pythonName) && given.has(getRoot(hole)));
    const reason = 'placeholder filled by another argument';
    return isOther
      ? [{ part: 'path', isOpen: false, reason, detail: `${placeholder}: ${value}` }]
      : [];
  });
}

function isInPath({ location }: Parameter): boolean {
  return location === 'path';
}

/** What is said to be open, and is more than a name for one segment. */
function listOpen(claim: Claim, values: ReadonlyMap<string, Template>): Difference[] {
  const open = listReasons(claim, 'pathIncomplete').filter((name) => values.has(name));
  return open.map((name) => ({
    part: 'path',
    isOpen: true,
    reason: 'placeholder not determined',
    detail: `${name}: ${values.get(name) ?? ''}`,
  }));
}

function compareServer(
  claim: Claim,
  { origin, isGiven }: SentAddress,
  { lead, isWrong }: FoundPath,
): Pick<AddressMatch, 'differences'> & { kind: AddressMatch['server'] } {
  if (listReasons(claim, 'pathFromObject').length > 0)
    return { kind: 'given', differences: isFromAnswer(origin, lead) ? [] : [makeBeginning(lead)] };
  if (isWrong) return { kind: 'given', differences: [makeMissing(origin, lead)] };
  const own = getPathOrigin(claim.operation.path);
  const known = own ?? getPathOrigin(claim.base ?? '');
  const others = own === undefined ? (claim.others ?? []).map(getPathOrigin) : [];
  if (lead !== '' && lead !== '/')
    return { kind: 'unknown', differences: [makeOpen(origin, lead)] };
  if (isGiven) return { kind: 'given', differences: [] };
  if (known === undefined) return { kind: 'unknown', differences: [makeOpen(origin, lead)] };
  const isSent = [known, ...others].some((one = '') =>
    new RegExp(`^${makePattern(one, [])}$`, 'iu').test(origin),
  );
  if (isSent) return { kind: 'known', differences: [] };
  const detail = `${known}: ${origin}`;
  const wrong = { part: 'server', isOpen: false, reason: 'another server', detail } as const;
  return { kind: 'unknown', differences: [wrong] };
}

/** The address came from an object that a server had sent, as wrapdocs says. */
function isFromAnswer(origin: Template, lead: Template): boolean {
  return [...getHoles(origin), ...getHoles(lead)].some(isAnswer);
}

function makeBeginning(lead: Template): Difference {
  return {
    part: 'path',
    isOpen: true,
    reason: 'begins with an address of an object',
    detail: lead,
  };
}

function makeMissing(origin: Template, lead: Template): Difference {
  const reason = 'more between the server and the path';
  return { part: 'server', isOpen: false, reason, detail: origin + lead };
}

function makeOpen(origin: Template, lead: Template): Difference {
  return { part: 'server', isOpen: true, reason: 'server not determined', detail: origin + lead };
}

function listReasons({ operation }: Claim, kind: string): string[] {
  const reasons = operation.client?.reasons ?? [];
  return reasons.filter((one) => one.kind === kind).map(({ detail = '' }) => detail);
}
