export type Answer = 'yes' | 'no';

/** The posted data; the collector keeps the latest entry with the same key. */
export interface Entry {
  /** A UUID, one per page view. */
  key: string;
  /** Path of the page's address. */
  page: string;
  answer: Answer;
  details?: string;
  email?: string;
  /** A field that only bots see and fill in. */
  website: string;
}

/** Longest details in UTF-16 units; at three bytes each they fit into the collector's 16 KB. */
export const MAX_DETAILS = 4000;

/** Longest e-mail address that mail servers accept. */
export const MAX_EMAIL = 254;

type Bytes = Uint8Array<ArrayBuffer>;

/** The part of `crypto` that makes random bytes; `randomUUID` is missing on pages without TLS. */
interface RandomSource {
  randomUUID?: () => string;
  getRandomValues: (bytes: Bytes) => Bytes;
}

/** A random UUID. */
export function makeKey(source: RandomSource = crypto): string {
  return source.randomUUID?.() ?? formatUuid(source.getRandomValues(new Uint8Array(16)));
}

/** Sixteen random bytes as a UUID of version 4. */
function formatUuid(bytes: Bytes): string {
  const marked = bytes.map((byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const hex = Array.from(marked, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}
