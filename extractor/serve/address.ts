import { isIP } from 'node:net';
import { WrapdocsError } from '../errors.ts';

/** The port that is tried first. */
export const DEFAULT_PORT = 4321;

/** Parses `--port`; without it, any free port from the default one on is used. */
export function parsePort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new WrapdocsError({
    code: 'USAGE',
    message: `\`${text}\` is not a port.`,
    hint: 'Use a number from 0 (any free port) to 65535.',
  });
}

/** Whether the address can be reached only from this machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/**
 * The URL that a reader opens.
 *
 * @param base the path that the site is served from, with its slashes
 */
export function makeAddress(host: string, port: number, base = '/'): string {
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${String(port)}${base}`;
}
