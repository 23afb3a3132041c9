import type { Certainty } from '../../../../extractor/contract/client-call.ts';

/**
 * The parts of a request that are compared; `requests` is a further request, which the operations of the
 * function do not show.
 */
export const PARTS = [
  'method',
  'path',
  'server',
  'query',
  'bodyFields',
  'mediaType',
  'headers',
  'requests',
] as const;
export type Part = (typeof PARTS)[number];

/** A part in which what a function sends and what wrapdocs says of it are not the same. */
export interface Difference {
  part: Part;
  /** Whether wrapdocs says that it does not know this part. */
  isOpen: boolean;
  /** The kind of the difference; the same words for every client. */
  reason: string;
  /** What differs: the name of a field, a path. */
  detail: string;
}

/**
 * - `right`: wrapdocs shows each request that is sent.
 * - `wrong`: a part of what it shows is not what is sent.
 * - `named`: it says of each part that differs that it could not be determined.
 * - `silent`: it neither shows a request nor says that there is one.
 * - `delegate`: it says that the function sends the request of another one.
 * - `transport`: the caller gives the path.
 * - `notMeasured`: what was sent only came before the request, or the function only signs in.
 */
export type VerdictKind =
  'right' | 'wrong' | 'named' | 'silent' | 'delegate' | 'transport' | 'notMeasured';

/** Whether wrapdocs names the credentials that are sent; `none` if none are sent. */
type CredentialVerdict = 'none' | 'named' | 'notNamed';

/** The verdict on what wrapdocs says of a function that sent something. */
export interface Verdict {
  /** The id of the function in the facts. */
  id: string;
  kind: VerdictKind;
  differences: readonly Difference[];
  /** The surest claim about the function; absent if there is none. */
  certainty?: Certainty;
  credentials: CredentialVerdict;
  /** The credentials that requests with an operation carry: `header x-api-key`. */
  sentCredentials: readonly string[];
  /** Whether a request with an operation went to the client's own server, and whether that is known. */
  server: 'known' | 'unknown' | 'given';
}
