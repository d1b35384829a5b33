import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Question } from '@twelvefold/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ours } from '../../../test/replies.ts';
import { queryClient } from '../../shared/query/query.ts';
import { HintBox } from './HintBox.tsx';

const all = ['Look at the base.', 'Take the rise of 100.'];
let asked = 0;

beforeEach(() => {
  sessionStorage.clear();
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return ours({ hints: all.slice(0, asked), more: asked < all.length });
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const show = (sessionId: string) =>
  render(
    <QueryClientProvider client={queryClient}>
      <HintBox sessionId={sessionId} question={{ id: 'q1' } as Question} />
    </QueryClientProvider>,
  );

it('hints are restored after a reload without a call, only in their session', async () => {
  const first = show('s1');
  await act(async () => fireEvent.click(screen.getByText('Give me a hint')));
  await screen.findByText(all[0] ?? '');
  first.unmount();
  const again = show('s1');
  screen.getByText(all[0] ?? '');
  expect(asked).toBe(1);
  await act(async () => fireEvent.click(screen.getByText('A further hint')));
  await screen.findByText(all[1] ?? '');
  again.unmount();
  show('s1');
  screen.getByText('That was the last hint.');
  cleanup();
  show('s2');
  screen.getByText('Give me a hint');
  expect(screen.queryByText(all[0] ?? '')).toBeNull();
});
