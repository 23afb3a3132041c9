import path from 'node:path';
import { expect, test } from 'vitest';
import { chooseRunFolder } from '../../../../extractor/site/render-site.ts';
import { HAS_OTHER_DEVICE, makeFolderOnOtherDevice } from '../../../tools/other-device.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

test('the folder of a run is beside site.json', () => {
  const folder = makeTemporaryFolder({ 'kept/site.json': '', 'dist/index.html': '' });
  const files = { siteFile: path.join(folder, 'kept/site.json'), out: path.join(folder, 'dist') };
  expect(chooseRunFolder(files)).toEqual({ home: path.join(folder, 'kept'), prefix: 'build-' });
});

test.runIf(HAS_OTHER_DEVICE)('the folder of a run is on the file system of the output', () => {
  const folder = makeTemporaryFolder({ 'site.json': '' });
  const out = makeFolderOnOtherDevice(folder);
  expect(chooseRunFolder({ siteFile: path.join(folder, 'site.json'), out })).toEqual({
    home: path.dirname(out),
    prefix: '.wrapdocs-build-',
  });
});
