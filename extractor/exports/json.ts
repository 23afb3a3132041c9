export type Json = string | number | boolean | null | Json[] | JsonObject;
/** Properties are defined, never assigned, so that `__proto__` is an ordinary name. */
export interface JsonObject {
  [key: string]: Json;
}

/** The object without its undefined properties. */
export function withoutGaps(object: Record<string, Json | undefined>): JsonObject {
  return Object.fromEntries(
    Object.entries(object).filter((entry): entry is [string, Json] => entry[1] !== undefined),
  );
}
