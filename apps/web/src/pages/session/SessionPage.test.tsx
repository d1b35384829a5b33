import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asha as user } from '../../../test/people.ts';
import { ours } from '../../../test/replies.ts';
import { Navigation } from '../../shared/navigation/navigation.tsx';
import { queryClient } from '../../shared/query/query.ts';
import { auth } from '../../shared/sign-in/auth.ts';
import { SessionPage } from './SessionPage.tsx';

vi.mock('../../ui/waiting/lazy.tsx', async original => ({
  ...(await original<object>()),
  lazy: () => () => <p>Nothing is open</p>,
  optional: () => () => null,
}));

let sessions: () => Promise<Response> | Response;

beforeEach(() => {
  localStorage.clear();
  auth.signIn({ access_token: 'a', user });
  vi.stubGlobal('fetch', async () => sessions());
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  auth.forget();
  vi.unstubAllGlobals();
});

it('keeps its content while the sessions are refetched, so that a start is not interrupted', async () => {
  sessions = () => ours({ sessions: [] });
  render(<SessionPage />, { wrapper: Navigation });
  await screen.findByText('Nothing is open');
  const again = Promise.withResolvers<Response>();
  sessions = () => again.promise;
  await act(async () => void queryClient.invalidateQueries());
  expect(queryClient.isFetching()).toBeGreaterThan(0);
  screen.getByText('Nothing is open');
  await act(async () => again.resolve(ours({ sessions: [] })));
});
