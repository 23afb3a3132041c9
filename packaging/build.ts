/**
 * `npm run build:package`: makes the npm package and the Python wheel of this checkout in `build/`.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from './checkout.ts';
import { assemblePackage } from './assemble-package.ts';
import { makeWheel } from './make-wheel.ts';
import { packPackage } from './pack-package.ts';

const build = join(ROOT, 'build');
const work = await mkdtemp(join(tmpdir(), 'wrapdocs-package-'));
try {
  await mkdir(build, { recursive: true });
  const folder = join(work, 'package');
  const count = await assemblePackage(folder);
  const tarball = await packPackage(folder, build);
  console.log(`${relative(ROOT, tarball)}: ${String(count)} files`);
  const wheel = await makeWheel(tarball, { work, out: build });
  console.log(relative(ROOT, wheel));
} finally {
  await rm(work, { recursive: true, force: true });
}
