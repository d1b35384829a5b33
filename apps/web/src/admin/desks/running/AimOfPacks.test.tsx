import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { PackAim } from '@twelvefold/contract';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ours } from '../../../../test/replies.ts';
import { Navigation } from '../../../shared/navigation/navigation.tsx';
import { queryClient } from '../../../shared/query/query.ts';
import { AimOfPacks } from './AimOfPacks.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= () => {};
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const told: NonNullable<PackAim['learnt']> = {
  aim: 0.62,
  adoptable: 0.65,
  students: 480,
  tells: true,
  likely: [
    { best: 0.6, chance: 0.93 },
    { best: 0.65, chance: 0.07 },
  ],
  learnt_at: '2026-03-02T20:23:00.000Z',
};

const show = (aim: PackAim) =>
  render(
    <QueryClientProvider client={queryClient}>
      <Navigation>
        <AimOfPacks aim={aim} />
      </Navigation>
    </QueryClientProvider>,
  );

it('offers no aim while the answers are inconclusive, and says so', () => {
  show({ adopted: null, learnt: { ...told, adoptable: null, tells: false } });
  screen.getByText(/Sessions aim at 70%, the usual aim\..*480 students could not tell/);
  expect(screen.queryByRole('button', { name: /Adopt/ })).toBeNull();
});

it('adopts the learnt aim, limited to the allowed range, after a confirmation', async () => {
  const fetched = vi.fn(async () => ours({ success: true }));
  vi.stubGlobal('fetch', fetched);
  show({ adopted: null, learnt: told });
  screen.getByText(/teaches most at a chance of 62%.*65% can be adopted/);
  fireEvent.click(screen.getByRole('button', { name: 'Adopt 65%' }));
  fireEvent.click(screen.getByRole('button', { name: 'Change the aim', hidden: true }));
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  const [, request] = fetched.mock.calls[0] as unknown as [string, RequestInit];
  expect(JSON.parse(String(request.body))).toEqual({ aim: 0.65 });
});

it('an adopted aim can be reset', () => {
  show({ adopted: 0.65, learnt: null });
  screen.getByText(/65%, which an administrator adopted/);
  screen.getByRole('button', { name: 'Return to 70%' });
});
