/** A name that leads from an answer, or from an object in it, to a value. */
interface AnswerStep {
  /** The attribute in Python. */
  name: string;
  /** The key in JSON. */
  wireName: string;
  /** The object is a dict in Python, too. */
  isKey: boolean;
  /** It may be missing, or `None`. */
  isOptional: boolean;
}

/** The names that lead from an answer to a value in it. */
export type AnswerPath = readonly AnswerStep[];

/** The parameter that decides which page is sent. */
export interface PageParameter {
  wireName: string;
  /** Its name in Python; a server that only declares requests has no other name. */
  name: string;
  /** Whether a caller may give `None`, because that is the default. */
  takesNone: boolean;
}

/** How a loop knows that there is no other page. */
export type PagingEnd =
  /** A value that is false, `None` or empty on the last page. */
  | { kind: 'more'; path: AnswerPath }
  /** The number of pages. */
  | { kind: 'total'; path: AnswerPath }
  /** The list of items, which is empty after the last page; without names, it is the answer. */
  | { kind: 'empty'; path: AnswerPath };

/** How a request asks for the next page. */
export type NextPage =
  /** The answer has the value to send: `next_cursor`. `more` says whether it counts. */
  | { kind: 'named'; parameter: PageParameter; path: AnswerPath; more?: AnswerPath | undefined }
  /** Pages are numbered. */
  | { kind: 'number'; parameter: PageParameter; start: number; end: PagingEnd }
  /** It says how many items to skip. */
  | { kind: 'offset'; parameter: PageParameter; start: number; items: AnswerPath };

/** The names of a path as readers see them: `data.next_cursor`. */
export function formatPath(path: AnswerPath, isJson: boolean): string {
  return path.map(({ name, wireName }) => (isJson ? wireName : name)).join('.');
}
