import { describe, expect, test } from 'vitest';
import { parseSourceSpecifier } from '../../../../extractor/config/source-specifier.ts';
import { catchError } from '../support/catch-error.ts';

describe('a folder', () => {
  test.each(['src/shop', '.', '../shop', 'client.py', '/a/b', 'C:\\a\\b', './git:x', 'a@b', 'a=b'])(
    '%s',
    (word) => {
      expect(parseSourceSpecifier(word)).toEqual({ kind: 'path', path: word });
    },
  );

  test.each([
    ['https://host/a/b', 'is an address', 'Write `git:https://host/a/b@<branch, tag or commit>`.'],
    ['git@host:a/b', 'is an address', 'Write `git:git@host:a/b@<branch, tag or commit>`.'],
    ['httpx==0.28.1', 'is not a folder', 'Write `pypi:httpx==0.28.1` for a release on PyPI.'],
  ])('%s is parsed as another kind', async (word, what, hint) => {
    const error = await catchError(() => parseSourceSpecifier(word));
    expect(error).toMatchObject({ code: 'USAGE', hint });
    expect(error.message).toBe(`The source \`${word.replace('me@', '')}\` ${what}.`);
  });
});

describe('a git repository', () => {
  const sha = '0123456789'.repeat(4);
  test.each([
    ['git:../repo@v1.0', '../repo', 'v1.0', ''],
    ['git:../repo@v1.0#src', '../repo', 'v1.0', 'src'],
    ['git:.@main#./a//b/', '.', 'main', 'a/b'],
    [`git:/a/b@${sha}`, '/a/b', sha, ''],
    ['git:repo@shop@1.0', 'repo', 'shop@1.0', ''],
    ['git:repo@feature/x#src/shop/client.py', 'repo', 'feature/x', 'src/shop/client.py'],
    ['git:https://host/a/b.git@main', 'https://host/a/b.git', 'main', ''],
    ['git:https://me:pass@host:8443/a@main', 'https://me:pass@host:8443/a', 'main', ''],
    ['git:ssh://git@host/a@refs/heads/x', 'ssh://git@host/a', 'refs/heads/x', ''],
    ['git:git@host:a/b.git@v2', 'git@host:a/b.git', 'v2', ''],
    ['git:file:///a%40b@v2', 'file:///a%40b', 'v2', ''],
    ['git:C:\\code\\repo@v2', 'C:\\code\\repo', 'v2', ''],
  ])('%s', (word, repository, ref, part) => {
    expect(parseSourceSpecifier(word)).toEqual({ kind: 'git', repository, ref, part });
  });

  test.each([
    ['git:', 'has no branch, tag or commit'],
    ['git:../repo', 'has no branch, tag or commit'],
    ['git:https://me@host/repo', 'has no branch, tag or commit'],
    ['git:@main', 'has no repository'],
    ['git:../repo@', 'has no valid branch, tag or commit: `` is not allowed'],
    ['git:-repo@main', 'has no valid repository'],
    ['git:--upload-pack=sh@main', 'has no valid repository'],
    ['git:ext::sh -c id@main', 'has no valid repository'],
    ['git:fd::17@main', 'has no valid repository'],
    ['git:ssh://-oProxyCommand=id/x@main', 'has no valid repository'],
    ['git:-oProxyCommand=id:x@main', 'has no valid repository'],
    ['git:git://host/x@main', 'has the protocol git; supported are https, http, ssh and file'],
    ['git:ext://sh/x@main', 'has the protocol ext; supported are https, http, ssh and file'],
  ])('%s is invalid', async (word, what) => {
    const error = await catchError(() => parseSourceSpecifier(word));
    expect(error.message).toBe(`The source \`${word.replace('me@', '')}\` ${what}.`);
    expect(error.hint).toContain('git:<repository>@<branch, tag or commit>#<folder>');
  });

  test.each(['..', 'a/../..', '/etc', '../x', 'a\\b', 'C:x', 'a\nb', 'a\0b'])(
    'the part %j leads out',
    async (part) => {
      for (const word of [`git:repo@main#${part}`, `pypi:httpx==1.0#${part}`]) {
        const error = await catchError(() => parseSourceSpecifier(word));
        expect(error.message).toBe(`The source \`${word}\` points outside the source.`);
      }
    },
  );
});

describe('a release', () => {
  test.each([
    ['pypi:httpx==0.28.1', 'httpx', '0.28.1', ''],
    [
      'pypi:Foo.bar_baz-1==1!2.0rc1.post2.dev3+ubuntu.1',
      'Foo.bar_baz-1',
      '1!2.0rc1.post2.dev3+ubuntu.1',
      '',
    ],
    ['pypi:grai-source-openlineage==0.1.0a1', 'grai-source-openlineage', '0.1.0a1', ''],
    ['pypi:httpx==latest', 'httpx', 'latest', ''],
    ['pypi:attrs==23.1.0#attr', 'attrs', '23.1.0', 'attr'],
    ['pypi:a==1#a.b', 'a', '1', 'a.b'],
  ])('%s', (word, project, version, part) => {
    expect(parseSourceSpecifier(word)).toEqual({ kind: 'pypi', project, version, part });
  });

  test.each([
    ['pypi:httpx', 'has no exact version'],
    ['pypi:httpx=1.0', 'has no exact version'],
    ['pypi:httpx>=1.0', 'has no exact version'],
    ['pypi:httpx==', 'has no exact version: `` is not one'],
    ['pypi:httpx==1.*', 'has no exact version: `1.*` is not one'],
    ['pypi:httpx===1.0', 'has no exact version: `=1.0` is not one'],
    ['pypi:httpx==newest', 'has no exact version: `newest` is not one'],
    ['pypi:httpx==1.0,<2', 'has no exact version: `1.0,<2` is not one'],
    ['pypi:httpx==1.0 ; x', 'has no exact version: `1.0 ; x` is not one'],
    ['pypi:httpx==../1', 'has no exact version: `../1` is not one'],
    ['pypi:httpx[http2]==1.0', 'has extras'],
    ['pypi:==1.0', 'has no project name'],
    ['pypi:../x==1.0', 'has no project name'],
    ['pypi:a/b==1.0', 'has no project name'],
    ['pypi:-r x==1.0', 'has no project name'],
    [`pypi:${'a'.repeat(200)}==1.0`, 'has no project name'],
  ])('%s is invalid', async (word, what) => {
    const error = await catchError(() => parseSourceSpecifier(word));
    expect(error).toMatchObject({ code: 'USAGE', exitCode: 1 });
    expect(error.message).toBe(`The source \`${word.replace('me@', '')}\` ${what}.`);
    expect(error.hint).toBeTruthy();
  });
});
