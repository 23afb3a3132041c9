import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { createBundledFilesPlugin } from '../../../../astro-site/integrations/bundled-files-plugin.ts';

const HERE = import.meta.filename;

test('reports the files of modules, once each, and no dependencies', () => {
  const onFiles = vi.fn();
  const dependency = path.resolve('node_modules/astro/package.json');
  const ids = [HERE, `${HERE}?astro&type=style`, `/@fs${HERE}`, '\0virtual:x', dependency, '/none'];
  createBundledFilesPlugin(onFiles).buildEnd.call({ getModuleIds: () => ids });
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([HERE]);
});

test('reports what style sheets load', () => {
  const onFiles = vi.fn();
  const transform = {
    handler(this: { addWatchFile: (file: string) => void }) {
      this.addWatchFile(HERE);
    },
  };
  const plugin = createBundledFilesPlugin(onFiles);
  plugin.configResolved({ plugins: [{ name: 'other' }, { name: 'vite:css', transform }] });
  const addWatchFile = vi.fn();
  transform.handler.call({ addWatchFile });
  plugin.buildEnd.call({ getModuleIds: () => [] });
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([HERE]);
  expect(addWatchFile).toHaveBeenCalledExactlyOnceWith(HERE);
});
