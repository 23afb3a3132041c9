import { expect, test, vi } from 'vitest';
import { writeReferencePage } from '../../../../astro-site/src/render/markdown/page.ts';
import {
  describePageFailure,
  makeFailedPage,
  reportPageFailure,
} from '../../../../astro-site/src/render/page-failure.ts';
import type { Route } from '../../../../astro-site/src/routing/route.ts';
import { pageFailureLine } from '../../../../extractor/site-input/page-failure.ts';
import { makePageFindings } from '../../../../extractor/site/page-findings.ts';
import { makeSample } from './sample.ts';
import { makePages } from '../page-models/pages.ts';

const [[page] = []] = makePages(makeSample(), { budget: 10 }).filter(
  ([one]) => one.kind === 'class' || one.kind === 'model',
);
const scope = page?.scope;
const route: Route = {
  kind: 'class',
  slug: 'shop/Books',
  packageName: 'shop',
  moduleId: 'shop',
  classId: page?.owner ?? '',
  name: 'Books',
};

test('a page that could not be rendered is a finding about its object', () => {
  const failure = describePageFailure(route, scope, new RangeError('Too deep.'));
  const source = scope?.view.item(route.classId)?.source;

  expect(source).toBeDefined();
  expect(makePageFindings([failure])).toMatchObject([
    {
      package: 'shop',
      code: 'WD501',
      severity: 'error',
      item: route.classId,
      location: { file: source?.file, line: source?.line },
      message: `The page api-docs/shop/Books about ${route.classId} could not be rendered, and says so: Too deep.`,
    },
  ]);
});

test('the site reports each page once, in a line that the build reads', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  reportPageFailure(route, scope, 'No reason.');
  reportPageFailure(route, scope, 'Another rendering.');
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();

  expect(lines.map(pageFailureLine.parse)).toEqual([
    describePageFailure(route, scope, 'No reason.'),
  ]);
});

test.each([
  '',
  'wrapdocs:page-failure',
  'wrapdocs:page-failure {',
  'wrapdocs:page-failure {}',
  'text',
])('%j is not such a line', (line) => {
  expect(pageFailureLine.parse(line)).toBeUndefined();
});

test('the page says so', () => {
  const text = writeReferencePage(makeFailedPage(route, scope), '/api-docs/shop/Books/', '/');
  expect(text).toContain('This page could not be rendered.');
});
