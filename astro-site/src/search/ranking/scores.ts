/** Scores of the kinds of matches; each leaves space for its own finer order. */
export const SCORE = {
  address: 1100,
  page: 1090,
  title: 1010,
  exact: 1000,
  exactFolded: 990,
  qualified: 980,
  subject: 975,
  sameWords: 970,
  answer: 950,
  /** A page about a word comes before members that have it as their name. */
  holdsWord: 965,
  plainMember: 960,
  told: 945,
  partOfTold: 770,
  partOfAnswer: 862,
  wholePath: 840,
  prefix: 860,
  wordPart: 820,
  wordsInName: 635,
  partOfPath: 725,
  /** Below the text of a page. */
  detail: 655,
  words: 300,
  typosInName: 650,
  someWords: 100,
};
