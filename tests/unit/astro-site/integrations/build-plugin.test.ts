import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { createBuildPlugin } from '../../../../astro-site/integrations/build-plugin.ts';

test('nothing is bundled for the development server that Astro starts in a build', async () => {
  const optimizeDeps = { noDiscovery: true, include: ['react'] };
  const given = { configFile: false, logLevel: 'silent', optimizeDeps } as const;
  const without = await resolveConfig(given, 'serve');
  expect(without.environments['client']?.optimizeDeps.include).toEqual(['react']);
  const plugins = [createBuildPlugin()];
  const { environments } = await resolveConfig({ ...given, plugins }, 'serve');
  for (const { optimizeDeps: changed } of Object.values(environments)) {
    expect(changed.include).toEqual([]);
  }
});
