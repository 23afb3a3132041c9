import { copy as strings } from '#strings';
import { announce } from './announce.ts';
import { copyPage } from './copy-page.ts';

const SHOWN = 1600;

/** Copies the visible code of the `data-copy` element around a copy button. */
async function copyCode(button: HTMLButtonElement): Promise<void> {
  const codes = button.closest('[data-copy]')?.querySelectorAll<HTMLElement>('code') ?? [];
  const code = [...codes].find((element) => element.checkVisibility());
  if (code === undefined) return;
  const isCopied = await navigator.clipboard.writeText(getCopy(code)).then(
    () => true,
    () => false,
  );
  if (!isCopied) return;
  button.dataset['copied'] = '';
  announce(strings.copied);
  setTimeout(() => {
    delete button.dataset['copied'];
  }, SHOWN);
}

/** The code without the prompts and output of a session. */
function getCopy(code: HTMLElement): string {
  const copy = code.cloneNode(true) as HTMLElement;
  for (const printed of copy.querySelectorAll('.prompt, .output')) printed.remove();
  return copy.textContent;
}

document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>('button.cp, button.cpp');
  if (button !== null) void (button.matches('.cpp') ? copyPage(button) : copyCode(button));
});
