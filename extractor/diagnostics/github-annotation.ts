import { makePrintableLines } from '../terminal/printable.ts';

/** What GitHub Actions shows beside a line of a file. */
interface Annotation {
  level: 'error' | 'warning' | 'notice';
  title: string;
  message: string;
  location?:
    | {
        file: string;
        line: number;
        endLine?: number | undefined;
        column?: number | undefined;
      }
    | undefined;
}

/** An annotation as a workflow command: one line of a job's output. */
export function formatAnnotation({ level, title, message, location }: Annotation): string {
  const properties = [
    ['file', location?.file],
    ['line', location?.line],
    ['endLine', location?.endLine],
    ['col', location?.column],
    ['title', title],
  ]
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${String(name)}=${escapeProperty(String(value))}`)
    .join(',');
  return `::${level} ${properties}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return makePrintableLines(text).replaceAll('%', '%25').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
