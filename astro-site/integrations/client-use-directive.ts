/**
 * Astro puts the code of a directive into each page. That of `client:use` is in a file instead:
 * `src/scripts/islands.ts` registers it before any island starts.
 */
export default function use(): void {
  // The registered function takes the place of this one.
}
