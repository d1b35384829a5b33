import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chosenPlan, keepPlan, useChosenPlan } from './plan-context.ts';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a chosen plan is remembered for half an hour', () => {
  keepPlan('pro_regular', 'pricing');
  vi.advanceTimersByTime(30 * 60 * 1000 - 1);
  expect(chosenPlan()).toBe('pro_regular');
  vi.advanceTimersByTime(1);
  expect(chosenPlan()).toBeNull();
});

it('what is stored says which plan, from where and until when', () => {
  keepPlan('pro_exclusive', 'pricing');
  const stored = JSON.parse(Object.values({ ...sessionStorage })[0] as string);
  expect(stored).toEqual({ planType: 'pro_exclusive', source: 'pricing', expiresAt: expect.any(Number) });
});

it.each(['', 'no JSON', '{}', '{"planType":7,"expiresAt":9e15}'])('%j in the storage means no plan', text => {
  sessionStorage.setItem('cat_prep_plan', text);
  expect(chosenPlan()).toBeNull();
});

it('whoever shows the choice is told of another', () => {
  const { result } = renderHook(useChosenPlan);
  expect(result.current).toBeNull();
  act(() => keepPlan('pro_regular', 'pricing'));
  expect(result.current).toBe('pro_regular');
});

it('one that could not be stored gives way to the next that can', () => {
  vi.stubGlobal('sessionStorage', null);
  keepPlan('pro_regular', 'pricing');
  expect(chosenPlan()).toBe('pro_regular');
  vi.unstubAllGlobals();
  keepPlan('pro_exclusive', 'pricing');
  expect(chosenPlan()).toBe('pro_exclusive');
});
