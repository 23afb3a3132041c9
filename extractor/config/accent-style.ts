/**
 * The style sheet of the accent colour. It stands in every page, so the Content-Security-Policy
 * must know it to the letter.
 *
 * @param accent CSS hue, 0 to 360
 * @returns nothing where the colour is the default one or no hue
 */
export function getAccentStyle(accent: string | undefined): string | undefined {
  const hue = Number(accent);
  if (accent === undefined || Number.isNaN(hue)) return undefined;
  return `:root{--accent-hue:${String(hue)}}`;
}
