import type { PageShape } from './render/page-shape.ts';

declare global {
  namespace App {
    interface Locals {
      /** Set by a page of the reference for the overrides of Starlight's components. */
      reference?: PageShape;
    }
  }
}
