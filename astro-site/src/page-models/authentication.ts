import { client, operation as strings } from '#strings';
import { getPlainText } from '../../../extractor/contract/text/markdown-text.ts';
import type { Security, SecurityFlow } from '../../../extractor/contract/security.ts';
import type { Fact, Phrase, Section } from './section.ts';

/** The security schemes that an operation of a server asks for. */
export function makeAuthentication(security: readonly Security[] = []): Section[] {
  if (security.length === 0) return [];
  return [
    { kind: 'label', title: strings.authentication },
    { kind: 'facts', facts: security.map(makeFact) },
  ];
}

function makeFact(security: Security): Fact {
  const { scheme, name, flows = [], openIdConnectUrl, scopes = [], description } = security;
  const parts: Phrase[] = [
    [client.schemes[scheme], ...(name === undefined ? [] : [' ', { code: name }])],
    ...flows.map(describeFlow),
    ...(openIdConnectUrl === undefined ? [] : [[`${client.from} `, { code: openIdConnectUrl }]]),
    ...(scopes.length === 0 ? [] : [[`${strings.scopes} `, ...listCodes(scopes)]]),
    ...(security.optional === true ? [[strings.optionalAuthentication]] : []),
    ...(description === undefined ? [] : [[getPlainText(description)]]),
  ];
  return { title: security.schemeName, value: { kind: 'phrase', phrase: join(parts, '; ') } };
}

function describeFlow({ flow, authorizationUrl, tokenUrl, scopes = [] }: SecurityFlow): Phrase {
  const addresses = [authorizationUrl, tokenUrl].filter((url) => url !== undefined);
  const from: Phrase = addresses.length === 0 ? [] : [` ${client.from} `, ...listCodes(addresses)];
  const offered = scopes.map(({ name, description }): Phrase => {
    return description === undefined ? [{ code: name }] : [{ code: name }, ` (${description})`];
  });
  const offers: Phrase =
    offered.length === 0 ? [] : [` ${strings.offersScopes} `, ...join(offered, ', ')];
  return [strings.flows[flow], ...from, ...offers];
}

function listCodes(codes: readonly string[]): Phrase {
  return join(
    codes.map((code) => [{ code }]),
    ', ',
  );
}

function join(parts: readonly Phrase[], separator: string): Phrase {
  return parts.flatMap((part, index) => (index === 0 ? part : [separator, ...part]));
}
