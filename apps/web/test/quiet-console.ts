import { afterEach, beforeEach, expect, vi } from 'vitest';

/** What the console was told in the running test; a test that provokes it spies on `console.error` itself. */
let said: string[] = [];
// biome-ignore lint/suspicious/noConsole: it is what is watched
const error = console.error;

beforeEach(() => {
  said = [];
  console.error = (...words: unknown[]) => {
    said.push(words.map(String).join(' '));
    error(...words);
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  console.error = error;
  expect(said, 'told the console').toEqual([]);
});
