import { client, operation as strings } from '#strings';
import type { Security, SecurityFlow } from '../../../extractor/contract/security.ts';
import type { SourceLocation } from '../../../extractor/contract/source-location.ts';
import { getPlainText } from '../../../extractor/contract/text/markdown-text.ts';
import {
  getConfiguredAuthentication,
  type Credential,
  type KnownAuthentication,
} from '../../../extractor/contract/view/authentication.ts';
import type { Scope } from '../reference/scope.ts';
import { capitalizePhrase, joinCodes, joinPhrases, makePhraseFact } from './phrase.ts';
import type { Fact, Phrase } from './sections/fact.ts';
import type { Section } from './sections/section.ts';

/** The security schemes that an operation of a server asks for. */
export function makeAuthentication(security: readonly Security[] = []): Section[] {
  if (security.length === 0) return [];
  return [
    { kind: 'label', title: strings.authentication },
    { kind: 'facts', facts: security.map(makeSecurityFact) },
  ];
}

/** Where the requests of a package go, and how they are authorised, as the configuration says. */
export function makeConfiguredRequests({ settings }: Scope): Section[] {
  const { apiBaseUrl } = settings;
  const authentication = getConfiguredAuthentication(settings);
  const facts = [
    ...(apiBaseUrl === undefined ? [] : [makePhraseFact(client.server, [{ code: apiBaseUrl }])]),
    ...(authentication === undefined ? [] : makeAuthenticationFacts(authentication)),
  ];
  if (facts.length === 0) return [];
  return [
    { kind: 'label', title: strings.everyRequest },
    { kind: 'facts', facts },
  ];
}

/** How requests are authorised, one fact for each alternative, with the lines that say it. */
export function makeAuthenticationFacts(authentication: KnownAuthentication): Fact[] {
  const { origin, ways } = authentication;
  const missing = describeMissing(authentication);
  if (missing !== undefined) return [makePhraseFact(strings.authentication, missing)];
  return ways.map((way, index): Fact => {
    const phrase = capitalizePhrase(describeWay(way));
    const note = origin === 'configuration' ? [strings.readByExamples] : [];
    return {
      title: index === 0 ? strings.authentication : client.alternative,
      value: { kind: 'phrase', phrase: [...phrase, ...note], sources: listSources([way]) },
    };
  });
}

/** How the request of an operation is authorised, in a few words; undefined if its parameters say it. */
export function describeAuthentication(authentication: KnownAuthentication): Phrase | undefined {
  const missing = describeMissing(authentication);
  if (missing !== undefined) return [`${strings.authentication} `, ...missing];
  const { ways } = authentication;
  if (ways.length === 0) return undefined;
  return capitalizePhrase(joinPhrases(ways.map(describeWay), ` ${client.or} `));
}

function describeMissing({ origin }: KnownAuthentication): Phrase | undefined {
  if (origin === 'notFound') return [client.notFound];
  return origin === 'otherHost' ? [client.otherHost] : undefined;
}

/** The lines of the source that say how requests are authorised, each once. */
export function listSources(ways: KnownAuthentication['ways']): SourceLocation[] {
  const sources = ways.flat().flatMap(({ source }) => source ?? []);
  return [...new Map(sources.map((each) => [`${each.file}:${String(each.line)}`, each])).values()];
}

function describeWay(way: readonly Credential[]): Phrase {
  return joinPhrases(way.map(describeCredential), ` ${client.and} `);
}

/** `Header X-Api-Key from api_key or SHOP_KEY` */
function describeCredential(credential: Credential): Phrase {
  const { scheme, name, prefix, parameters, environment = [] } = credential;
  const places = [name, prefix === undefined ? undefined : `${prefix} …`];
  const place = places.flatMap((code): Phrase => (code === undefined ? [] : [' ', { code }]));
  const names = parameters.length === 0 ? environment : parameters;
  if (names.length === 0) return [client.schemes[scheme], ...place];
  const secrets = names.map((code, index) =>
    joinCodes([...new Set([code, environment[index] ?? code])], ` ${client.or} `),
  );
  const given = joinPhrases(secrets, ` ${client.and} `);
  return [client.schemes[scheme], ...place, ` ${client.from} `, ...given];
}

function makeSecurityFact(security: Security): Fact {
  const { scheme, name, flows = [], openIdConnectUrl, scopes = [] } = security;
  const { condition, description } = security;
  const parts: Phrase[] = [
    [client.schemes[scheme], ...(name === undefined ? [] : [' ', { code: name }])],
    ...flows.map(describeFlow),
    ...(openIdConnectUrl === undefined ? [] : [[`${client.from} `, { code: openIdConnectUrl }]]),
    ...(scopes.length === 0 ? [] : [[`${strings.scopes} `, ...joinCodes(scopes, ', ')]]),
    ...(security.optional === true ? [[strings.optionalAuthentication]] : []),
    ...(condition === undefined ? [] : [[`${strings.onlyIf} `, { code: condition }]]),
    ...(description === undefined ? [] : [[getPlainText(description)]]),
  ];
  const phrase = capitalizePhrase(joinPhrases(parts, '; '));
  return {
    title: security.schemeName,
    value: { kind: 'phrase', phrase, sources: [security.source] },
  };
}

function describeFlow({ flow, authorizationUrl, tokenUrl, scopes = [] }: SecurityFlow): Phrase {
  const addresses = [authorizationUrl, tokenUrl].filter((url) => url !== undefined);
  const from: Phrase =
    addresses.length === 0 ? [] : [` ${client.from} `, ...joinCodes(addresses, ', ')];
  const offered = scopes.map(({ name, description }): Phrase => {
    return description === undefined ? [{ code: name }] : [{ code: name }, ` (${description})`];
  });
  const offers: Phrase =
    offered.length === 0 ? [] : [` ${strings.offersScopes} `, ...joinPhrases(offered, ', ')];
  return [strings.flows[flow], ...from, ...offers];
}
