/**
 * The style sheet of the accent colour. It is inlined in every page, so the Content-Security-Policy
 * has to list its exact hash.
 *
 * @param accent CSS hue, 0 to 360
 * @returns undefined if the colour is the default one or not a hue
 */
export function getAccentStyle(accent: string | undefined): string | undefined {
  const hue = Number(accent);
  if (accent === undefined || Number.isNaN(hue)) return undefined;
  return `:root{--accent-hue:${String(hue)}}`;
}
