/**
 * A table or code that is too wide for the page scrolls; this makes it scrollable with the
 * keyboard.
 */
const resized = new ResizeObserver((entries) => {
  for (const { target } of entries) markScrollable(target as HTMLElement);
});

function markScrollable(box: HTMLElement): void {
  if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
  else box.removeAttribute('tabindex');
}

for (const box of document.querySelectorAll('.sl-markdown-content > table, .expressive-code pre')) {
  resized.observe(box);
}
