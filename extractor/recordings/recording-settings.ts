import type { RecordingsConfig } from '../config/package-schema.ts';

/** The patterns of the files, and the fields whose values may be published. */
export function getRecordingSettings(config: RecordingsConfig): {
  files: readonly string[];
  values: readonly string[];
} {
  return Array.isArray(config) ? { files: config, values: [] } : config;
}
