import type { Change } from '../../../contract/change.ts';
import type { ClassItem } from '../../../contract/class.ts';
import { listAddresses, type Authentication, type Server } from '../../../contract/client-call.ts';
import type { Comparison } from '../../comparison.ts';
import type { ItemPair } from '../../documents.ts';
import { makeChange } from '../../make-change.ts';
import type { Rule } from '../../rule.ts';
import { getLocalName, quote } from '../../wording.ts';
import { CLIENT_RULES } from './client-rules.ts';

/** Changes in the server and the authentication that a client's class sets. */
export function compareClients(pair: ItemPair<ClassItem>, comparison: Comparison): Change[] {
  const { before, after } = pair;
  const name = quote(getLocalName(after, comparison.after));
  const [old, now] = [before.client, after.client];
  return [
    ...compareTexts(
      [describeServer(old?.server), describeServer(now?.server)],
      { subject: `The server of ${name}`, rule: CLIENT_RULES.serverChanged, pair },
      comparison,
    ),
    ...compareTexts(
      [describeAll(old?.authentication), describeAll(now?.authentication)],
      { subject: `The authentication of ${name}`, rule: CLIENT_RULES.authenticationChanged, pair },
      comparison,
    ),
  ];
}

interface Fact {
  subject: string;
  rule: Rule;
  pair: ItemPair<ClassItem>;
}

/** A fact that only one side knows says nothing about a change. */
function compareTexts(
  [old, now]: [string | undefined, string | undefined],
  { subject, rule, pair }: Fact,
  comparison: Comparison,
): Change[] {
  if (old === now) return [];
  // Where the secret comes from may be known on one side only.
  const isKnown = old !== undefined && now !== undefined && !areAlike(old, now);
  const sides = {
    before: { item: pair.before, text: old },
    after: { item: pair.after, text: now },
  };
  const details = { message: `${subject} ${describeStep(old, now)}.`, ...sides };
  return [makeChange(isKnown ? rule : CLIENT_RULES.certaintyChanged, details, comparison)];
}

/** Whether two lists of alternatives may be the same, in whatever order they are tried. */
function areAlike(old: string, now: string): boolean {
  const [olds, news] = [old.split(OR), now.split(OR)];
  const isAmong = (one: string, all: readonly string[]) =>
    all.some((other) => one === other || isPart(one, other) || isPart(other, one));
  return olds.every((one) => isAmong(one, news)) && news.every((one) => isAmong(one, olds));
}

const OR = ' or ';

function isPart(text: string, other: string): boolean {
  return other.startsWith(`${text} from `);
}

function describeStep(old: string | undefined, now: string | undefined): string {
  if (now === undefined) return `is not known now; it was ${quote(old ?? '')}`;
  return `is ${quote(now)} now; it was ${old === undefined ? 'not known' : quote(old)}`;
}

/** The address, and the environment variable that replaces it. */
function describeServer(server: Server | undefined): string | undefined {
  const urls = listAddresses(server).join(OR);
  const parts = [urls, server?.environment && `environment ${server.environment}`];
  const known = parts.filter((part) => part !== undefined && part !== '');
  return known.length === 0 ? undefined : known.join(', ');
}

function describeAll(authentication: readonly Authentication[] | undefined): string | undefined {
  return authentication?.map(describeAuthentication).join(OR);
}

/** `header X-Api-Key from api_key (API_KEY)` */
function describeAuthentication(one: Authentication): string {
  const { scheme, name, prefix, parameters, environment = [] } = one;
  const place = [scheme, name, prefix].filter((part) => part !== undefined).join(' ');
  const given = parameters.length === 0 ? '' : ` from ${parameters.join(', ')}`;
  return environment.length === 0
    ? `${place}${given}`
    : `${place}${given} (${environment.join(', ')})`;
}
