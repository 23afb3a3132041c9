import { expect, test } from 'vitest';
import { renderCode } from '../../../../../astro-site/src/components/code/render-code.ts';

test('code keeps its text, whatever it contains, and its colours', () => {
  const parts = [{ className: 'k', text: 'if' }, { text: ' a < b & c > "&lt;"\n' }];
  expect(renderCode(parts)).toBe('<i class=k>if</i> a &lt; b &amp; c > "&amp;lt;"\n');
});
