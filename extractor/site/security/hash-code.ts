import { createHash } from 'node:crypto';

/** The hash of inline code as a Content-Security-Policy writes it, without the quotes: `sha256-…=`. */
export function hashCode(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
