import { client, operation as strings } from '#strings';
import { getPlainText } from '../../../extractor/contract/text/markdown-text.ts';
import type { Security, SecurityFlow } from '../../../extractor/contract/security.ts';
import { getConfiguredCredentials } from '../code/credentials.ts';
import type { Scope } from '../reference/scope.ts';
import { describeAuthentication } from './client/request.ts';
import { joinCodes, joinPhrases, makePhraseFact } from './phrase.ts';
import type { Fact, Phrase } from './sections/fact.ts';
import type { Section } from './sections/section.ts';

/** The security schemes that an operation of a server asks for. */
export function makeAuthentication(security: readonly Security[] = []): Section[] {
  if (security.length === 0) return [];
  return [
    { kind: 'label', title: strings.authentication },
    { kind: 'facts', facts: security.map(makeFact) },
  ];
}

/** Where the requests of a package go, and how they are authorised, as the configuration says. */
export function makeConfiguredRequests({ settings }: Scope): Section[] {
  const { apiBaseUrl } = settings;
  const facts = [
    ...(apiBaseUrl === undefined ? [] : [makePhraseFact(client.server, [{ code: apiBaseUrl }])]),
    ...getConfiguredCredentials(settings).map((credential) =>
      makePhraseFact(strings.authentication, [
        ...describeAuthentication(credential),
        strings.readByExamples,
      ]),
    ),
  ];
  if (facts.length === 0) return [];
  return [
    { kind: 'label', title: strings.everyRequest },
    { kind: 'facts', facts },
  ];
}

function makeFact(security: Security): Fact {
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
  return makePhraseFact(security.schemeName, joinPhrases(parts, '; '));
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
