import type { ApiDrift, ApiExtra, ApiFile, ApiOperationFacts } from '../api-file.ts';

/** A package beside the documents of its API, by the operations of the package. */
export interface ApiView {
  file: ApiFile;
  /** The operations of the API that an operation of the package sends, or may send. */
  operations: (id: string) => readonly ApiOperationFacts[];
  /** How it differs from the documents. */
  drift: (id: string) => readonly ApiDrift[];
  /** What the documents say of it beyond the package. */
  extras: (id: string) => readonly ApiExtra[];
}

export function createApiView(file: ApiFile): ApiView {
  const operations = Map.groupBy(
    file.operations.flatMap((one) => one.sentBy.map((id) => [id, one] as const)),
    ([id]) => id,
  );
  const drift = Map.groupBy(file.drift, ({ item }) => item);
  const extras = Map.groupBy(file.extras, ({ item }) => item);
  return {
    file,
    operations: (id) => (operations.get(id) ?? []).map(([, one]) => one),
    drift: (id) => drift.get(id) ?? [],
    extras: (id) => extras.get(id) ?? [],
  };
}

/** `51 %`, and never `100 %` of less than all; undefined of nothing. */
export function getApiPercent({
  sent,
  total,
}: Pick<ApiFile, 'sent' | 'total'>): number | undefined {
  return total === 0 ? undefined : Math.floor((100 * sent) / total);
}
