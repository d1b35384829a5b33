import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asha } from '../../../test/people.ts';
import { ours } from '../../../test/replies.ts';
import { auth } from '../../shared/sign-in/auth.ts';
import { SignIn } from './SignIn.tsx';

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const box = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember my email on this device' });

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async () => ours({ access_token: 't', user: asha }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () => render(<SignIn hidden={false} message={null} onForgot={() => {}} />);

/** Signs in, signs out and renders the card again. */
async function signInAndOut(remembered: boolean): Promise<void> {
  const { unmount } = show();
  fireEvent.change(email(), { target: { value: 'asha@example.org' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'correct horse battery' } });
  if (box().checked !== remembered) fireEvent.click(box());
  fireEvent.submit(email());
  await vi.waitFor(() => expect(localStorage.getItem('cat_prep_token')).toBe('t'));
  auth.signOut();
  unmount();
  show();
}

it('the address is remembered after a sign-out only when the box was ticked', async () => {
  await signInAndOut(true);
  expect([email().value, box().checked]).toEqual(['asha@example.org', true]);
  cleanup();
  await signInAndOut(false);
  expect([email().value, box().checked]).toEqual(['', false]);
});
