import { expect, test } from 'vitest';
import { writeFeed } from '../../../../astro-site/src/news/feed.ts';
import type { Change } from '../../../../extractor/contract/change.ts';
import type { ReleaseChanges } from '../../../../extractor/contract/history.ts';

const place = { title: 'Shop', root: 'https://docs.test/shop/' };

function makeRelease(
  version: string,
  messages: readonly string[],
  previous?: string,
): ReleaseChanges {
  const changes = messages.map(
    (message) => ({ severity: 'breaking', message }) as unknown as Change,
  );
  return {
    version,
    date: '2026-03-02',
    ...(previous === undefined ? {} : { previous }),
    packages: [{ name: 'shop', changes }],
  };
}

test('each release is an entry with what it breaks', () => {
  const feed = writeFeed(
    { releases: [makeRelease('2.0', ['`get` is gone: a < b.'], '1.0'), makeRelease('1.0', [])] },
    place,
  );
  expect(feed).toContain('<link rel="self" href="https://docs.test/shop/whats-new.xml"/>');
  expect(feed.match(/<id>[^<]*<\/id>/g)).toEqual([
    '<id>https://docs.test/shop/</id>',
    '<id>https://docs.test/shop/2.0/whats-new/</id>',
    '<id>https://docs.test/shop/1.0/whats-new/</id>',
  ]);
  expect(feed).toContain('<li><code>get</code> is gone: a &lt; b.</li>');
  expect(feed).toContain('<updated>2026-03-02T00:00:00.000Z</updated>');
});

test('a long list of changes names how many there are besides', () => {
  const messages = Array.from({ length: 60 }, (_, index) => `Change ${String(index)}.`);
  const feed = writeFeed({ releases: [makeRelease('2.0', messages, '1.0')] }, place);
  expect(feed).toContain('<li>10 more</li>');
  expect(feed).not.toContain('Change 50.');
});
