/** As in Starlight's header, which hides its right part on narrow screens. */
const WIDE = matchMedia('(width >= 50rem)');

/** Keeps the menu of colour schemes in the header, or, where it has no room, in the menu of pages. */
function placeThemeMenu(): void {
  const menu = document.querySelector('starlight-theme-select');
  const header = menu?.parentElement;
  const footer = document.querySelector('.menu-footer');
  if (!menu || !header || footer === null) return;
  const next = menu.nextElementSibling;
  const place = (): void => {
    if (WIDE.matches) header.insertBefore(menu, next);
    else footer.append(menu);
  };
  WIDE.addEventListener('change', place);
  place();
}

placeThemeMenu();
