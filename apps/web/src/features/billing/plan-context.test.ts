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

it('a chosen plan is stored for half an hour', () => {
  keepPlan('pro_regular', 'pricing');
  vi.advanceTimersByTime(30 * 60 * 1000 - 1);
  expect(chosenPlan()).toBe('pro_regular');
  vi.advanceTimersByTime(1);
  expect(chosenPlan()).toBeNull();
});

it('the stored entry has plan, source and expiry', () => {
  keepPlan('pro_exclusive', 'buying');
  const stored = JSON.parse(Object.values({ ...sessionStorage })[0] as string);
  expect(stored).toEqual({ planType: 'pro_exclusive', source: 'buying', expiresAt: expect.any(Number) });
});

it.each(['', 'no JSON', '{}', '{"planType":7,"expiresAt":9e15}'])('%j in storage means no plan', text => {
  sessionStorage.setItem('cat_prep_plan', text);
  expect(chosenPlan()).toBeNull();
});

it('a viewed plan is not a wanted one, and a bought plan is forgotten', () => {
  keepPlan('pro_regular', 'pricing');
  expect(wantedPlan()).toBeNull();
  keepPlan('pro_regular', 'buying');
  expect(wantedPlan()).toBe('pro_regular');
  forgetPlan();
  expect([wantedPlan(), chosenPlan()]).toEqual([null, null]);
});

it('the hook rerenders when another plan is chosen', () => {
  const { result } = renderHook(useChosenPlan);
  expect(result.current).toBeNull();
  act(() => keepPlan('pro_regular', 'pricing'));
  expect(result.current).toBe('pro_regular');
});

it('a plan kept in memory is replaced by the next stored one', () => {
  vi.stubGlobal('sessionStorage', null);
  keepPlan('pro_regular', 'pricing');
  expect(chosenPlan()).toBe('pro_regular');
  vi.unstubAllGlobals();
  keepPlan('pro_exclusive', 'pricing');
  expect(chosenPlan()).toBe('pro_exclusive');
});
