import type { Signature } from '../../../contract/function.ts';
import type { Comparison } from '../../comparison.ts';
import type { Report } from '../create-report.ts';

/** The signatures of one function in both documents. */
export interface SignaturePair {
  before: Signature;
  after: Signature;
  /** The function's name in messages. */
  name: string;
  report: Report;
  comparison: Comparison;
  /** The ids of the functions in both documents. */
  ids?: { before: string; after: string };
  /** Whether callers may get something else than a function that is called as it is written. */
  mayDiffer?: boolean;
  /**
   * Python names, on either side, of values that are sent over HTTP: HTTP rules compare everything
   * except their place and kind.
   */
  http?: ReadonlySet<string>;
  /** Names that differ in Python and are the same over HTTP, old to new. */
  renamed?: ReadonlyMap<string, string>;
}
