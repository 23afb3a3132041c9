import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PackageConfigSchema } from '../../../../extractor/config/package-schema.ts';
import { watchEvidence } from '../../../../extractor/dev/watch-evidence.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

test('documents of the API and recorded answers, also new ones', async () => {
  const folder = makeTemporaryFolder({
    'api/shop.yml': '',
    'api/other.json': '',
    'tests/cassettes/orders.yaml': '',
  });
  const config = PackageConfigSchema.parse({
    name: 'shop',
    source: 'shop',
    api: { document: 'api/shop.yml', others: ['git:.@v1#api.json', 'api/other.json'] },
    recordings: ['tests/cassettes/**'],
  });
  const places = new Set<string>();
  const end = new AbortController();
  onTestFinished(() => end.abort());
  await watchEvidence(
    { config, folder },
    { onChange: (place) => places.add(path.relative(folder, place)), signal: end.signal },
  );
  const files = ['api/shop.yml', 'api/other.json', 'tests/cassettes/stores.yaml'];
  for (const file of files) writeFileSync(path.join(folder, file), 'changed');
  await vi.waitFor(() => expect(places).toEqual(new Set(files)), { timeout: 10_000 });
  rmSync(path.join(folder, 'tests/cassettes/orders.yaml'));
  await vi.waitFor(() => expect(places).toContain('tests/cassettes/orders.yaml'), {
    timeout: 10_000,
  });
});
