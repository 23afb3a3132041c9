/**
 * Runs in every page under `wrapdocs dev`: keeps it up to date, and shows the problems that prevent
 * this.
 */
import { showProblems } from './banner.ts';
import { CHANGED, HELLO, PROBLEMS, type Hello, type Problem } from './messages.ts';
import { showPage } from './page.ts';

let running = new AbortController();

/** Shows the latest state of the page; of several changes in a row, only the last one. */
async function renew(): Promise<void> {
  running.abort();
  running = new AbortController();
  const { signal } = running;
  try {
    const response = await fetch(location.href, { signal });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    if (!response.ok || !showPage(page)) location.reload();
  } catch {
    // A later change is on its way, or the server has stopped: Vite's client waits for it and
    // reloads.
  }
}

import.meta.hot?.on(PROBLEMS, (problems: Problem[]) => showProblems(problems));
import.meta.hot?.on(CHANGED, () => void renew());
import.meta.hot?.send(HELLO, { age: performance.now() } satisfies Hello);
