import { expect, test } from 'vitest';
import { drawDiagram } from '../../../../../extractor/site-input/prose/diagram.ts';

function draw(source: string): { labels: string[]; edges: number; svg: string } {
  const diagram = drawDiagram(source);
  if (!('svg' in diagram)) throw new Error(diagram.problem);
  const { svg } = diagram;
  const labels = [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, label = '']) => label);
  return { labels: labels.toSorted(), edges: svg.split('class="edge"').length - 1, svg };
}

test.each([
  ['flowchart LR\n  A[Code] --> B\n  B -->|GET| C[(API)]', ['API', 'B', 'Code', 'GET'], 2],
  ['graph TD;A-->B;B--no-->C;', ['A', 'B', 'C', 'no'], 2],
  [
    '---\ntitle: X\n---\n%% note\nflowchart TD\nA-->B\nclick A "javascript:alert(1)"',
    ['A', 'B'],
    1,
  ],
])('%j is drawn as a whole', (source, labels, edges) => {
  expect(draw(source)).toMatchObject({ labels, edges });
});

test('a drawing has no styles, links or elements of its source, and a name', () => {
  const { svg } = draw(
    'flowchart TD\n  accTitle: How "it" works\n  A["<script>alert(1)</script>{x}"] --> B',
  );
  expect(svg).toMatch(/^<svg [^>]*role="img" aria-label="How &#34;it&#34; works">/);
  expect(svg).not.toMatch(/<style|<script|https:|href|[{}\n]/);
});

test.each([
  'pie\n "a": 3',
  'flowchart LR\n  A --o B',
  'flowchart LR\n  A --> B\n  A["named later"] --> C',
])('%j is shown as code', (source) => {
  expect(drawDiagram(source)).toHaveProperty('problem');
});
