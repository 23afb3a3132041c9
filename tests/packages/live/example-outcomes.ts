import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compareRequests } from './comparison/compare-request.ts';
import type { Claim } from './comparison/claims.ts';
import { findMatch } from './comparison/matching.ts';
import type { Difference } from './comparison/verdict.ts';
import type { Parameter } from '../../../extractor/contract/parameter.ts';
import type { SentRequest } from './facts.ts';

const FOLDER = fileURLToPath(new URL('examples/', import.meta.url));

export type ExampleKind = 'python' | 'curl';

/** What happened when the example of an operation was run as readers paste it. */
export interface ExampleOutcome {
  /** The id of the operation. */
  id: string;
  /** The hash of its code by `hashExample`: the outcome of another code does not count. */
  digest: string;
  kind: ExampleKind;
  ended: string;
  /** Whether it sent the documented request. */
  isRight: boolean;
}

/** Reads what examples did; none if those of the client were not run. */
export function readExamples(client: string): ExampleOutcome[] {
  const file = `${FOLDER}/${client}.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ExampleOutcome[]) : [];
}

/** The hash of the code that a page shows. */
export function hashExample(code: string): string {
  return createHash('sha256').update(code).digest('hex').slice(0, 16);
}

/** Whether a part of the query is in every request: not what the client works out, or has been given. */
function isAlwaysSent(parameter: Parameter): boolean {
  const { location, required, pythonName, constant, omittedByDefault, fromObject } = parameter;
  const isFixed = constant !== undefined && omittedByDefault !== true;
  return (
    location === 'query' &&
    required &&
    fromObject !== true &&
    (isFixed || (pythonName ?? '') !== '')
  );
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Tells whether an example sent the request of its operation. Its values are those of the example, so
 * only the address, the names and the media type are compared.
 */
export function isDocumentedRequest(claim: Claim, sends: readonly SentRequest[]): boolean {
  return sends.some((sent) => {
    const match = findMatch(sent, [claim], NOTHING);
    if (match === undefined) return false;
    const { body, client, parameters } = claim.operation;
    const context = { given: NOTHING, isClientHeader: () => true };
    const isSent = parameters
      .filter(isAlwaysSent)
      .every(({ wireName }) => sent.query?.[wireName] !== undefined);
    const hasBody = body?.required !== true || sent.body !== undefined;
    // The page says that some arguments are merged into the body, under names of their own.
    const isOpenBody = client?.options?.some(({ effect }) => effect === 'body') === true;
    const differences = compareRequests([match], context);
    const isAllowed = ({ isOpen, part, reason }: Difference): boolean =>
      isOpen ||
      part === 'query' ||
      (isOpenBody && part === 'bodyFields' && reason === 'constant not shown');
    return isSent && hasBody && differences.every(isAllowed);
  });
}
