import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useElapsed } from './draft.ts';

let now = 0;
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function turn(to: DocumentVisibilityState, at: number): void {
  now = at;
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange'));
}

const readAt = (read: () => number, at: number): number => {
  now = at;
  return read();
};

it('the time on a question runs only while its tab is visible', () => {
  now = 1000;
  const { result } = renderHook(() => useElapsed('s1:1'));
  expect(readAt(result.current, 3000)).toBe(2000);
  turn('hidden', 4000);
  expect(readAt(result.current, 60_000)).toBe(3000);
  turn('visible', 60_000);
  expect(readAt(result.current, 62_500)).toBe(5500);
});

it('the time continues after a reload and after an undone skip', () => {
  now = 1000;
  const { unmount } = renderHook(() => useElapsed('s1:1'));
  now = 4000;
  unmount();
  now = 100;
  const { result } = renderHook(() => useElapsed('s1:1'));
  expect(readAt(result.current, 600)).toBe(3500);
});
