import { queryOptions } from '@tanstack/react-query';
import type { OwnAccount } from '@twelvefold/contract';
import { call } from '../../shared/api/api.ts';
import { keys } from '../../shared/query/keys.ts';
import { queryClient } from '../../shared/query/query.ts';
import { useSingle } from '../../shared/query/single.ts';
import { auth } from '../../shared/sign-in/auth.ts';

export const accountQuery = () =>
  queryOptions({ queryKey: keys.account, queryFn: ({ signal }) => call('GET /account', { signal }) });

/** Below the account's key, so that changes of the account invalidate it. */
export const signInsQuery = () =>
  queryOptions({
    queryKey: [...keys.account, 'sign-ins'] as const,
    queryFn: ({ signal }) => call('GET /account/sign-ins', { signal }),
  });

export const securityLogQuery = () =>
  queryOptions({
    queryKey: [...keys.account, 'security-log'] as const,
    queryFn: ({ signal }) => call('GET /account/security-log', { signal }),
  });

type Change = NonNullable<Parameters<typeof call<'PATCH /account'>>[1]>['body'];

/** Changes the account and updates it everywhere on the page. */
export async function changeAccount(body: Change): Promise<OwnAccount> {
  const account = await call('PATCH /account', { body });
  auth.changed(account.user);
  queryClient.setQueryData(keys.account, account);
  // The server prepares the next pack again.
  if (body.adaptive_enabled !== undefined)
    await queryClient.invalidateQueries({ queryKey: keys.availability });
  return account;
}

/** Mutation of one setting that takes effect at once. */
export const useChangeAccount = () => useSingle({ mutationFn: changeAccount });
