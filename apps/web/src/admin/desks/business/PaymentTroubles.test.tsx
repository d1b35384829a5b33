import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ours } from '../../../../test/replies.ts';
import { Navigation } from '../../../shared/navigation/navigation.tsx';
import { queryClient } from '../../../shared/query/query.ts';
import { adminPaths } from '../../addresses.ts';
import { PaymentTroubles } from './PaymentTroubles.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const trouble = { since: '2026-03-02T06:30:00.000Z', kind: 'refund_failed', subject: 'pay_1', detail: '' };

function show(one: object) {
  vi.stubGlobal('fetch', async () => ours({ troubles: [{ ...trouble, user_id: 'asha', ...one }] }));
  render(
    <QueryClientProvider client={queryClient}>
      <Navigation>
        <PaymentTroubles />
      </Navigation>
    </QueryClientProvider>,
  );
}

it('a payment problem links to its student', async () => {
  show({});
  const { pathname, searchParams } = new URL(
    (await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open' })).href,
  );
  expect(adminPaths).toContain(pathname);
  expect(searchParams.get('person')).toBe('asha');
});

it('the stage of a dispute is named in words', async () => {
  show({ kind: 'disputed', detail: 'under_review' });
  await screen.findByText('the bank looks at it');
});
