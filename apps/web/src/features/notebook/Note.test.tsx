import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asha as user } from '../../../test/people.ts';
import { ours } from '../../../test/replies.ts';
import { queryClient } from '../../shared/query/query.ts';
import { auth } from '../../shared/sign-in/auth.ts';
import { MarkControls } from './MarkControls.tsx';

let stored = { bookmarked: false, to_review: false, reason: null, note: '' };
/** Sent changes, in order. */
const sent: object[] = [];
/** While set, writes wait for it. */
let gate: Promise<void> | null = null;
let isOffline = false;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  stored = { bookmarked: false, to_review: false, reason: null, note: '' };
  sent.length = 0;
  gate = null;
  isOffline = false;
  auth.signIn({ access_token: 'own', user });
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit) => {
    if (isOffline) throw new TypeError('Failed to fetch');
    if (method !== 'POST') return ours(stored);
    const change = JSON.parse(String(body));
    sent.push(change);
    await gate;
    stored = { ...stored, ...change };
    return ours(stored);
  });
});
afterEach(async () => {
  cleanup();
  // The last note is saved on unmount.
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0));
  queryClient.clear();
  auth.forget();
  vi.unstubAllGlobals();
});

const show = (questionId = 'q1') =>
  render(
    <QueryClientProvider client={queryClient}>
      <MarkControls questionId={questionId} wentWrong={false} />
    </QueryClientProvider>,
  );
const note = async () => (await screen.findByLabelText('Your note')) as HTMLTextAreaElement;
const type = async (value: string) => {
  const field = await note();
  await act(async () => fireEvent.change(field, { target: { value } }));
};

it('a note is saved when its field unmounts, as with the next question', async () => {
  const { unmount } = show();
  await type('Mind the base');
  await act(async () => unmount());
  await vi.waitFor(() => expect(sent).toEqual([{ note: 'Mind the base' }]));
});

it('a note is saved when its window is hidden', async () => {
  show();
  await type('Mind the base');
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  hidden.mockRestore();
  await vi.waitFor(() => expect(sent).toEqual([{ note: 'Mind the base' }]));
});

it('an unsaved note is restored after a reload, only on its question', async () => {
  const { unmount } = show();
  await type('Mind the base');
  isOffline = true;
  await act(async () => unmount());
  queryClient.clear();
  isOffline = false;
  const again = show();
  expect((await note()).value).toBe('Mind the base');
  await act(async () => fireEvent.click(screen.getByText('Save note')));
  await vi.waitFor(() => expect(screen.queryByText('Save note')).toBeNull());
  expect(sent).toEqual([{ note: 'Mind the base' }]);
  await vi.waitFor(() => expect(sessionStorage).toHaveLength(0));
  again.unmount();
  stored = { ...stored, note: '' };
  show('q2');
  expect((await note()).value).toBe('');
});

it('a second mark set during the first call is saved too, and both are shown at once', async () => {
  let open = () => {};
  gate = new Promise(done => {
    open = done;
  });
  show();
  await note();
  await act(async () => fireEvent.click(screen.getByText('Bookmark')));
  await act(async () => fireEvent.click(screen.getByText('To review')));
  const pressed = () =>
    ['Bookmark', 'To review'].map(name => screen.getByText(name).getAttribute('aria-pressed'));
  expect(pressed()).toEqual(['true', 'true']);
  await act(async () => open());
  await vi.waitFor(() => expect(sent).toEqual([{ bookmarked: true }, { to_review: true }]));
  expect(pressed()).toEqual(['true', 'true']);
});

it('the length limit of a note is shown before it is reached', async () => {
  show();
  await type('x'.repeat(900));
  expect(screen.queryByText(/of 1000 characters/)).toBeNull();
  await type('x'.repeat(901));
  screen.getByText('901 of 1000 characters');
});
