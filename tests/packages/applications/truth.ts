import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Document } from './schemas.ts';

/** A released application. */
export interface Application {
  name: string;
  /** For example `dstack==0.22.5`. */
  release: string;
  /** The package that wrapdocs reads. */
  package: string;
  /** The application among several of the package. */
  id?: string;
  /** Other distributions whose routers it includes, such as `shop-admin==1.0#shop_admin`. */
  others?: readonly string[];
  /** `aside` for those that no rule was made for: their differences are only looked at last. */
  group?: 'aside';
  /** How many differences have no finding and no reason. */
  unexplained?: number;
  /** Whether it is small enough to be compared in every full run. */
  isQuick?: boolean;
}

type Rows = Record<string, Omit<Application, 'name'>>;

/** The applications of `applications.json`. */
export function readApplications(): Application[] {
  const rows = JSON.parse(readText('applications.json').toString()) as Rows;
  return Object.entries(rows).map(([name, row]) => ({ name, ...row }));
}

/** What an application says of itself; `truth.py` writes it. */
export function readTruth({ name }: Application): Document {
  return JSON.parse(gunzipSync(readText(`${name}.json.gz`)).toString()) as Document;
}

function readText(file: string): Buffer {
  return readFileSync(new URL(file, import.meta.url));
}
