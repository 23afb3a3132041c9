import { expect, test } from 'vitest';
import { findRepository } from '../../../../extractor/init/find-repository.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

function find(remote: string) {
  const settings = `[core]\n[remote "origin"]\n\turl = ${remote}\n\tfetch = x\n[branch "main"]\n`;
  return findRepository(makeTemporaryFolder({ '.git/config': settings }));
}

test.each([
  'https://github.com/Acme/shop-client.git',
  'https://token@github.com/Acme/shop-client',
  'git@github.com:Acme/shop-client.git',
  'ssh://git@github.com/Acme/shop-client',
])('%s is a repository on GitHub, with pages', (remote) => {
  expect(find(remote)).toEqual({
    url: 'https://github.com/Acme/shop-client',
    pages: 'https://acme.github.io/shop-client/',
  });
});

test('the repository of the pages of an account is at the root of its host', () => {
  expect(find('https://github.com/acme/acme.github.io')?.pages).toBe('https://acme.github.io/');
});

test('other hosts and folders without git are no repository on GitHub', () => {
  expect(find('https://gitlab.com/acme/shop.git')).toBeUndefined();
  expect(find('https://github.com.example.com/acme/shop.git')).toBeUndefined();
  expect(findRepository(makeTemporaryFolder())).toBeUndefined();
});
