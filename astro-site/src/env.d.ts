import type { PageShape } from './render/page-shape.ts';

declare global {
  interface Window {
    /** What `before-paint.js` leaves for later scripts. */
    wrapdocs: {
      /** Whether the table of contents is beside the page. */
      contentsBeside: MediaQueryList;
    };
  }

  namespace App {
    interface Locals {
      /** Set by a page of the reference for the overrides of Starlight's components. */
      reference?: PageShape;
    }
  }
}
