/**
 * The copy at the root of the site is the recommended version, so it shows no notice and loads
 * nothing.
 */
const place = document.querySelector<HTMLElement>('.version-notice');
if (place !== null && place.dataset['base'] !== place.dataset['root']) {
  void import('../versions/show-notice.ts')
    .then(({ showNotice }) => showNotice(place))
    .catch(() => undefined);
}
