import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import type { Route } from '../../../../../astro-site/src/routing/route.ts';
import type { ReferenceContent } from '../../../../../astro-site/src/render/thread/reference-content.ts';
import type { Answer } from '../../../../../astro-site/src/render/thread/reference-thread.ts';
import { shareWork } from '../../../../../astro-site/src/render/thread/share-work.ts';

/** A thread that answers when the test says so. */
class Thread extends EventEmitter {
  readonly asked: string[] = [];
  isHeld = true;
  postMessage({ slug }: Route): void {
    this.asked.push(slug);
  }
  ref(): void {
    this.isHeld = true;
  }
  unref(): void {
    this.isHeld = false;
  }
  answer(answer: Answer): void {
    this.emit('message', answer);
  }
}

const makeRoute = (slug: string): Route => ({
  kind: 'module',
  slug,
  packageName: 'a',
  moduleId: slug,
});
const makeContent = (markdown: string): ReferenceContent => ({
  page: { shape: {} as ReferenceContent['page']['shape'], parts: {} },
  markdown,
  entries: [],
  digest: '',
});

function start() {
  const thread = new Thread();
  const here: string[] = [];
  const make = shareWork(thread as unknown as Parameters<typeof shareWork>[0], ({ slug }) => {
    here.push(slug);
    return Promise.resolve(makeContent(`here: ${slug}`));
  });
  return { thread, here, make: async (slug: string) => (await make(makeRoute(slug))).markdown };
}

test('the other thread makes pages until it has enough to do', async () => {
  const { thread, here, make } = start();
  const made = Array.from({ length: 20 }, (_, index) => make(String(index)));
  expect(thread.asked).toHaveLength(16);
  expect(here).toEqual(['16', '17', '18', '19']);
  for (const slug of thread.asked) thread.answer({ slug, content: makeContent(`there: ${slug}`) });
  const texts = await Promise.all(made);
  expect(texts[0]).toBe('there: 0');
  expect(texts[19]).toBe('here: 19');
});

test('the program waits for the thread only while that has work', async () => {
  const { thread, make } = start();
  expect(thread.isHeld).toBe(false);
  const made = make('a');
  expect(thread.isHeld).toBe(true);
  thread.answer({ slug: 'a', content: makeContent('') });
  await made;
  expect(thread.isHeld).toBe(false);
});

test('what the thread cannot make is made here', async () => {
  const { thread, make } = start();
  const made = make('a');
  thread.answer({ slug: 'a' });
  expect(await made).toBe('here: a');
});

test.each(['error', 'exit'])('after `%s` of the thread, everything is made here', async (event) => {
  const { thread, make } = start();
  const waiting = make('a');
  thread.emit(event, new Error('out of memory'));
  expect(await waiting).toBe('here: a');
  expect(await make('b')).toBe('here: b');
  expect(thread.asked).toEqual(['a']);
});
