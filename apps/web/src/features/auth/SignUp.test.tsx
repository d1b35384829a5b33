import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asha } from '../../../test/people.ts';
import { ours } from '../../../test/replies.ts';
import { auth } from '../../shared/sign-in/auth.ts';
import { CodeStep } from './card/parts.ts';
import { SignUp } from './SignUp.tsx';

const signedIn = { access_token: 'new', user: asha };
const refusal = (status: number, code: string, more: object = {}, wait = '') =>
  ours({ status, code, detail: 'Refused', ...more }, { status, headers: { 'retry-after': wait } });
const unanswered = () => Promise.reject(new TypeError('Failed to fetch'));

/** Replies of the server, by the last part of the path. */
let replies: Record<string, () => Promise<Response> | Response> = {};
const asked: string[] = [];
/** Idempotency keys sent with codes. */
const keys: (string | null)[] = [];
const onNew = vi.fn();
const callsOf = (name: string) => asked.filter(one => one === name).length;

beforeEach(async () => {
  localStorage.clear();
  asked.length = 0;
  onNew.mockClear();
  keys.length = 0;
  replies = { 'send-verification-code': () => ours({ message: 'Sent' }) };
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    const name = url.split('/').at(-1) ?? '';
    asked.push(name);
    if (name === 'signup-with-verification') keys.push(new Headers(headers).get('idempotency-key'));
    return (replies[name] ?? unanswered)();
  });
  await CodeStep.preload();
});
afterEach(() => {
  cleanup();
  auth.forget();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** Waits for a text; each poll advances the fake clock, in all by less than a second. */
const says = (words: string) => vi.waitFor(() => screen.getByText(words));
const press = async (name: RegExp) => {
  const button = await vi.waitFor(() => screen.getByRole('button', { name }));
  await act(async () => {
    fireEvent.submit(button.closest('form') as HTMLFormElement);
  });
};

async function askForCode() {
  render(
    <Suspense>
      <SignUp hidden={false} message={null} onNew={onNew} />
    </Suspense>,
  );
  type('Full name', asha.full_name);
  type('Email', asha.email);
  type('Password', 'a quiet phrase');
  await press(/Create account/);
}
const typeCode = async (code: string) => {
  await vi.waitFor(() => screen.getByLabelText('Verification code'));
  await act(async () => type('Verification code', code));
};
const giveCode = () => typeCode('123456');

it('a retry of a code after a lost reply has the same idempotency key', async () => {
  await askForCode();
  await giveCode();
  await says('Verification failed. 5 attempts remaining. Please try again.');
  replies['signup-with-verification'] = () => ours(signedIn);
  await press(/Verify and create account/);
  await says('Your account is ready');
  expect(callsOf('signup-with-verification')).toBe(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(localStorage.getItem('cat_prep_token')).toBe('new');
});

it('the remaining attempts are shown once, below the field or in the error', async () => {
  await askForCode();
  await says('5 attempts remaining');
  await giveCode();
  await says('Verification failed. 5 attempts remaining. Please try again.');
  expect(screen.getAllByText(/5 attempts remaining/).map(({ textContent }) => textContent)).toEqual([
    'Verification failed. 5 attempts remaining. Please try again.',
  ]);
});

it('leaving the page while ‘Your account is ready’ is shown signs in', async () => {
  replies['signup-with-verification'] = () => ours(signedIn);
  await askForCode();
  await giveCode();
  await says('Your account is ready');
  cleanup();
  expect(auth.state()).toMatchObject({ kind: 'signedIn', user: asha });
});

it('the sixth digit sends the code, and the new account continues after two seconds', async () => {
  replies['signup-with-verification'] = () => ours(signedIn);
  await askForCode();
  vi.useFakeTimers();
  await typeCode('12345');
  await press(/Verify and create account/);
  await says('Please enter a valid 6-digit verification code');
  expect(callsOf('signup-with-verification')).toBe(0);
  await giveCode();
  await says('Your account is ready');
  expect(callsOf('signup-with-verification')).toBe(1);
  expect(onNew).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(onNew).toHaveBeenCalledOnce();
  expect(auth.state().kind).toBe('signedIn');
});

it('a response that our server did not send signs nobody in', async () => {
  replies['signup-with-verification'] = () => Response.json({ portal: true });
  await askForCode();
  await giveCode();
  await says('Verification failed. 5 attempts remaining. Please try again.');
  expect(localStorage.getItem('cat_prep_token')).toBeNull();
});

it('a code sent before a reload can be entered', async () => {
  replies['send-verification-code'] = () => refusal(429, 'too_many_requests', {}, '40');
  await askForCode();
  await says('We sent a code to this address a moment ago.');
  await says('Resend code in 0:40');
});

it('any other 429 stays on the form and is shown', async () => {
  replies['send-verification-code'] = () => refusal(429, 'too_many_requests', {}, '600');
  await askForCode();
  await says('Refused');
  screen.getByRole('button', { name: 'Create account' });
});

it('after the last attempt the form says when a new code can be sent, and sends no request before', async () => {
  vi.useFakeTimers();
  replies['signup-with-verification'] = () => refusal(400, 'code_attempts_exhausted');
  await askForCode();
  await giveCode();
  await says('Maximum verification attempts reached. Please request a new code.');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  await says('asha@example.com');
  expect(screen.getByRole('status').textContent).toBe(
    'The code for asha@example.com does not work any more. Press Create account, and we send a new one.',
  );
  await says('It can be sent in 0:57.');
  await press(/Create account/);
  await says('A new code can be sent in 57 s.');
  expect(callsOf('send-verification-code')).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(57_000));
  expect(screen.queryByText(/It can be sent in/)).toBeNull();
  await press(/Create account/);
  await says('Sent');
  expect(callsOf('send-verification-code')).toBe(2);
});

const click = async (name: string) => {
  const button = await vi.waitFor(() => screen.getByRole('button', { name }));
  await act(async () => fireEvent.click(button));
};
/** A refusal as a proxy sends it, without a problem document. */
const wordless = () => new Response('no', { status: 400, headers: { 'x-twelvefold': '1' } });

it.each([
  ['Failed to send verification code', 'send-verification-code'],
  ['Registration with verification failed', 'signup-with-verification'],
  ['Failed to resend code', 'resend-verification-code'],
  ['Registration failed', 'register'],
])('%s, says the form where the server gave no words', async (words, name) => {
  vi.useFakeTimers();
  replies[name] = wordless;
  await askForCode();
  if (name === 'signup-with-verification') await giveCode();
  if (name === 'resend-verification-code') {
    await vi.waitFor(() => screen.getByLabelText('Verification code'));
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    await click('Resend code');
  }
  if (name === 'register') await click('Verify later');
  await says(words);
});
