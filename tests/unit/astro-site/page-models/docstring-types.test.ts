import { expect, test } from 'vitest';
import { makeDocstringSections } from '../../../../astro-site/src/page-models/description.ts';
import type { DocstringSection } from '../../../../extractor/contract/docstring.ts';
import type { Signature } from '../../../../extractor/contract/function.ts';
import { asMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import { makeName } from '../../extractor/support/contract.ts';

const signature: Signature = {
  parameters: [
    { name: 'name', kind: 'positionalOrKeyword', type: makeName('str') },
    { name: 'force', kind: 'positionalOrKeyword' },
  ],
  returns: makeName('bool'),
};

/** The texts of the sections that are left, by their kinds. */
function list(...sections: DocstringSection[]): Record<string, string[]> {
  const shown = makeDocstringSections(sections, signature).flatMap((section) =>
    section.kind === 'docstring' && 'items' in section.section ? [section.section] : [],
  );
  return Object.fromEntries(
    shown.map(({ kind, items }) => [kind, items.map(({ description }) => description)]),
  );
}

function makeItem(description: string, name?: string) {
  return { description: asMarkdown(description), ...(name === undefined ? {} : { name }) };
}

test('parameters do not repeat the types of the signature', () => {
  const items = [makeItem('str (optional)\nThe name', 'name'), makeItem('bool', 'force')];
  expect(list({ kind: 'parameters', items })).toEqual({ parameters: ['The name', 'bool'] });
});

test('what is returned is not said again, unless there are several values', () => {
  expect(list({ kind: 'returns', items: [makeItem('boolean')] })).toEqual({});
  const said = [makeItem('Whether it is gone')];
  expect(list({ kind: 'returns', items: said })).toEqual({ returns: ['Whether it is gone'] });
  const several = [makeItem('bool', 'gone'), makeItem('bool', 'known')];
  expect(list({ kind: 'returns', items: several })).toEqual({ returns: ['bool', 'bool'] });
});
