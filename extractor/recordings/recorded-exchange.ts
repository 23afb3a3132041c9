import type { Method } from '../contract/operation.ts';

/** A place in a recording: a file relative to the configuration, and a line. */
export interface RecordingPlace {
  file: string;
  line: number;
}

/** The content of a request or an answer. */
export interface RecordedBody {
  mediaType: string | undefined;
  /** The value, if the content is JSON or a form; undefined if it is anything else. */
  value: unknown;
}

/** A request and its answer, as a test recorded them. */
export interface RecordedExchange {
  method: Method;
  /** In lower case, with the port; undefined if only the path was recorded. */
  host: string | undefined;
  /** The path with a slash in front, without the query. */
  path: string;
  query: URLSearchParams;
  request: RecordedBody | undefined;
  /** Whether the whole request was recorded, rather than written by hand as far as a test needs it. */
  isWhole: boolean;
  /** Undefined if it was not recorded. */
  status: number | undefined;
  answer: RecordedBody;
  /** Credentials of the request and cookies, which must not be published. */
  secrets: readonly string[];
  place: RecordingPlace;
}
