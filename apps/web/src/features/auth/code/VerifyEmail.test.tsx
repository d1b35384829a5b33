import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { asha } from '../../../../test/people.ts';
import { ours } from '../../../../test/replies.ts';
import { auth } from '../../../shared/sign-in/auth.ts';
import { VerifyEmail } from './VerifyEmail.tsx';

const user = { ...asha, email_verified: false };

afterEach(() => {
  cleanup();
  auth.forget();
  vi.unstubAllGlobals();
});

it('an address that was proved although no answer came is verified at the next try', async () => {
  const codes: string[] = [];
  let proved = false;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/me')) return ours({ ...user, email_verified: proved });
    if (url.endsWith('/resend-verification-code')) return ours({ message: 'Sent' });
    codes.push(url);
    throw new TypeError('Failed to fetch');
  });
  auth.signIn({ access_token: 'secret', user });
  render(<VerifyEmail email={user.email} />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Verify email' })));
  const give = async () => {
    fireEvent.change(screen.getByLabelText('Verification code'), { target: { value: '123456' } });
    await act(async () => {
      fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    });
  };
  await give();
  screen.getByText('Verification failed. 5 attempts remaining. Please try again.');
  proved = true;
  await give();
  expect(auth.state()).toMatchObject({ kind: 'signedIn', user: { email_verified: true } });
  expect(codes).toHaveLength(1);
});
