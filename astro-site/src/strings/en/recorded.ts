/** Texts about what tests have recorded. */
export const recorded = {
  title: 'Seen in recorded answers',
  note: 'From recordings of the project, not from the source. Other answers can differ; values are shown only where the project allows it.',
  noStatus: 'status not recorded',
  answers: (count: number) => (count === 1 ? '1 answer' : `${String(count)} answers`),
  shape: (status: string) => `Shape of the recorded answers, ${status}`,
};
