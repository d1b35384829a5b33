import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asha as user } from '../../../test/people.ts';
import { ours } from '../../../test/replies.ts';
import { queryClient } from '../../shared/query/query.ts';
import { auth } from '../../shared/sign-in/auth.ts';
import { GoalForm } from './GoalForm.tsx';

const percentile_marks = [{ percentile: 95, least: 20, about: 23, most: 27 }];
const goal = { exam_date: '2027-11-28', days_a_week: 5, target_percentile: 95 };
let read: () => Promise<Response> | Response;
const saved: unknown[] = [];

beforeEach(() => {
  localStorage.clear();
  saved.length = 0;
  auth.signIn({ access_token: 'a', user });
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit = {}) => {
    if (init.method !== 'POST') return read();
    saved.push(JSON.parse(String(init.body)));
    return ours(goal);
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  auth.forget();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <GoalForm />
    </QueryClientProvider>,
  );

it('saves only the changed part of a goal', async () => {
  read = () => ours({ ...goal, percentile_marks });
  show();
  const three = await screen.findByLabelText('3');
  fireEvent.click(three);
  await act(async () => fireEvent.click(screen.getByText('Save goal')));
  await screen.findByText(/^Saved/);
  expect(saved).toEqual([{ days_a_week: 3 }]);
});

it('has no save button when the goal did not load', async () => {
  read = () => ours({ code: 'not_found', detail: 'x' }, { status: 404 });
  show();
  await screen.findByText('Try again');
  expect(screen.queryByText('Save goal')).toBeNull();
});

it('keeps another date that was typed, and shows the marks of the target', async () => {
  read = () => ours({ ...goal, exam_date: '2027-08-12', percentile_marks });
  show();
  const date = await screen.findByLabelText<HTMLInputElement>('Date of your exam');
  expect(date.value).toBe('2027-08-12');
  expect(screen.getByLabelText<HTMLInputElement>('Other date').checked).toBe(true);
  expect(screen.getByText(/took about 23 of 66 marks .*20 to 27.*8 right and 1 wrong/)).toBeTruthy();
  fireEvent.change(date, { target: { value: '2027-09-01' } });
  await act(async () => fireEvent.click(screen.getByText('Save goal')));
  await screen.findByText(/^Saved/);
  expect(saved).toEqual([{ exam_date: '2027-09-01' }]);
});

it('says that another date has not been entered yet', async () => {
  read = () => ours({ ...goal, exam_date: null, percentile_marks });
  show();
  fireEvent.click(await screen.findByLabelText('Other date'));
  expect(screen.getByText('Until you enter a date, the exam day is not set.')).toBeTruthy();
});
