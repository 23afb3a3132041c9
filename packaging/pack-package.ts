import { join } from 'node:path';
import { execa } from 'execa';

/**
 * Packs a folder as npm publishes it.
 *
 * @param out the folder of the result
 * @returns the tarball
 */
export async function packPackage(folder: string, out: string): Promise<string> {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', out];
  const { stdout } = await execa('npm', args, { cwd: folder });
  const [packed] = JSON.parse(stdout) as Array<{ filename: string }>;
  if (packed === undefined) throw new Error(`npm packed nothing:\n${stdout}`);
  return join(out, packed.filename);
}
