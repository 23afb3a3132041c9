import type { OpenAPIV3_1 } from 'openapi-types';
import type { Operation } from '../../contract/operation.ts';
import type { Security, SecurityFlow } from '../../contract/security.ts';
import { describe } from '../schemas/field.ts';

type SecurityScheme = OpenAPIV3_1.SecuritySchemeObject;
type Flows = OpenAPIV3_1.OAuth2SecurityScheme['flows'];

/** The security schemes that operations of servers ask for. */
export interface SecurityFacts {
  schemes: Record<string, SecurityScheme>;
  /** What an operation asks for, as FastAPI writes it: each scheme is a requirement of its own. */
  getSecurity: (operation: Operation) => OpenAPIV3_1.SecurityRequirementObject[] | undefined;
}

/** Collects the schemes of the operations; different ones never share a name. */
export function collectSecurity(
  operations: readonly Operation[],
  makeUnique: (name: string) => string,
): SecurityFacts {
  const known = new Map<string, { name: string; scheme: SecurityScheme }>();
  const find = (security: Security) => {
    const scheme = makeScheme(security);
    const key = JSON.stringify([security.schemeName, scheme]);
    const found = known.get(key) ?? { name: makeUnique(makeName(security)), scheme };
    known.set(key, found);
    return found;
  };
  for (const security of operations.flatMap((operation) => operation.security ?? []))
    find(security);
  return {
    schemes: Object.fromEntries([...known.values()].map(({ name, scheme }) => [name, scheme])),
    getSecurity: ({ security }) => security?.map((one) => ({ [find(one).name]: one.scopes ?? [] })),
  };
}

/** Names of components may only contain ASCII letters, digits and `._-`. */
function makeName({ schemeName }: Security): string {
  return schemeName.replaceAll(/[^A-Za-z0-9._-]+/g, '_');
}

function makeScheme(security: Security): SecurityScheme {
  const { description: text, scheme, name = '' } = security;
  const description = text === undefined ? {} : { description: describe(text) ?? '' };
  switch (scheme) {
    case 'bearer': {
      const { bearerFormat } = security;
      const format = bearerFormat === undefined ? {} : { bearerFormat };
      return { type: 'http', scheme, ...format, ...description };
    }
    case 'basic':
    case 'digest':
      return { type: 'http', scheme, ...description };
    case 'http':
      return { type: 'http', scheme: name, ...description };
    case 'header':
    case 'query':
    case 'cookie':
      return { type: 'apiKey', in: scheme, name, ...description };
    case 'oauth2':
      return { type: 'oauth2', flows: makeFlows(security.flows), ...description };
    case 'openIdConnect':
      return {
        type: 'openIdConnect',
        openIdConnectUrl: security.openIdConnectUrl ?? '',
        ...description,
      };
  }
}

function makeFlows(flows: readonly SecurityFlow[] = []): Flows {
  return Object.fromEntries(
    flows.map(({ flow, scopes = [], ...addresses }) => [
      flow,
      {
        ...addresses,
        scopes: Object.fromEntries(scopes.map(({ name, description = '' }) => [name, description])),
      },
    ]),
  );
}
