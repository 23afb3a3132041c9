import './banner.css';
import type { Problem } from './messages.ts';

const banner = document.createElement('aside');
banner.className = 'wrapdocs-problems';
banner.setAttribute('role', 'alert');

/** Shows over the page why the last save is not shown; it cannot be dismissed. */
export function showProblems(problems: readonly Problem[]): void {
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
