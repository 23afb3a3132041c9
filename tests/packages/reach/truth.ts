import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** An operation as a truth or an extraction has it. */
export interface Row {
  method: string;
  path: string;
  qualname?: string | undefined;
  /** Other paths that are as right. */
  also?: readonly string[];
  access?: string | undefined;
  query?: readonly string[];
  response?: string | undefined;
}

/** What is known of a client from elsewhere than the code that sends its requests. */
export interface Truth {
  name: string;
  /** The release, as `<distribution>==<version>`. */
  pypi: string;
  /** The package or the part of it whose operations count. */
  package: string;
  /** `superset`: the vendor's whole API, so that only precision counts; `subset`: only recall. */
  coverage: 'exact' | 'superset' | 'subset';
  /** Prefixes that the paths of one side may have and those of the other not. */
  bases: readonly string[];
  operations: readonly Row[];
}

const FOLDER = new URL('.', import.meta.url);

/** Reads the truth of every client; it comes from OpenAPI documents, tables, docstrings and tests. */
export function readTruths(): Truth[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json.gz'))
    .sort()
    .map((file) => JSON.parse(gunzipSync(readFileSync(new URL(file, FOLDER))).toString()) as Truth);
}
