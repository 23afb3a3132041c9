import type { Parameter } from '../../../extractor/contract/parameter.ts';
import type { Json } from './builtin-example.ts';

/** Whether an example must send a parameter: the request fails without it, or always contains it. */
export function isSent({ location, required, constant, default: value }: Parameter): boolean {
  const isHeader = location === 'header' && typeof value?.value === 'string';
  return required || constant !== undefined || isHeader;
}

/** A value where a request has only texts: in headers, queries and forms. */
export function toText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
