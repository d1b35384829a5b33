import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { asha } from '../../../test/people.ts';
import { ours } from '../../../test/replies.ts';
import { queryClient } from '../../shared/query/query.ts';
import { auth } from '../../shared/sign-in/auth.ts';
import { ChangeEmail } from './code/ChangeEmail.tsx';
import { VerifyEmail } from './code/VerifyEmail.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
  auth.forget();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const type = (label: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const press = (button: string) => act(async () => screen.getByRole('button', { name: button }).click());

it('changes the address with password and mailed code, and shows the new address', async () => {
  const email = 'asha@new.example';
  const sent: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    sent.push([url, JSON.parse(String(body ?? 'null'))]);
    return url.endsWith('/confirm') ? ours({ user: { ...asha, email } }) : ours({ message: '' });
  });
  auth.signIn({ access_token: 't', user: asha });
  render(
    <QueryClientProvider client={queryClient}>
      <ChangeEmail />
    </QueryClientProvider>,
  );
  await press('Change email');
  await type('New email', ` ${email} `);
  await type('Password', 'three quiet words');
  await press('Send code');
  await screen.findByText(email);
  expect(sent).toEqual([['/api/account/email', { email, password: 'three quiet words' }]]);
  await type('Verification code', '123456');
  await screen.findByText('Your email is changed. Every other browser is signed out.');
  expect(sent.slice(1)).toEqual([['/api/account/email/confirm', { email, code: '123456' }]]);
  expect(auth.state()).toMatchObject({ user: { id: asha.id, email } });
});

it('after another code is sent focus is in the field, because a countdown replaces the button', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => ours({ message: '' }));
  auth.signIn({ access_token: 't', user: asha });
  render(
    <QueryClientProvider client={queryClient}>
      <VerifyEmail email={asha.email} />
    </QueryClientProvider>,
  );
  await press('Verify email');
  await vi.waitFor(() => screen.getByText(/^Resend code in/));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  const again = await vi.waitFor(() => screen.getByRole('button', { name: 'Resend code' }));
  again.focus();
  await press('Resend code');
  await vi.waitFor(() => screen.getByText(/^Resend code in/));
  expect(document.activeElement).toBe(screen.getByLabelText('Verification code'));
});
