import { writeString } from '../python.ts';
import type { AnswerPath } from './next-page.ts';

/** Writes how Python reads a value of parsed JSON, of which every part may be missing. */
export function writeJsonAccess(object: string, path: AnswerPath): string {
  return path.reduce((whole, { wireName }, index) => {
    const from = index === 0 ? whole : `(${whole} or {})`;
    return `${from}.get(${writeString(wireName)})`;
  }, object);
}

/** Writes how Python reads a value of an object; objects that may be missing are tested first. */
export function writeAccess(object: string, path: AnswerPath): string {
  const tests: string[] = [];
  let whole = object;
  path.forEach(({ name, isKey, isOptional }, index) => {
    const isLast = index === path.length - 1;
    if (!isKey) whole = `${whole}.${name}`;
    else if (!isOptional) whole = `${whole}[${writeString(name)}]`;
    else whole = `${whole}.get(${writeString(name)})`;
    if (isOptional && !isLast) tests.push(whole);
  });
  return [...tests, whole].join(' and ');
}
