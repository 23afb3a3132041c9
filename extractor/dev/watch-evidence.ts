import path from 'node:path';
import { listRecordings } from '../recordings/reading/find-recordings.ts';
import { getRecordingSettings } from '../recordings/recording-settings.ts';
import type { ConfiguredPackage } from '../sources/configured-package.ts';
import { watchPaths } from './watch-paths.ts';

interface Options {
  /** Called with the file that changed. */
  onChange: (place: string) => void;
  /** Stops watching. */
  signal: AbortSignal;
}

/**
 * Watches what pages show beside the source: the documents of the API and the folders of recorded
 * answers. Documents of a commit do not change. Resolves once every change is noticed.
 */
export async function watchEvidence(
  { config, folder }: Pick<ConfiguredPackage, 'config' | 'folder'>,
  { onChange, signal }: Options,
): Promise<void> {
  const documents = [config.api?.document ?? [], config.api?.others ?? []]
    .flat()
    .filter((one) => !one.startsWith('git:'))
    .map((one) => path.resolve(folder, one));
  const patterns = config.recordings ? getRecordingSettings(config.recordings).files : [];
  const recorded = listRecordings(patterns, folder).map((file) => path.resolve(folder, file));
  const folders = [...new Set(recorded.map((file) => path.dirname(file)))];
  if (documents.length + folders.length === 0) return;
  await watchPaths([...documents, ...folders], {
    isIgnored: () => false,
    onChange,
    signal,
  });
}
