import type { Method } from '../../../../extractor/contract/operation.ts';

/** An HTTP method in its colour. */
export function MethodBadge({ method }: { method: Method }) {
  return <span className={`m ${method.toLowerCase()}`}>{method}</span>;
}
