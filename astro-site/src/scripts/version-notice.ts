/** The copy at the root of the site is the version that is recommended: it has nothing to say, and loads nothing. */
const place = document.querySelector<HTMLElement>('.version-notice');
if (place !== null && place.dataset['base'] !== place.dataset['root']) {
  void import('../versions/show-notice.ts')
    .then(({ showNotice }) => showNotice(place))
    .catch(() => undefined);
}
