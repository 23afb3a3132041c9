/**
 * Runs in every page under `wrapdocs dev`: keeps it up to date, and shows the problems that prevent
 * this.
 */
import './banner.css';
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

const banner = document.createElement('aside');
banner.className = 'wrapdocs-problems';
banner.setAttribute('role', 'alert');

/** Shows over the page why the last save is not shown; it cannot be dismissed. */
function showProblems(problems: readonly Problem[]): void {
  banner.replaceChildren(...problems.map(makeEntry));
  if (problems.length === 0) banner.remove();
  else document.body.append(banner);
}

function makeEntry({ place, code, message, hint }: Problem): HTMLElement {
  const entry = document.createElement('p');
  const head = [place, code].filter((part) => part !== undefined).join('  ');
  if (head !== '') entry.append(makeText('strong', head));
  entry.append(makeText('span', message));
  if (hint !== undefined) entry.append(makeText('small', `→ ${hint}`));
  return entry;
}

/** Text nodes only: the messages quote untrusted text. */
function makeText(tag: 'strong' | 'span' | 'small', text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

import.meta.hot?.on(PROBLEMS, (problems: Problem[]) => showProblems(problems));
import.meta.hot?.on(CHANGED, () => void renew());
import.meta.hot?.send(HELLO, { age: performance.now() } satisfies Hello);
