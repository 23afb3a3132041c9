import { expect, test } from 'vitest';
import { isApple, isShortcut } from '../../../../astro-site/src/islands/shortcut.ts';

const NONE = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
};

test.each([
  ['Ctrl+K elsewhere', { key: 'k', ctrlKey: true }, 'mod+k', false, true],
  ['with Caps Lock', { key: 'K', ctrlKey: true }, 'mod+k', false, true],
  ['Command+K on Apple', { key: 'k', metaKey: true }, 'mod+k', true, true],
  ['Ctrl+K on Apple', { key: 'k', ctrlKey: true }, 'mod+k', true, false],
  ['Ctrl+Shift+K', { key: 'k', ctrlKey: true, shiftKey: true }, 'mod+k', false, false],
  ['Ctrl+Alt+K', { key: 'k', ctrlKey: true, altKey: true }, 'mod+k', false, false],
  ['K alone', { key: 'k' }, 'mod+k', false, false],
  ['slash', { key: '/' }, '/', false, true],
  ['slash with Shift, as on German keyboards', { key: '/', shiftKey: true }, '/', false, true],
  ['Ctrl+slash', { key: '/', ctrlKey: true }, '/', false, false],
])('%s', (_, press, shortcut, apple, expected) => {
  expect(isShortcut({ ...NONE, ...press }, shortcut, apple)).toBe(expected);
});

test('Apple devices are recognized by their platform', () => {
  const platforms = ['MacIntel', 'iPhone', 'iPad', 'Win32', 'Linux x86_64'];
  expect(platforms.map(isApple)).toEqual([true, true, true, false, false]);
});
