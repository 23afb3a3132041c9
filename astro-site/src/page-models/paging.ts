import { operation as strings } from '#strings';
import type { AuthenticationSettings } from '../../../extractor/contract/view/authentication.ts';
import type { Operation } from '../../../extractor/contract/operation.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import { getCredentials } from '../code/credentials.ts';
import { makeHttpxLoop } from '../code/httpx/request.ts';
import { findNextPage } from '../code/paging/find-next-page.ts';
import { formatPath, type NextPage, type PagingEnd } from '../code/paging/next-page.ts';
import { getReturnedSource } from './fields/returned-fields.ts';
import type { Phrase } from './sections/fact.ts';
import type { Section } from './sections/section.ts';

/** How to get all pages of what a declared request answers. */
export function makePaging(
  operation: Operation,
  { view, settings }: { view: PackageView; settings: AuthenticationSettings },
): Section[] {
  const response = operation.responses.find(({ status }) => status.startsWith('2'));
  if (response === undefined) return [];
  const source = getReturnedSource(response, view);
  const next = findNextPage(
    operation,
    { type: response.type, getFields: (id) => source.fields(id) },
    view,
  );
  if (next === undefined) return [];
  const credentials = getCredentials(operation.security, settings);
  const code = makeHttpxLoop(operation, next, view, settings.apiBaseUrl, credentials);
  return [{ kind: 'paging', title: strings.paging, text: describeNextPage(next, true), code }];
}

/**
 * Says in words how to ask for the next page.
 *
 * @param isJson whether the names are those of JSON, not those of Python
 */
export function describeNextPage(next: NextPage, isJson: boolean): Phrase {
  const { name, wireName } = next.parameter;
  const parameter = { code: isJson ? wireName : name };
  if (next.kind === 'named') {
    const value = { code: formatPath(next.path, isJson) };
    return [strings.pagedBy, value, strings.pagedAs, parameter, '.'];
  }
  if (next.kind === 'offset') return [strings.pagedByOffset, parameter, strings.untilEmpty];
  return [strings.pagedByNumber, parameter, ...describeEnd(next.end, isJson)];
}

function describeEnd({ kind, path }: PagingEnd, isJson: boolean): Phrase {
  if (kind === 'empty') return [strings.untilEmpty];
  const words = kind === 'more' ? strings.whileMore : strings.upToTotal;
  return [words, { code: formatPath(path, isJson) }, '.'];
}
