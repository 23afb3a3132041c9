const SHOWN = 1600;

/** Copies the visible code of the `data-copy` element around a copy button. */
async function copyCode(button: HTMLButtonElement): Promise<void> {
  const codes = button.closest('[data-copy]')?.querySelectorAll<HTMLElement>('code') ?? [];
  const code = [...codes].find((element) => element.checkVisibility());
  if (code === undefined) return;
  const isCopied = await navigator.clipboard.writeText(code.textContent).then(
    () => true,
    () => false,
  );
  if (!isCopied) return;
  button.dataset['copied'] = '';
  announce('Copied');
  setTimeout(() => {
    delete button.dataset['copied'];
  }, SHOWN);
}

let status: HTMLElement | undefined;

/** Tells a screen reader what a button shows by its looks. */
function announce(text: string): void {
  if (status === undefined) {
    status = document.createElement('p');
    status.className = 'sr-only';
    status.role = 'status';
    document.body.append(status);
  }
  status.textContent = '';
  setTimeout(() => {
    if (status !== undefined) status.textContent = text;
  }, 50);
}

/** A language chosen in one example holds for all of them. */
function chooseLanguage(chosen: HTMLInputElement): void {
  const { top } = chosen.getBoundingClientRect();
  for (const radio of document.querySelectorAll<HTMLInputElement>('.ex input[type=radio]')) {
    if (radio.value === chosen.value) radio.checked = true;
  }
  // The examples above may have changed their height.
  scrollBy({ top: chosen.getBoundingClientRect().top - top, behavior: 'instant' });
}

document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>('button.cp');
  if (button !== null) void copyCode(button);
});
document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.matches('.ex input[type=radio]')) {
    chooseLanguage(target);
  }
});
