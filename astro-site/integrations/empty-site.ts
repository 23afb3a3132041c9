import { join } from 'node:path';
import { SITE_INPUT_VERSION, type SiteInput } from '../../extractor/site-input/schema.ts';

/** A site without packages, for `astro check` in a checkout without a built site. */
export function makeEmptySite(root: string): SiteInput {
  const home = join(root, '.wrapdocs');
  return {
    schemaVersion: SITE_INPUT_VERSION,
    generator: { name: 'wrapdocs', version: '' },
    settings: {
      site: {
        title: 'wrapdocs',
        description: '',
        language: 'en',
        translations: [],
        scripts: [],
        social: [],
        links: [],
        footer: [],
        styles: [],
        head: [],
        components: {},
        allow: {
          scripts: [],
          styles: [],
          images: [],
          fonts: [],
          media: [],
          frames: [],
          connections: [],
        },
      },
      packages: [],
      navigation: [],
      inventories: [],
      redirects: {},
      out: 'dist',
    },
    base: '/',
    dates: { content: {}, packages: {} },
    inventories: [],
    folders: {
      packages: join(home, 'api'),
      content: join(root, 'astro-site/src/content/docs'),
      project: root,
      out: join(root, 'dist'),
      cache: join(home, 'site-cache'),
    },
  };
}
