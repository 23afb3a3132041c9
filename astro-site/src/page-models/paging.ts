import { operation as strings } from '#strings';
import type { InheritedField } from '../../../extractor/contract/view/class-tree.ts';
import type { Operation, Response } from '../../../extractor/contract/operation.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import { getCredentials } from '../code/credentials.ts';
import { makeHttpxLoop } from '../code/httpx/request.ts';
import type { AuthenticationSettings } from '../../../extractor/contract/view/authentication.ts';
import { findNestedModel } from './fields/nested-fields.ts';
import { getReturnedSource } from './fields/returned-fields.ts';
import type { Section } from './sections/section.ts';

/**
 * How to get the next page: a response that has `next_cursor` gives the query parameter `cursor` of
 * the next request.
 */
export function makePaging(
  operation: Operation,
  { view, settings }: { view: PackageView; settings: AuthenticationSettings },
): Section[] {
  const { parameters, responses, security } = operation;
  const fields = responses
    .filter(({ status }) => status.startsWith('2'))
    .flatMap((response) => listFields(response, view));
  for (const { location, wireName } of parameters) {
    if (location !== 'query') continue;
    const next = fields.find(({ name }) => toWord(name) === `next${toWord(wireName)}`);
    if (next === undefined) continue;
    const text = [strings.pagedBy, { code: next.path }, strings.pagedAs, { code: wireName }, '.'];
    const code = makeHttpxLoop(
      operation,
      { parameter: wireName, path: next.path },
      view,
      settings.apiBaseUrl,
      getCredentials(security, settings),
    );
    return [{ kind: 'paging', title: strings.paging, text, code }];
  }
  return [];
}

interface Place {
  name: string;
  /** The names that lead to it from the response: `data.next_cursor`. */
  path: string;
}

/** The fields of a response, and those of the models in it. */
function listFields(response: Response, view: PackageView): Place[] {
  const model = findNestedModel(response.type, view);
  if (model === undefined) return [];
  return getReturnedSource(response, view)
    .fields(model.id)
    .flatMap((field) => [makePlace(field), ...listInner(field, view)]);
}

function listInner(outer: InheritedField, view: PackageView): Place[] {
  const model = findNestedModel(outer.type, view);
  const fields = model === undefined ? [] : view.outputFields(model.id);
  return fields.map((field) => makePlace(field, `${outer.wireName}.`));
}

function makePlace({ wireName }: InheritedField, start = ''): Place {
  return { name: wireName, path: `${start}${wireName}` };
}

/** `next_cursor` and `nextCursor` are the same. */
function toWord(name: string): string {
  return name.replaceAll(/[^A-Za-z\d]/g, '').toLowerCase();
}
