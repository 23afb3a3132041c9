import { expandIPv6 } from 'hono/utils/ipaddr';

interface Connection {
  /** The peer of the connection, which may be a proxy. */
  remote: string | undefined;
  /**
   * The header `X-Forwarded-For`. Anybody can send it, so only the entries of our proxies count.
   */
  forwarded: string | undefined;
  /** The number of our proxies in front, each of which appends an entry. */
  proxies: number;
}

const FIRST_64_BITS = 'ffff:ffff:ffff:ffff'.length;

/**
 * The address that requests are counted by. An IPv6 user owns 2^64 addresses, which count as one.
 */
export function getClientAddress({ remote, forwarded, proxies }: Connection): string {
  const entries = forwarded?.split(',') ?? [];
  const named = proxies > 0 ? entries.at(-proxies)?.trim() : undefined;
  const address = normalize(named || remote || 'unknown');
  return isIPv6(address) ? expandIPv6(address).toLowerCase().slice(0, FIRST_64_BITS) : address;
}

/** Without port, brackets or zone; IPv4 inside IPv6 as IPv4. */
function normalize(address: string): string {
  return address
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '');
}

function isIPv6(address: string): boolean {
  return URL.canParse(`http://[${address}]/`);
}
