import { createRequire } from 'node:module';
import type * as Culori from 'culori/require';

/** The chroma of the theme's own accent: a colour that is at least as vivid gets all of it. */
const FULL_CHROMA = 0.2;
/** What WCAG asks of text. */
const READABLE = 4.5;
/** The background of the pages in the light and in the dark theme (`theme.css`). */
const BACKGROUNDS = { light: '#fff', dark: 'hsl(225 13% 8%)' } as const;
const HUE = /^(?:[0-2]?\d?\d|3[0-5]\d|360)$/;
/** Culori takes hexadecimal digits for a colour, too; in CSS, they need their sign. */
const DIGITS = /^\s*[\da-f]+\s*$/i;

/** Most commands need no colours, and most sites have no accent of their own. */
function loadColours(): typeof Culori {
  return createRequire(import.meta.url)('culori/require') as typeof Culori;
}

/** Whether a text is a hue from 0 to 360, or a colour of CSS that can be seen. */
export function isAccent(text: string): boolean {
  if (HUE.test(text)) return true;
  const colour = DIGITS.test(text) ? undefined : loadColours().parse(text);
  return colour !== undefined && colour.alpha !== 0;
}

/**
 * The style sheet of the accent colour. The theme has lightnesses of its own, at which text can be
 * read, so only the hue and the chroma of a colour count. It is inlined in every page, so the
 * Content-Security-Policy has to list its exact hash.
 *
 * @param accent a hue from 0 to 360, or a colour of CSS
 * @returns undefined if the colour is the default one
 */
export function getAccentStyle(accent: string | undefined): string | undefined {
  if (accent === undefined) return undefined;
  if (HUE.test(accent)) return `:root{--accent-hue:${String(Number(accent))}}`;
  const { hue, chroma } = readColour(accent);
  return `:root{--accent-hue:${hue};--accent-chroma:${chroma}}`;
}

function readColour(accent: string): { hue: string; chroma: string } {
  const { h = 0, c = 0 } = loadColours().oklch(accent) ?? {};
  return { hue: String(Math.round(h)), chroma: Math.min(1, c / FULL_CHROMA).toFixed(2) };
}

/**
 * Says what becomes of a colour in which text would be hard to read.
 *
 * @returns undefined for a colour that is readable in both themes, and for a hue
 */
export function describeAdjustment(accent: string | undefined): string | undefined {
  if (accent === undefined || HUE.test(accent)) return undefined;
  const { wcagContrast } = loadColours();
  const themes = Object.entries(BACKGROUNDS).map(
    ([theme, background]) => [theme, wcagContrast(accent, background)] as const,
  );
  const unreadable = themes.filter(([, contrast]) => contrast < READABLE);
  if (unreadable.length === 0) return undefined;
  const found = unreadable.map(
    ([theme, contrast]) => `${contrast.toFixed(1)}:1 in the ${theme} theme`,
  );
  return `The accent colour ${accent} has a contrast of only ${found.join(' and ')}, so the site uses its hue in a lightness that can be read (at least ${String(READABLE)}:1).`;
}
