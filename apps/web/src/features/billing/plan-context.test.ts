import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chosenPlan, forgetPlan, keepPlan, useChosenPlan, wantedPlan } from './plan-context.ts';

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
  keepPlan('pro_exclusive', 'buying');
  const stored = JSON.parse(Object.values({ ...sessionStorage })[0] as string);
  expect(stored).toEqual({ planType: 'pro_exclusive', source: 'buying', expiresAt: expect.any(Number) });
});

it.each(['', 'no JSON', '{}', '{"planType":7,"expiresAt":9e15}'])('%j in the storage means no plan', text => {
  sessionStorage.setItem('cat_prep_plan', text);
  expect(chosenPlan()).toBeNull();
});

it('a plan that was looked at is not about to be bought; one that was bought is forgotten', () => {
  keepPlan('pro_regular', 'pricing');
  expect(wantedPlan()).toBeNull();
  keepPlan('pro_regular', 'buying');
  expect(wantedPlan()).toBe('pro_regular');
  forgetPlan();
  expect([wantedPlan(), chosenPlan()]).toEqual([null, null]);
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
