import { copy as strings } from '#strings';
import { announce } from './announce.ts';
import { hasValues } from './examples/stored-values.ts';

const SHOWN = 2500;

/** Copies the Markdown of the page (the button's `data-markdown`) and reports the result. */
export async function copyPage(button: HTMLButtonElement): Promise<void> {
  const isCopied = await writeClipboard(fetchText(button.dataset['markdown'] ?? '')).then(
    () => true,
    () => false,
  );
  show(button, isCopied);
}

const TYPE = 'text/plain';

/** Safari accepts a text that is still loading, but only during the click event. */
async function writeClipboard(text: Promise<string>): Promise<void> {
  const blob = text.then((page) => new Blob([page], { type: TYPE }));
  await navigator.clipboard.write([new ClipboardItem({ [TYPE]: blob })]);
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${String(response.status)}`);
  const text = await response.text();
  if (!hasValues()) return text;
  const { fillText } = await import('./examples/show-examples.ts');
  return fillText(text);
}

function show(button: HTMLButtonElement, isCopied: boolean): void {
  const label = button.dataset['label'] ?? button.textContent;
  button.dataset['label'] = label;
  // Keeps the width, so that its neighbours do not move.
  button.style.minInlineSize = `${String(button.offsetWidth)}px`;
  const text = isCopied ? strings.copied : strings.pageNotCopied;
  button.textContent = text;
  button.toggleAttribute('data-copied', isCopied);
  announce(text);
  setTimeout(() => {
    button.textContent = label;
    button.removeAttribute('data-copied');
  }, SHOWN);
}
