import { operation as strings, parameter as parameterStrings } from '#strings';
import type { Operation, Response } from '../../../extractor/contract/operation.ts';
import { getFunctionId } from '../../../extractor/contract/view/function-id.ts';
import { NO_GROUP } from '../../../extractor/contract/view/package-view.ts';
import type { ParameterLocation } from '../../../extractor/contract/parameter.ts';
import { getCredentials } from '../code/credentials.ts';
import { makeKnownExample } from '../code/known-example.ts';
import { makeHttpxRequest } from '../code/httpx/request.ts';
import { createImports } from '../code/imports.ts';
import { makeDocumentSections, makeDriftNotes } from './api/operation-sections.ts';
import type { Scope } from '../reference/scope.ts';
import { makeAuthentication } from './authentication.ts';
import { makeCurl } from './curl.ts';
import { makeLead, makeDocstringSections, makeHistory, makeNotes } from './description.ts';
import { makePhraseFact } from './phrase.ts';
import { anchorRows } from './fields/anchor-rows.ts';
import { makeBodyRows, makeParameterRow } from './fields/rows.ts';
import { makeNestedFields } from './fields/nested-fields.ts';
import { makePaging } from './paging.ts';
import { makeRecordedAnswers } from './recorded-answers.ts';
import { makeExampleSection } from './response-example.ts';
import { getReturnedSource, hasNoContent } from './fields/returned-fields.ts';
import type { ShownResponse } from './sections/row.ts';
import type { OperationSection, Section } from './sections/section.ts';

/** An operation: the request, the call in Python, and the response. */
export function makeOperation(operation: Operation, scope: Scope): OperationSection {
  const { id, name, method, path, group = NO_GROUP, signature } = operation;
  const anchor = scope.anchor(id) ?? operation.anchor;
  return {
    kind: 'operation',
    id,
    name,
    anchor,
    method,
    path,
    group,
    sections: anchorRows(
      [
        ...makeHistory(id, scope),
        { kind: 'endpoint', method, path },
        ...makeDriftNotes(id, scope),
        {
          kind: 'columns',
          lead: makeLead(operation),
          main: [
            ...makeApplication(operation),
            ...makeGaps(operation),
            ...makeAuthentication(operation.security),
            ...makeParameters(operation, scope),
            ...makeBody(operation, anchor, scope),
            ...makeResponses(operation, anchor, scope),
            ...makePaging(operation, scope),
            ...makeDocstringSections(operation.sections),
          ],
          side: [makeExamples(operation, anchor, scope), ...makeResponseExample(operation, scope)],
        },
        ...makeDocumentSections(id, anchor, scope),
        ...makeRecordedAnswers(id, scope),
        { kind: 'signature', title: strings.signature, name, signatures: [signature] },
        { kind: 'import', code: makeImport(operation, scope) },
        ...makeNotes(id, scope),
        { kind: 'source', source: operation.source },
      ],
      anchor,
    ),
  };
}

/** The application that serves the operation, if there are several. */
function makeApplication({ application }: Operation): Section[] {
  if (application === undefined) return [];
  return [
    {
      kind: 'facts',
      facts: [
        makePhraseFact(strings.application, [{ code: application }, strings.amongApplications]),
      ],
    },
  ];
}

/** What the source may declare beyond what is shown. */
function makeGaps({ gaps }: Operation): Section[] {
  if (gaps === undefined) return [];
  const named = gaps.map((gap) => strings.gaps[gap]).join(', ');
  return [{ kind: 'facts', facts: [makePhraseFact(strings.notRead, [strings.gapsNote(named)])] }];
}

function makeImport({ id }: Operation, { view }: Scope): string {
  const imports = createImports(view);
  imports.use(getFunctionId(id));
  return imports.lines().join('\n');
}

const LOCATIONS: ParameterLocation[] = ['path', 'query', 'header', 'cookie'];

/** The parameters by their location in the request. */
function makeParameters({ id, parameters }: Operation, scope: Scope): Section[] {
  return LOCATIONS.flatMap((location): Section[] => {
    const rows = parameters
      .filter((parameter) => parameter.location === location)
      .map((parameter) => makeParameterRow(parameter, id, scope));
    return rows.length === 0
      ? []
      : [{ kind: 'parameters', title: parameterStrings[location], rows }];
  });
}

function makeBody({ id, body }: Operation, anchor: string, scope: Scope): Section[] {
  if (body === undefined) return [];
  const rows = makeBodyRows(body, { id }, anchor, scope);
  return [{ kind: 'parameters', title: strings.requestBody, rows }];
}

function withoutContent({ status, origin, description }: Response): Response {
  return { status, origin, ...(description === undefined ? {} : { description }) };
}

function makeResponses({ responses }: Operation, anchor: string, { view }: Scope): Section[] {
  if (responses.length === 0) return [];
  const shown = responses.map((response): ShownResponse => {
    if (hasNoContent(response)) return withoutContent(response);
    const source = getReturnedSource(response, view);
    const prefix = `${anchor}.${response.status}`;
    return {
      ...response,
      fields: makeNestedFields(response.type, prefix, view, (id) => source.fields(id)),
    };
  });
  return [{ kind: 'responses', title: strings.responses, responses: shown }];
}

/** The request in Python and with curl: the function declares it and does not send it. */
function makeExamples(operation: Operation, anchor: string, scope: Scope): Section {
  const { view, settings } = scope;
  const { apiBaseUrl } = settings;
  const credentials = getCredentials(operation.security, settings);
  return {
    kind: 'examples',
    anchor,
    name: operation.name,
    python: makeHttpxRequest(operation, view, apiBaseUrl, credentials),
    ...makeCurl(operation, scope),
  };
}

/** The shape of the first successful response. */
function makeResponseExample({ name, responses }: Operation, { view }: Scope): Section[] {
  const response = responses.find(({ status }) => status.startsWith('2'));
  if (response?.type === undefined || hasNoContent(response)) return [];
  const example = makeKnownExample(response.type, getReturnedSource(response, view));
  return example === undefined ? [] : [makeExampleSection(example, name, response.status)];
}
