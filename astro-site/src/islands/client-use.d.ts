/// <reference types="astro/client" />
import 'astro';
import type { UseOptions } from './wake.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island at its first use. */
    'client:use'?: boolean | UseOptions;
  }
}
