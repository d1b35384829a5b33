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

it('a trouble with money leads to the person whose money it is', async () => {
  const trouble = { since: '2026-03-02T06:30:00.000Z', kind: 'refund_failed', subject: 'pay_1', detail: '' };
  vi.stubGlobal('fetch', async () => ours({ troubles: [{ ...trouble, user_id: 'asha' }] }));
  render(
    <QueryClientProvider client={queryClient}>
      <Navigation>
        <PaymentTroubles />
      </Navigation>
    </QueryClientProvider>,
  );
  const { pathname, searchParams } = new URL(
    (await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open' })).href,
  );
  expect(adminPaths).toContain(pathname);
  expect(searchParams.get('person')).toBe('asha');
});
