import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ours } from '../../../../test/replies.ts';
import { Navigation } from '../../../shared/navigation/navigation.tsx';
import { queryClient } from '../../../shared/query/query.ts';
import { Mailbox } from './Mailbox.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** Renders the page at the address Google redirects to; returns the requests made. */
function shown(search: string, connection: object | null = null) {
  history.replaceState(null, '', `/admin/mailbox${search}`);
  const asked: { url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method?: string; body?: string }) => {
    if (method !== 'POST') return ours({ configured: true, connection });
    asked.push({ url: String(url), body: JSON.parse(body ?? 'null') });
    return ours({ message: 'Gmail authentication successful' });
  });
  render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Navigation>
          <Mailbox />
        </Navigation>
      </QueryClientProvider>
    </StrictMode>,
  );
  return asked;
}

it('sends Google’s code to the server once and removes it from the address', async () => {
  const connection = {
    address: 'post@example.org',
    connected_at: '2026-03-02T06:30:00.000Z',
    withdrawn_at: null,
  };
  const asked = shown('?state=s1&code=c1&scope=email', connection);
  expect(await screen.findByText('post@example.org')).toBeTruthy();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({
    url: expect.stringContaining('/auth/gmail/callback'),
    body: { authorization_code: 'c1', state: 's1' },
  });
  expect(location.search).toBe('');
});

it('says that nothing has changed when access is declined at Google, and sends nothing', async () => {
  const asked = shown('?error=access_denied&state=s1');
  expect(await screen.findByText(/Nothing has changed/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Connect Gmail' })).toBeTruthy();
  expect([asked, location.search]).toEqual([[], '']);
});

it('says that access ended at Google and offers to connect again', async () => {
  shown('', {
    address: 'post@example.org',
    connected_at: '2026-03-02T06:30:00.000Z',
    withdrawn_at: '2026-03-03T06:30:00.000Z',
  });
  expect(await screen.findByText('Ended at Google')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Connect again' })).toBeTruthy();
});
