import type { recorded as English } from '../en/recorded.ts';

/** Texts about what tests have recorded. */
export const recorded: typeof English = {
  title: 'In aufgezeichneten Antworten gesehen',
  note: 'Aus Aufzeichnungen des Projekts, nicht aus dem Quelltext. Andere Antworten können abweichen; Werte stehen nur dort, wo das Projekt es erlaubt.',
  noStatus: 'Status nicht aufgezeichnet',
  answers: (count) => (count === 1 ? '1 Antwort' : `${String(count)} Antworten`),
  shape: (status) => `Form der aufgezeichneten Antworten, ${status}`,
};
