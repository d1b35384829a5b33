import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Console errors of the running test; a test that provokes them spies on `console.error` itself. */
let said: string[] = [];
// biome-ignore lint/suspicious/noConsole: this file watches it
const error = console.error;

/** happy-dom does not know `<search>`. */
const isKnown = (words: string) => words.includes('is unrecognized in this browser');

beforeEach(() => {
  said = [];
  console.error = (...words: unknown[]) => {
    const line = words.map(String).join(' ');
    if (isKnown(line)) return;
    said.push(line);
    error(...words);
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  console.error = error;
  expect(said, 'told the console').toEqual([]);
});
