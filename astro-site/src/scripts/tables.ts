/** A table that is too wide for the page scrolls; whoever has no pointer scrolls it with the keys. */
const resized = new ResizeObserver((entries) => {
  for (const { target } of entries) markScrollable(target as HTMLElement);
});

function markScrollable(table: HTMLElement): void {
  if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
  else table.removeAttribute('tabindex');
}

for (const table of document.querySelectorAll('.sl-markdown-content > table')) {
  resized.observe(table);
}
