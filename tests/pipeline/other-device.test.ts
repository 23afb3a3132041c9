import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '../faults/site.ts';
import { HAS_OTHER_DEVICE, makeFolderOnOtherDevice } from '../tools/other-device.ts';
import { writeFiles } from './write-files.ts';

/** A style of its own makes Astro write a style sheet while it makes the pages. */
const PAGE = '<style>p { color: green }</style>\n\n<p>Shop</p>\n';

test.runIf(HAS_OTHER_DEVICE)('the output may be on another file system', async () => {
  const cwd = makeTemporaryFolder();
  const place = makeFolderOnOtherDevice(cwd);
  const config = {
    site: { title: 'Shop' },
    packages: [{ name: 'shop', source: 'shop' }],
    content: 'docs',
    out: join(place, 'site'),
  };
  writeFiles(cwd, {
    'wrapdocs.config.mjs': `export default ${JSON.stringify(config)};\n`,
    'shop/__init__.py': '"""A shop."""\n',
    'shop/desk.py': 'def sell() -> None:\n    """Sells one."""\n',
    'docs/index.mdx': `---\ntitle: Shop\n---\n\nimport Note from "./Note.astro";\n\n<Note />\n`,
    'docs/Note.astro': PAGE,
  });
  const build = () =>
    execa(process.execPath, [resolve('extractor/bin.mjs'), 'build', '--strict'], { cwd });
  await build();
  writeFiles(cwd, { 'shop/desk.py': 'def sell() -> None:\n    """Sells two."""\n' });
  expect((await build()).stderr).toMatch(/\d+ changed/);
  expect(readdirSync(place)).toEqual(['site']);
});
