import type { ApiFile } from '../../../extractor/contract/api-file.ts';
import { getApiPercent } from '../../../extractor/contract/view/api-view.ts';

const LABEL = 'API coverage';
const CHARACTER = 6.6;
const PADDING = 12;
const HEIGHT = 20;

/** Below each share, the colour of the badge; white text can be read on all of them. */
const COLORS = [
  [50, '#b3261e'],
  [80, '#8a5a00'],
  [101, '#1a7f37'],
] as const;

/** How much of its API a package covers, as a picture for a README. */
export function drawCoverageBadge(file: Pick<ApiFile, 'sent' | 'total'>): string {
  const { sent, total } = file;
  const share = `${String(sent)} of ${String(total)}`;
  const left = measure(LABEL);
  const right = measure(share);
  const width = left + right;
  const percent = getApiPercent(file) ?? 0;
  const color = COLORS.find(([below]) => percent < below)?.[1] ?? COLORS[0][1];
  const middles = [left / 2, left + right / 2].map((place) => place.toFixed(1));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(HEIGHT)}" role="img" aria-label="${LABEL}: ${share}">`,
    `<title>${LABEL}: ${share}</title>`,
    `<clipPath id="frame"><rect width="${String(width)}" height="${String(HEIGHT)}" rx="3"/></clipPath>`,
    `<g clip-path="url(#frame)"><rect width="${String(left)}" height="${String(HEIGHT)}" fill="#444"/>`,
    `<rect x="${String(left)}" width="${String(right)}" height="${String(HEIGHT)}" fill="${color}"/></g>`,
    `<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">`,
    `<text x="${middles[0] ?? ''}" y="14">${LABEL}</text>`,
    `<text x="${middles[1] ?? ''}" y="14">${share}</text></g></svg>\n`,
  ].join('');
}

function measure(text: string): number {
  return Math.round(text.length * CHARACTER) + PADDING;
}
