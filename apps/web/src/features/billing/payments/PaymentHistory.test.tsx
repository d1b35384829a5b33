import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ours } from '../../../../test/replies.ts';
import { Navigation } from '../../../shared/navigation/navigation.tsx';
import { queryClient } from '../../../shared/query/query.ts';
import { PaymentHistory } from './PaymentHistory.tsx';

const payment = {
  payment_id: 'pay_1',
  receipt_number: 'TF-2526-000001',
  is_tax_invoice: false,
  plan_name: 'Pro Regular',
  amount: 149_900,
  method: 'upi',
  paid_at: '2026-03-02T06:30:00.000Z',
  status: 'paid',
  credit_notes: [],
};

it('a payment to a seller with a GSTIN links to a tax invoice, an earlier one to a receipt', async () => {
  const invoice = { ...payment, payment_id: 'pay_2', receipt_number: 'TF-2526-000002', is_tax_invoice: true };
  vi.stubGlobal('fetch', async () => ours({ payments: [invoice, payment] }));
  render(
    <QueryClientProvider client={queryClient}>
      <Navigation>
        <PaymentHistory />
      </Navigation>
    </QueryClientProvider>,
  );
  await screen.findByRole('link', { name: 'Tax invoice TF-2526-000002' });
  const papers = screen.getAllByRole('link');
  expect(papers.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Tax invoice', '/account/receipts/pay_2'],
    ['Receipt', '/account/receipts/pay_1'],
  ]);
  vi.unstubAllGlobals();
});
