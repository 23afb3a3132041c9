import type { Section, SectionOf } from './section.ts';

/**
 * The sections of two columns in the order of reading: if there is a lead, what stands at the side
 * follows it, so that a call comes before its parameters; otherwise it comes last.
 */
export function listColumns({ lead, main, side }: SectionOf<'columns'>): Section[] {
  return lead.length === 0 ? [...main, ...side] : [...lead, ...side, ...main];
}
