/** On a page of source, a click on the number of a line gives the address of the line. */
document.querySelector('.source')?.addEventListener('click', ({ target }) => {
  const { id, localName } = target as Element;
  if (localName === 'b') location.hash = id;
});
