import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTerminal } from '../../../../extractor/terminal/terminal.ts';
import { makeTerminal } from '../support/terminal.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('output', () => {
  test('has results on stdout and the rest on stderr, each with a line break', () => {
    const { terminal, written } = makeTerminal();
    terminal.print('a\r\n');
    terminal.print('b');
    terminal.note('c');
    terminal.warn('d');
    expect(written).toEqual({ out: 'a\r\nb\n', err: 'c\nd\n' });
  });

  test('is only results and warnings if it is quiet', () => {
    const { terminal, written } = makeTerminal({ quiet: true });
    terminal.startProgress('Reading');
    vi.advanceTimersByTime(5000);
    terminal.print('a');
    terminal.note('c');
    terminal.warn('d');
    expect(written).toEqual({ out: 'a\n', err: 'd\n' });
  });

  test('knows its width only on a terminal', () => {
    expect(makeTerminal({ isTTY: true, columns: 99 }).terminal.columns).toBe(99);
    expect(makeTerminal({ columns: 99 }).terminal.columns).toBeUndefined();
  });
});

describe('progress', () => {
  test('says nothing in the first second', () => {
    const { terminal, written } = makeTerminal({ isTTY: true });
    const progress = terminal.startProgress('Reading shop');
    vi.advanceTimersByTime(900);
    progress.stop();
    vi.advanceTimersByTime(5000);
    expect(written.err).toBe('');
  });

  test('redraws a line on a terminal, and removes it afterwards', () => {
    const { terminal, written } = makeTerminal({ isTTY: true });
    const progress = terminal.startProgress('Reading shop');
    progress.update('3 of 9 modules');
    vi.advanceTimersByTime(2000);
    expect(written.err).toContain('\r\u001B[2KReading shop… 3 of 9 modules (1 s)');
    progress.stop();
    expect(written.err.endsWith('\r\u001B[2K')).toBe(true);
  });

  test('is cut to the width of the terminal', () => {
    const { terminal, written } = makeTerminal({ isTTY: true, columns: 30 });
    terminal.startProgress('Reading a package with a very long name');
    vi.advanceTimersByTime(1200);
    const lines = written.err.split('\r\u001B[2K');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line.length).toBeLessThan(30);
  });

  test('is one line elsewhere', () => {
    const { terminal, written } = makeTerminal();
    const progress = terminal.startProgress('Reading shop');
    vi.advanceTimersByTime(9000);
    progress.stop();
    expect(written.err).toBe('Reading shop…\n');
  });

  test('makes room for printed lines', () => {
    const { terminal, written } = makeTerminal({ isTTY: true });
    terminal.startProgress('Reading shop');
    vi.advanceTimersByTime(2000);
    terminal.note('done');
    vi.advanceTimersByTime(2000);
    expect(written.err.endsWith('\r\u001B[2Kdone\n')).toBe(true);
  });
});

test('colours follow FORCE_COLOR and NO_COLOR', () => {
  const paint = () => createTerminal(process, false).paintErr('red', 'x');
  vi.stubEnv('NO_COLOR', undefined);
  vi.stubEnv('NODE_DISABLE_COLORS', undefined);
  vi.stubEnv('FORCE_COLOR', '1');
  expect(paint()).toBe('\u001B[31mx\u001B[39m');
  vi.stubEnv('FORCE_COLOR', undefined);
  vi.stubEnv('NO_COLOR', '1');
  expect(paint()).toBe('x');
});
