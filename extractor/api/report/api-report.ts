import type { Finding } from '../../diagnostics/finding.ts';
import type { Paint } from '../../terminal/terminal.ts';
import type { ApiComparison } from '../compare-with-api.ts';

/** A finding about the API, with its file relative to the reader's folder. */
export type ApiFinding = Finding & { request: string; document: string; part?: string };

/** A comparison as it is printed. */
export interface ApiReport {
  comparison: ApiComparison;
  /** The findings that nobody has accepted and that no baseline has. */
  findings: ApiFinding[];
  /** Operations of the API that no function sends and that no baseline has. */
  missing: string[];
  /** How many findings and operations the baseline has. */
  known: number;
  /** The older document that the findings are new since. */
  since?: { file: string; version?: string; added: string[]; resolved: number };
}

export interface ApiReportOptions {
  paint: Paint;
  columns: number | undefined;
}
