import type { Project } from '../../integrations/derive-project.ts';

/** What belongs to a site, and is therefore not in the bundle of a ready renderer. */
interface SiteData {
  project?: Project;
  /** Starlight's options with their defaults. */
  starlight?: object;
  /** The narrative pages, as Astro keeps them. */
  pages?: unknown;
}

/** Filled before any module is loaded that makes pages. */
export const siteData: SiteData = {};
