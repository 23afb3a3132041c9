import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  fillSnippets,
  findProject,
  listSnippetFiles,
} from '../../../../../extractor/site-input/prose/snippet.ts';
import { makeTemporaryFolder } from '../../support/temporary-folder.ts';

const CODE = `import shop

# region order
if shop:
    # region inner
    shop.order()
    # endregion
# endregion
`;

function fill(info: string): string {
  const project = makeTemporaryFolder({
    '.git/HEAD': '',
    'docs/guides/page.md': '',
    'examples/order.py': CODE,
    'examples/fence.md': '```py\n```\n',
  });
  symlinkSync('/etc', join(project, 'outside'));
  const file = join(project, 'docs/guides/page.md');
  expect(findProject(join(project, 'docs'))).toBe(project);
  return fillSnippets(`Before.\n\n\`\`\`${info}\nold\n\`\`\`\n\nAfter.\n`, { file, project });
}

test.each([
  ['py file="../../examples/order.py" lines="1"', '```py\nimport shop\n```'],
  ['py file="/examples/order.py" region="order"', '```py\nif shop:\n    shop.order()\n```'],
  ["py title='a' file='/examples/order.py' region='inner'", "```py title='a'\nshop.order()\n```"],
  ['py file="/examples/order.py"', '```py\nimport shop\n\nif shop:\n    shop.order()\n```'],
  ['md file="/examples/fence.md"', '````md\n```py\n```\n````'],
  ['py', '```py\nold\n```'],
])('a block with %s', (info, expected) => {
  expect(fill(info)).toBe(`Before.\n\n${expected}\n\nAfter.\n`);
});

test.each([
  ['file="../../../secret.py"', 'is outside of the project'],
  ['file="/outside/passwd"', 'leads out of the project'],
  ['file="/examples"', 'is not a file'],
  ['file="gone.py"', 'does not exist'],
  ['file="/examples/order.py" region="none"', 'has no region none'],
  ['file="/examples/order.py" lines="20-30"', 'has no lines 20-30'],
])('a block with %s says that it %s', (info, problem) => {
  expect(fill(`py ${info}`)).toContain(problem);
});

test('the files of snippets in the project are part of the site', () => {
  const text = '```py file="a.py"\n```\n\n```py file="/../b.py"\n```\n\n```py\nfile="c.py"\n```\n';
  expect(listSnippetFiles(text, { file: '/p/docs/x.md', project: '/p' })).toEqual(['/p/docs/a.py']);
});
