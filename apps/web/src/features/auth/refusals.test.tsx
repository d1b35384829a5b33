import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, it, vi } from 'vitest';
import { asha } from '../../../test/people.ts';
import { ours } from '../../../test/replies.ts';
import { queryClient } from '../../shared/query/query.ts';
import { auth } from '../../shared/sign-in/auth.ts';
import { VerifyEmail } from './code/VerifyEmail.tsx';
import { PasswordReset } from './PasswordReset.tsx';
import { SignIn } from './SignIn.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
  auth.forget();
  vi.unstubAllGlobals();
});

/** A refusal as a proxy sends it, without a problem document. */
const wordless = () => new Response('no', { status: 400, headers: { 'x-twelvefold': '1' } });
const nothing = () => {};

/** Renders a form; calls that end in `name` get `reply`, others succeed. */
function draw(form: ReactNode, name: string, reply: () => Promise<Response> | Response): void {
  vi.stubGlobal('fetch', async (url: string) => (url.endsWith(`/${name}`) ? reply() : ours({ message: '' })));
  render(<QueryClientProvider client={queryClient}>{form}</QueryClientProvider>);
}

const type = (label: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const send = (button: string) =>
  act(async () => {
    fireEvent.submit(screen.getByRole('button', { name: button }).closest('form') as HTMLFormElement);
  });

it.each([
  ['Login failed', wordless],
  ['Login failed. Please try again.', () => Promise.reject(new TypeError('Failed to fetch'))],
])('the sign-in shows: %s', async (words, reply) => {
  draw(<SignIn hidden={false} message={null} onForgot={nothing} />, 'login', reply);
  await type('Email', asha.email);
  await type('Password', 'a quiet phrase');
  await send('Start My 12');
  await screen.findByText(words);
});

it.each([
  ['Failed to send reset email', 'password-reset'],
  ['Invalid or expired reset code', 'password-reset-verify'],
])('the password reset shows: %s', async (words, name) => {
  draw(<PasswordReset hidden={false} email={asha.email} onBack={nothing} onDone={nothing} />, name, wordless);
  await send('Send reset code');
  if (name === 'password-reset-verify') {
    await screen.findByLabelText('Reset code');
    await type('Reset code', '123456');
    await type('New password', 'another quiet phrase');
    await send('Set new password');
  }
  await screen.findByText(words);
});

it('the account page shows: Failed to resend verification code', async () => {
  auth.signIn({ access_token: 'token', user: asha });
  draw(<VerifyEmail email={asha.email} />, 'resend-verification-code', wordless);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Verify email' })));
  await screen.findByText('Failed to resend verification code');
});
