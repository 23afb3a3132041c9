/**
 * Opens or closes what the page contains in folded form. Fields that are loaded from other pages stay
 * as they are, because a page of operations has hundreds of them.
 */
function setAll(isOpen: boolean): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>(
    '.ref details:not([data-model])',
  )) {
    details.open = isOpen;
  }
}

const button = document.querySelector<HTMLButtonElement>('button.expand');
button?.addEventListener('click', () => {
  const { expand = '', collapse = '' } = button.dataset;
  const isOpen = button.textContent === expand;
  setAll(isOpen);
  button.textContent = isOpen ? collapse : expand;
});
