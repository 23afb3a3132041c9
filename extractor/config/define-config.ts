import type { ConfigInput } from './schema.ts';

/** Gives `wrapdocs.config.ts` its types: `export default defineConfig({ ... })`. */
export function defineConfig(config: ConfigInput): ConfigInput {
  return config;
}
