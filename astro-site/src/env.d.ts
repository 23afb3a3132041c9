import type { ReferencePage } from './page-models/page.ts';

declare global {
  namespace App {
    interface Locals {
      /** Set by a page of the reference for the overrides of Starlight's components. */
      reference?: ReferencePage;
      /** Path of the page's picture for link previews; by default, that of a narrative page. */
      picture?: string;
      /** Address at which the navigation opens on a page that it does not contain. */
      place?: string | undefined;
    }
  }
}
