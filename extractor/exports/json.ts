export type Json = string | number | boolean | null | Json[] | JsonObject;
/** Properties are defined, never assigned, so that `__proto__` is an ordinary name. */
export interface JsonObject {
  [key: string]: Json;
}

/** The object before its gaps are removed: optional fields may be undefined. */
type WithGaps<T> = {
  [K in keyof T]: Partial<Pick<T, K>> extends Pick<T, K> ? T[K] | undefined : T[K];
};

/** The object without its undefined properties. */
export function withoutGaps<T extends object>(object: WithGaps<T>): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}
