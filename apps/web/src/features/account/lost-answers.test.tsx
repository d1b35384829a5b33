import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { asha as user } from '../../../test/people.ts';
import { ours } from '../../../test/replies.ts';
import { queryClient } from '../../shared/query/query.ts';
import { auth } from '../../shared/sign-in/auth.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { SignIns } from './sign-ins/SignIns.tsx';

const unanswered = () => Promise.reject(new TypeError('Failed to fetch'));
const signedOut = () => ours({ code: 'not_authenticated', detail: 'x' }, { status: 401 });

/** Replies of the server, by the last part of the path. */
let replies: Record<string, () => Promise<Response> | Response> = {};
const asked: string[] = [];

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= () => {};
});
beforeEach(() => {
  localStorage.clear();
  replies = {};
  asked.length = 0;
  auth.signIn({ access_token: 'old', user });
  vi.stubGlobal('fetch', async (url: string) => {
    const name = url.split('/').at(-1) ?? '';
    asked.push(name);
    return (replies[name] ?? unanswered)();
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  auth.forget();
  vi.unstubAllGlobals();
});

const show = (screenful: ReactNode) =>
  render(<QueryClientProvider client={queryClient}>{screenful}</QueryClientProvider>);
const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () =>
  act(async () => {
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  });

it('a retry after a lost reply says that the account is deleted', async () => {
  show(<DeleteAccount onClose={() => {}} />);
  type('Password', 'a quiet phrase');
  await submit();
  await screen.findByText(/could not reach the server/);
  replies.delete = signedOut;
  replies.login = () => ours({ code: 'invalid_credentials', detail: 'x' }, { status: 401 });
  await submit();
  await screen.findByText('Your account is deleted');
  expect(localStorage.getItem('cat_prep_token')).toBeNull();
});

it('the account is not said to be deleted while the server cannot be reached', async () => {
  show(<DeleteAccount onClose={() => {}} />);
  type('Password', 'a quiet phrase');
  await submit();
  await screen.findByText(/could not reach the server/);
  replies.delete = signedOut;
  await submit();
  await screen.findByText(/could not reach the server/);
  expect(screen.queryByText('Your account is deleted')).toBeNull();
});

it('when only the sign-in had ended, a retry signs in and deletes the account', async () => {
  show(<DeleteAccount onClose={() => {}} />);
  type('Password', 'a quiet phrase');
  await submit();
  await screen.findByText(/could not reach the server/);
  const tokens: (string | null)[] = [];
  replies.delete = () => {
    tokens.push(localStorage.getItem('cat_prep_token'));
    return tokens.length === 1 ? signedOut() : ours({ message: 'Deleted' });
  };
  replies.login = () => ours({ access_token: 'new', user });
  await submit();
  await screen.findByText('Your account is deleted');
  expect(tokens).toEqual(['old', 'new']);
});

it('an expired sign-in is not reported as a deleted account', async () => {
  replies.delete = signedOut;
  show(<DeleteAccount onClose={() => {}} />);
  type('Password', 'a quiet phrase');
  await submit();
  expect(screen.queryByText('Your account is deleted')).toBeNull();
});

it('a retry of signing out everywhere after a lost reply signs out here', async () => {
  show(<SignIns />);
  await press('Sign out everywhere');
  await screen.findByText(/could not reach the server/);
  replies['sign-out-everywhere'] = signedOut;
  await press('Sign out everywhere');
  await vi.waitFor(() => expect(auth.state().kind).toBe('anonymous'));
});

it('a retry of a password change after a lost reply has the same idempotency key', async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    if (!url.endsWith('/password')) return unanswered();
    keys.push(new Headers(headers).get('idempotency-key'));
    return keys.length === 1 ? unanswered() : ours({ message: 'Your password is changed.' });
  });
  show(<ChangePassword />);
  type('Current password', 'a quiet phrase');
  type('New password', 'another quiet phrase');
  await submit();
  await screen.findByText(/could not reach the server/);
  await submit();
  await screen.findByText('Your password is changed.');
  expect(keys[0]).not.toBeNull();
  expect(keys[1]).toBe(keys[0]);
});
