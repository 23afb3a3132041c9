import type { Signature } from '../../../contract/function.ts';
import type { Comparison } from '../../comparison.ts';
import type { Report } from '../create-report.ts';

/** The signatures of what is one function in both documents. */
export interface SignaturePair {
  before: Signature;
  after: Signature;
  /** How messages call the function. */
  name: string;
  report: Report;
  comparison: Comparison;
  /** Python names, on either side, of what travels over HTTP: HTTP rules compare all but its place and kind. */
  http?: ReadonlySet<string>;
  /** What has another name in Python and the same one over HTTP, old to new. */
  renamed?: ReadonlyMap<string, string>;
}
