/** Texte darüber, welche Ausnahmen Clients auslösen. */
export const errors = {
  title: 'Fehler',
  note: 'Was der Code des Clients bei welchem Status der Antwort auslöst, und wo. Ein Bereich wie 4xx meint alle Status ohne eigene Zeile.',
  operations: (count: number) => (count === 1 ? '1 Operation' : `${String(count)} Operationen`),
  other: (range: string) => `andere ${range}`,
  anyCause: 'keine Antwort',
  returns: 'keine Ausnahme: der Aufruf kehrt zurück',
  conditional: ', aber nicht in allen Fällen',
  raises: (names: string, more: number) =>
    `${names}${more > 0 ? ` und ${String(more)} weitere` : ''}`,
  inheritance: 'Erbt von',
  behavior: 'Wiederholungen, Zeitlimits und Grenzen',
  behaviorNote: 'Was der Code festlegt, der die Anfragen sendet, wie es dort steht.',
  behaviors: {
    retry: 'Wiederholung',
    timeout: 'Zeitlimit',
    rateLimit: 'Ratenbegrenzung',
    idempotency: 'Idempotenz',
  },
  undeclared: (count: number) =>
    count === 1
      ? 'Die Operation deklariert keine Fehlerantworten.'
      : `Keine der ${String(count)} Operationen deklariert eine Fehlerantwort.`,
};
