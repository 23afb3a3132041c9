import type { copy as English } from '../en/copy.ts';

export const copy: typeof English = {
  copied: 'Kopiert',
  pageNotCopied: 'Das Kopieren ist fehlgeschlagen. Nutzen Sie stattdessen „Als Markdown anzeigen“.',
};
