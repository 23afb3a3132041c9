/** Opens the page in the chosen language. */
for (const select of document.querySelectorAll<HTMLSelectElement>('.language-picker select')) {
  select.addEventListener('change', () => location.assign(select.value));
  // A reader who comes back may get the page as it was left, with the other language chosen.
  addEventListener('pageshow', () => {
    select.selectedIndex = [...select.options].findIndex((option) => option.defaultSelected);
  });
}
