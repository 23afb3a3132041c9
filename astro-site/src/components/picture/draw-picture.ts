import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createElement } from 'react';
import type { Font } from 'satori';
import { HEIGHT, Picture, WIDTH, type PictureText } from './Picture.tsx';

export type { PictureText };

/** Change it when `Picture` looks different, so that cached pictures are drawn again. */
const LOOKS = 2;

const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'];
const WEIGHTS = [400, 600, 700] as const;
/** More of them would double the size of the file. */
const COLOURS = 16;

/**
 * Draws the picture of a page, 1200 x 630 pixels, or reads it from the cache.
 *
 * @param cache folder that the build keeps for the next one
 * @returns a PNG
 */
export async function drawPicture(text: PictureText, cache: string): Promise<Buffer> {
  const key = createHash('sha256')
    .update(JSON.stringify([LOOKS, text]))
    .digest('hex');
  const file = join(cache, 'pictures', `${key}.png`);
  const kept = await readFile(file).catch(() => undefined);
  return kept ?? (await keep(file, await draw(text)));
}

/** What draws is large, and many sites have no pictures, or those of the last build. */
async function draw(text: PictureText): Promise<Buffer> {
  const { default: satori } = await import('satori');
  const { default: sharp } = await import('sharp');
  fonts ??= loadFonts();
  const element = createElement(Picture, text);
  const svg = await satori(element, { width: WIDTH, height: HEIGHT, fonts: await fonts });
  return sharp(Buffer.from(svg)).png({ colours: COLOURS, dither: 0, effort: 7 }).toBuffer();
}

async function keep(file: string, png: Buffer): Promise<Buffer> {
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, png);
  return png;
}

let fonts: Promise<Font[]> | undefined;

/**
 * Fonts come from a package, not from the machine, so that the same text gives the same picture
 * everywhere.
 */
async function loadFonts(): Promise<Font[]> {
  const folder = join(createRequire(import.meta.url).resolve('@fontsource/inter'), '../files');
  const files = SCRIPTS.flatMap((script) => WEIGHTS.map((weight) => ({ script, weight })));
  return Promise.all(
    files.map(async ({ script, weight }) => ({
      name: 'Inter',
      weight,
      data: await readFile(join(folder, `inter-${script}-${String(weight)}-normal.woff`)),
    })),
  );
}
