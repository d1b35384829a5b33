import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { keys, planChanged } from './keys.ts';

it('a first reply requested before a payment is discarded after it', async () => {
  const client = new QueryClient();
  const replies: ((limit: string) => void)[] = [];
  const queryFn = () => new Promise<string>(resolve => replies.push(resolve));
  const end = new QueryObserver(client, { queryKey: keys.limit, queryFn }).subscribe(() => {});
  planChanged(client);
  await vi.waitFor(() => expect(replies).toHaveLength(2));
  for (const [i, reply] of replies.entries()) reply(['free', 'paid'][i] ?? '');
  await vi.waitFor(() => expect(client.getQueryData(keys.limit)).toBe('paid'));
  end();
});
