import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { ensurePythonTools, findTestPython } from '../tools/python.ts';

/** What openapi-spec-validator finds wrong in each of the documents. */
export async function findOpenApiFaults(documents: readonly object[]): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'wrapdocs-openapi-'));
  try {
    const files = documents.map((_, index) => join(folder, `${String(index)}.json`));
    await Promise.all(
      files.map((file, index) => writeFile(file, JSON.stringify(documents[index]))),
    );
    const dependencies = await ensurePythonTools('tests/wrapper/openapi-validator.txt');
    const script = fileURLToPath(new URL('openapi_validity.py', import.meta.url));
    const { stdout } = await execa(await findTestPython(), [
      ...['-I', '-X', 'utf8', script, dependencies],
      ...files,
    ]);
    return stdout.split('\n').map((line) => JSON.parse(line) as string[]);
  } finally {
    await rm(folder, { recursive: true });
  }
}
