import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ours } from '../../../../test/replies.ts';
import { keys } from '../../../shared/query/keys.ts';
import { queryClient } from '../../../shared/query/query.ts';
import { CreatePlan } from './CreatePlan.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function shown(recommended: object | null) {
  const reply = { study_plans: [], free_week: null, recommended };
  vi.stubGlobal('fetch', async () => ours(reply));
  queryClient.setQueryData(keys.plan, reply);
  render(
    <QueryClientProvider client={queryClient}>
      <CreatePlan onCreated={() => {}} />
    </QueryClientProvider>,
  );
}
const isChosen = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

it('the recommended track is preselected, with its reason above', () => {
  const reason = 'You have 9 of 30 right so far: firm foundations bring you most now.';
  shown({ track: 'beginner', reason });
  expect(screen.getByText(/We recommend Beginner/).parentElement?.textContent).toContain(reason);
  expect(isChosen(/Beginner/)).toBe(true);
});

it('with too few answers nothing is recommended, and the middle track is preselected', () => {
  shown(null);
  expect(screen.queryByText(/We recommend/)).toBeNull();
  expect(isChosen(/Intermediate/)).toBe(true);
});
