import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { plan } from '../../../test/plan.ts';
import { ours } from '../../../test/replies.ts';
import { queryClient } from '../../shared/query/query.ts';
import { PlanCard } from './PlanCard.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= () => {};
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('reports the new plan after its dialog has closed and returned the focus', async () => {
  const seen: string[] = [];
  vi.stubGlobal('fetch', async () => ours({ ...plan, target_track: 'good' }));
  // As on a fast screen, where a frame comes before React renders.
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  render(
    <QueryClientProvider client={queryClient}>
      <PlanCard plan={plan} onCreated={() => seen.push('created')} />
    </QueryClientProvider>,
  );
  const opener = screen.getByRole('button', { name: 'Change my plan' });
  opener.focus();
  await act(async () => fireEvent.click(opener));
  opener.addEventListener('focus', () => seen.push('opener'));
  await act(async () => fireEvent.click(screen.getByText('Replace My Plan')));
  await vi.waitFor(() => expect(screen.queryByText('Replace My Plan')).toBeNull());
  await vi.waitFor(() => expect(seen).toEqual(['opener', 'created']));
});

it('shows an error when the calendar file does not load; only an active plan has one', async () => {
  const words = 'There is no study plan under way and no exam day ahead.';
  vi.stubGlobal('fetch', async () =>
    ours({ status: 404, code: 'not_found', title: 'Not Found', detail: words }, { status: 404 }),
  );
  const card = (status: typeof plan.status) => (
    <QueryClientProvider client={queryClient}>
      <PlanCard plan={{ ...plan, status }} onCreated={() => {}} />
    </QueryClientProvider>
  );
  const { rerender } = render(card('active'));
  fireEvent.click(screen.getByRole('button', { name: 'Download for my calendar' }));
  await screen.findByText(words);
  rerender(card('ended'));
  expect(screen.queryByRole('button', { name: 'Download for my calendar' })).toBeNull();
});
