import { runPlugins } from 'virtual:wrapdocs/internals';
import { header } from '#strings';
import type { Project } from '../../integrations/derive-project.ts';
import { getStarlightOptions } from '../../integrations/starlight-options.ts';
import type { AstroConfig } from './astro-config.ts';

/** What Starlight makes of its options. */
export interface Starlight {
  /** The options with their defaults. */
  config: { social?: { icon: string }[] };
  useTranslations: (language: string | undefined) => unknown;
  absolutePathToLang: (file: string) => string;
}

/** Checks Starlight's options of a site and completes them, as its integration does. */
export async function setUpStarlight(project: Project, config: AstroConfig): Promise<Starlight> {
  const { starlightConfig, ...functions } = await runPlugins(
    getStarlightOptions(project, header),
    undefined,
    { command: 'build', config, isRestart: false, logger: console },
  );
  return { config: starlightConfig, ...functions };
}
