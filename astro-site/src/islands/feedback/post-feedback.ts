import type { Entry } from './entry.ts';

/** Why an entry was not stored, as far as it matters to the reader. */
export type Trouble =
  | { kind: 'offline' | 'unreachable' | 'timeout' | 'tooLong' | 'closed' | 'email' }
  | { kind: 'busy'; seconds: number | undefined }
  | { kind: 'refused' | 'broken'; status: number };

export type Outcome = { kind: 'saved' } | Trouble;

const TIMEOUT_MS = 10_000;

/** Posts the entry; every failure is an outcome, never an exception. */
export async function postFeedback(endpoint: string, entry: Entry): Promise<Outcome> {
  const patience = new AbortController();
  const timer = setTimeout(() => {
    patience.abort();
  }, TIMEOUT_MS);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(entry),
      credentials: 'omit',
      // The reader may leave the page at once.
      keepalive: true,
      redirect: 'error',
      signal: patience.signal,
    });
    return await readOutcome(response);
  } catch {
    if (patience.signal.aborted) return { kind: 'timeout' };
    return { kind: navigator.onLine ? 'unreachable' : 'offline' };
  } finally {
    clearTimeout(timer);
  }
}

async function readOutcome(response: Response): Promise<Outcome> {
  const { ok, status, headers } = response;
  // A host that answers every address with a page has stored nothing.
  if (ok) return isJson(headers) ? { kind: 'saved' } : { kind: 'refused', status };
  if (status === 429) return { kind: 'busy', seconds: readSeconds(headers.get('Retry-After')) };
  if (status === 409) return { kind: 'closed' };
  if (status === 413) return { kind: 'tooLong' };
  if (status >= 500) return { kind: 'broken', status };
  return (await readField(response)) === 'email' ? { kind: 'email' } : { kind: 'refused', status };
}

function isJson(headers: Headers): boolean {
  return headers.get('Content-Type')?.startsWith('application/json') ?? false;
}

/** Seconds to wait: the header contains their number or a date. */
function readSeconds(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/u.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : undefined;
}

/** The field that the collector rejects, if it names one. */
async function readField(response: Response): Promise<unknown> {
  const body = (await response.json().catch(() => undefined)) as
    { error?: { field?: unknown } | null } | null | undefined;
  return body?.error?.field;
}
