import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ours } from '../../../../test/replies.ts';
import { Navigation } from '../../../shared/navigation/navigation.tsx';
import { queryClient } from '../../../shared/query/query.ts';
import { CashbackDesk } from './CashbackDesk.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('cashback is recorded as paid after a dialog with the amount and the recipient', async () => {
  const cashback = {
    id: '0198c5d2-1111-7000-8000-000000000001',
    at: '2026-03-02T06:30:00.000Z',
    referrer_name: 'Asha',
    referrer_email: 'asha@example.org',
    referral_code: 'ABC123',
    amount: 50_000,
    state: 'due',
    paid_at: null,
  };
  const paid: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method }: { method?: string }) => {
    if (method !== 'POST') return ours({ due: 50_000, cashback: [cashback], next: null });
    paid.push(String(url));
    return ours({ success: true });
  });
  render(
    <QueryClientProvider client={queryClient}>
      <Navigation>
        <CashbackDesk />
      </Navigation>
    </QueryClientProvider>,
  );
  const button = await screen.findByRole('button', { name: 'Mark as paid: ₹500 to asha@example.org' });
  fireEvent.click(button);
  expect(await screen.findByText(/₹500 to Asha, asha@example.org/)).toBeTruthy();
  expect(paid).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'It is paid' }));
  await vi.waitFor(() =>
    expect(paid).toEqual([expect.stringContaining(`/admin/cashback/${cashback.id}/pay`)]),
  );
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
