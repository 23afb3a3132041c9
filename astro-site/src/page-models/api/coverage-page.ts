import { asMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import { api as strings } from '#strings';
import type {
  ApiDocumentFacts,
  ApiOperationFacts,
} from '../../../../extractor/contract/api-file.ts';
import { type ApiView, getApiPercent } from '../../../../extractor/contract/view/api-view.ts';
import { getCallName, getShortCall } from '../../code/call-name.ts';
import type { Scope } from '../../reference/scope.ts';
import { createAnchors } from '../../routing/anchors.ts';
import { getRootLink, getVersionBadge } from '../pages/page-facts.ts';
import type { PageContent } from '../page.ts';
import { makePhraseFact } from '../phrase.ts';
import type { ApiOperationEntry, ApiOperationGroup } from '../sections/api.ts';
import type { Fact } from '../sections/fact.ts';
import type { RequestEntry } from '../sections/request.ts';
import type { Section } from '../sections/section.ts';
import { getDocumentName } from './document-name.ts';
import { getCoverageFiles } from './coverage-files.ts';

/** In a list that is longer than this, groups are closed at first. */
const MOST_OPEN = 300;

/** Which operations of its API a package sends. */
export function makeCoveragePage(scope: Scope): PageContent | undefined {
  const { api, view } = scope;
  if (api === undefined) return undefined;
  const { sent, total, operations } = api.file;
  return {
    owner: view.index.name,
    areas: [
      [
        { kind: 'prose', description: asMarkdown(strings.note) },
        { kind: 'facts', facts: makeFacts(api, scope) },
      ],
      [
        {
          kind: 'apiCoverage',
          groups: groupOperations(api, scope),
          isFolded: operations.length > MOST_OPEN,
        },
        ...makeUnlisted(api, scope),
      ],
    ],
    reference: {
      trail: [
        getRootLink(scope),
        { label: view.index.name, href: scope.href(view.index.name) ?? '' },
      ],
      badges: [strings.share(sent, total), ...getVersionBadge(scope)],
      isCode: false,
    },
  };
}

function makeFacts({ file }: ApiView, scope: Scope): Fact[] {
  const { sent, total, operations } = file;
  const deprecated = operations.length - total;
  const percent = getApiPercent(file);
  const share = [
    strings.share(sent, total) + (percent === undefined ? '' : ` (${strings.percent(percent)})`),
    ...(deprecated === 0 ? [] : [strings.deprecatedAside(deprecated)]),
  ].join('; ');
  const files = getCoverageFiles(scope);
  return [
    makePhraseFact(strings.coverage, [share]),
    ...file.documents.flatMap(describeDocument),
    { title: strings.badge, value: { kind: 'link', text: 'coverage.svg', href: files.badge } },
    { title: strings.files, value: { kind: 'link', text: 'coverage.json', href: files.json } },
  ];
}

function describeDocument(document: ApiDocumentFacts): Fact[] {
  const { format, license, date, url } = document;
  const facts = [
    getDocumentName(document),
    format,
    ...(license === undefined ? [] : [strings.license(license)]),
  ];
  return [
    makePhraseFact(strings.document, [facts.join(' · ')]),
    ...(url === undefined || !/^https?:/i.test(url)
      ? []
      : [{ title: strings.copiedFrom, value: { kind: 'link' as const, text: url, href: url } }]),
    ...(date === undefined
      ? []
      : [{ title: strings.date, value: { kind: 'date' as const, date } }]),
  ];
}

/** The operations by their first tags, in the order of the document. */
function groupOperations(api: ApiView, scope: Scope): ApiOperationGroup[] {
  const { operations, tags } = api.file;
  const counts = new Map(tags.map(({ tag, ...count }) => [tag, count]));
  const differing = new Set(
    api.file.drift.flatMap(({ severity, operation }) =>
      severity === 'warning' && operation !== undefined ? [operations[operation]] : [],
    ),
  );
  const makeAnchor = createAnchors();
  return [...Map.groupBy(operations, ({ tag }) => tag)].map(([tag, own]) => {
    const title = tag ?? strings.otherOperations;
    const count = counts.get(tag);
    return {
      id: makeAnchor(`tag-${title.slice(0, 60)}`),
      title,
      share: count === undefined ? undefined : `${String(count.sent)} / ${String(count.total)}`,
      operations: own.map((one) => makeEntry(one, differing.has(one), scope)),
    };
  });
}

function makeEntry(
  { method, path, operationId, docs, deprecated, certain, sentBy }: ApiOperationFacts,
  differs: boolean,
  scope: Scope,
): ApiOperationEntry {
  const isUncertain = sentBy.length > 0 && certain !== true;
  return {
    ...{ method, path, operationId, docs },
    tags: [
      ...(deprecated === true ? [strings.deprecated] : []),
      ...(differs ? [strings.differs] : []),
      ...(isUncertain ? [strings.perhaps] : []),
    ],
    calls: sentBy.flatMap((id) => {
      const call = describeCall(id, scope);
      return call === undefined ? [] : [{ id, call }];
    }),
  };
}

function describeCall(id: string, { view }: Scope): string | undefined {
  const item = view.item(id);
  if (item?.kind !== 'operation') return undefined;
  return item.client === undefined ? getShortCall(item) : getCallName(item);
}

/** Requests of the package that the documents do not have, or have with another method. */
function makeUnlisted(api: ApiView, scope: Scope): Section[] {
  const ids = api.file.drift
    .filter(({ kind }) => kind === 'unknownOperation' || kind === 'otherMethod')
    .map(({ item }) => item);
  const requests = [...new Set(ids)].flatMap((id): RequestEntry[] => {
    const item = scope.view.item(id);
    const call = describeCall(id, scope);
    if (item?.kind !== 'operation' || call === undefined) return [];
    const { name, method, path } = item;
    return [{ id, name, call, method, path, tags: [] }];
  });
  if (requests.length === 0) return [];
  return [
    {
      kind: 'part',
      id: 'unlisted-requests',
      title: strings.unlisted,
      count: requests.length,
      note: strings.unlistedNote,
      outline: 'heading',
      sections: [{ kind: 'requests', requests }],
    },
  ];
}
