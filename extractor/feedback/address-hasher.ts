const DAY_MS = 86_400_000;
const SALT_BYTES = 32;

/** Hashes an address irreversibly; the hash differs from day to day. */
export type HashAddress = (address: string, now: number) => Promise<string>;

/** The salt is only in memory, and each day's salt overwrites the previous one. */
export function createAddressHasher(): HashAddress {
  const salt = new Uint8Array(SALT_BYTES);
  let saltDay: number | undefined;
  return async (address, now) => {
    const day = Math.floor(now / DAY_MS);
    if (day !== saltDay) crypto.getRandomValues(salt);
    saltDay = day;
    const salted = new Uint8Array([...salt, ...new TextEncoder().encode(address)]);
    const digest = await crypto.subtle.digest('SHA-256', salted);
    return Array.from(new Uint8Array(digest), toHex).join('');
  };
}

function toHex(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}
