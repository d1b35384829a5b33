import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asha } from '../../../test/people.ts';
import { ours } from '../../../test/replies.ts';
import { ApiError } from '../api/api-error.ts';
import { inTab } from '../browser/stored.ts';
import { credentials } from '../sign-in/credentials.ts';
import { useForm } from './form.ts';

const network = vi.fn(async (_url: string, _init: RequestInit) => ours({ success: true }));
const reported = () => network.mock.calls.map(([, { body }]) => JSON.parse(String(body)).message);

beforeEach(() => {
  inTab.crashes.remove();
  credentials.keep({ access_token: 'secret', user: asha });
  network.mockClear();
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  cleanup();
  credentials.remove();
  vi.unstubAllGlobals();
});

function Form({ send }: { send: () => Promise<void> }) {
  const form = useForm({ rules: {}, send, failureWords: () => 'Invalid email or password' });
  return (
    <form onSubmit={form.onSubmit}>
      {form.failure}
      <button type="submit">{form.busy ? 'Sending' : 'Send'}</button>
    </form>
  );
}

const press = () => act(async () => fireEvent.click(screen.getByRole('button')));

it('a bug is shown as an error of ours, not as a refusal, and is reported', async () => {
  const fault = new TypeError('x is not a function');
  fault.stack = `TypeError\n    at send (${location.origin}/assets/base-3c.js:1:200)`;
  let send = (): Promise<void> => {
    throw fault;
  };
  const { rerender } = render(<Form send={() => send()} />);
  await press();
  screen.getByText(/^Something went wrong on our side/);
  expect(reported()).toEqual(['TypeError: x is not a function']);
  send = () => Promise.reject(new ApiError('invalid_credentials', 401));
  rerender(<Form send={() => send()} />);
  await press();
  screen.getByText('Invalid email or password');
  expect(reported()).toHaveLength(1);
});
