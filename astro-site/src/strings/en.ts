/**
 * The texts of the shell in English. For another language, write a file of the same shape beside
 * this one (`de.ts`), and set `site.language` to its name; the texts of Starlight come with it.
 *
 * One object an element of the page, so that an island carries only its own.
 */

export const feedback = {
  question: 'Did this doc help you?',
};
