/** A link of a table of contents to a heading of the page. */
interface HeadingLink {
  id: string;
  label: string;
}

/** Hides the lines of a table of contents that lead to something that is hidden. */
export function hideDeadLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.outline a[href^="#"]')) {
    const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    const line = link.closest<HTMLElement>('li');
    if (target !== null && line !== null) line.hidden = target.closest('[hidden]') !== null;
  }
}

/** Adds a list to the table of contents. */
export function addOutlineList(links: readonly HeadingLink[]): void {
  const list = document.createElement('ul');
  list.dataset['added'] = '';
  list.append(...links.map(makeLine));
  document.querySelector('.outline')?.append(list);
}

export function removeOutlineList(): void {
  document.querySelector('.outline > [data-added]')?.remove();
}

function makeLine({ id, label }: HeadingLink): HTMLLIElement {
  const line = document.createElement('li');
  const link = document.createElement('a');
  const text = document.createElement('span');
  link.href = `#${encodeURIComponent(id)}`;
  text.textContent = label;
  link.append(text);
  line.append(link);
  return line;
}
