import { api as strings } from '#strings';
import type {
  ApiDrift,
  ApiExtra,
  ApiFieldFacts,
  ApiOperationFacts,
} from '../../../../extractor/contract/api-file.ts';
import type { ApiView } from '../../../../extractor/contract/view/api-view.ts';
import type { Scope } from '../../reference/scope.ts';
import { joinCodes } from '../phrase.ts';
import type { DocumentLine, DocumentPart } from '../sections/api.ts';
import type { Fact, Phrase } from '../sections/fact.ts';
import type { RequestBadge } from '../sections/request.ts';
import type { Section } from '../sections/section.ts';
import { getDocumentCredit } from './document-name.ts';

/** How a function differs from the API's document. */
export function makeDriftNotes(id: string, { api }: Pick<Scope, 'api'>): Section[] {
  if (api === undefined) return [];
  const badges = api.drift(id).map((drift) => makeDriftNote(drift, api));
  return badges.length === 0 ? [] : [{ kind: 'badges', badges }];
}

function makeDriftNote(drift: ApiDrift, { file }: ApiView): RequestBadge {
  const { kind, severity, names = [], values = [], place = 'query', document } = drift;
  const facts = {
    names: joinCodes(names, ', '),
    values: joinCodes(values, ', '),
    place: [strings.places[place]],
  };
  return {
    title: severity === 'warning' ? strings.differsFrom : strings.saidBy,
    text: [
      strings.saysDocument(file.documents[document]?.version),
      ...fillIn(strings.drift[kind], facts),
    ],
  };
}

/** Puts facts in place of `{names}` and the like. */
function fillIn(text: string, facts: Record<'names' | 'values' | 'place', Phrase>): Phrase {
  return text.split(/\{(names|values|place)\}/).flatMap((part, index) => {
    if (index % 2 === 1) return facts[part as keyof typeof facts];
    return part === '' ? [] : [part];
  });
}

/**
 * What the API's document calls an operation, and what it says that the package does not, apart from
 * everything that the package says.
 *
 * @param anchor the id of the operation's element; undefined if it has a page of its own
 */
export function makeDocumentSections(
  id: string,
  anchor: string | undefined,
  { api }: Pick<Scope, 'api'>,
): Section[] {
  if (api === undefined) return [];
  const facts = api.operations(id).map(makeNameFact);
  return [
    ...(facts.length === 0 ? [] : [{ kind: 'facts' as const, facts }]),
    ...makeExtras(id, anchor, api),
  ];
}

function makeNameFact({ method, path, operationId, docs }: ApiOperationFacts): Fact {
  const text = operationId ?? `${method} ${path}`;
  return {
    title: strings.document,
    value:
      docs === undefined ? { kind: 'codes', codes: [text] } : { kind: 'link', text, href: docs },
  };
}

function makeExtras(id: string, anchor: string | undefined, { extras, file }: ApiView): Section[] {
  return extras(id).flatMap((extra, index): Section[] => {
    const place = file.operations[extra.operation]?.document ?? 0;
    const document = file.documents[place];
    if (document === undefined) return [];
    const own = `${anchor === undefined ? '' : `${anchor}-`}from-document`;
    return [
      {
        kind: 'fromDocument',
        id: index === 0 ? own : `${own}-${String(index + 1)}`,
        title: strings.fromDocument,
        origin: strings.fromDocumentNote(getDocumentCredit(document)),
        parts: makeParts(extra),
      },
    ];
  });
}

function makeParts({ parameters, responses, errors, scopes }: ApiExtra): DocumentPart[] {
  return [
    ...makePart(
      strings.parameters,
      parameters?.map(({ name, place, description }) => {
        return { code: name, notes: [strings.places[place]], text: description };
      }),
    ),
    ...(responses ?? []).map(({ status, mediaType, type, fields }) => ({
      title: strings.response(status, mediaType),
      lines:
        fields.length === 0
          ? [{ code: type ?? '', notes: [] }]
          : fields.map((field) => makeFieldLine(field)),
    })),
    ...makePart(
      strings.errors,
      errors?.map(({ status, description }) => ({ code: status, notes: [], text: description })),
    ),
    ...makePart(
      scopes !== undefined && scopes.length > 1 ? strings.scopesAny : strings.scopes,
      scopes?.map((all) => ({ code: all.join(' '), notes: [] })),
    ),
  ];
}

function makePart(title: string, lines: DocumentLine[] = []): DocumentPart[] {
  return lines.length === 0 ? [] : [{ title, lines }];
}

function makeFieldLine({ name, type, required, description }: ApiFieldFacts): DocumentLine {
  const notes = [...(type === undefined ? [] : [type]), ...(required ? [strings.required] : [])];
  return { code: name, notes, text: description };
}
