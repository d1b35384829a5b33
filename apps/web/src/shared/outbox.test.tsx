import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { auth } from './auth.ts';
import {
  forgetAnswers,
  keepAnswer,
  keptAnswer,
  mayBeSentLater,
  noteLostRead,
  noteSentRead,
  sendKeptAnswers,
  useLostAnswer,
  useSentPosition,
  useWaitingAnswers,
} from './outbox.ts';

const person = (id: string) => ({
  access_token: `token-${id}`,
  user: {
    id,
    name: id,
    full_name: id,
    email: `${id}@example.org`,
    is_admin: false,
    email_verified: true,
    adaptive_enabled: true,
  },
});
const answer = { session_id: 's1', position: 3, letter: 'B' as const, answer: 'two', elapsed_ms: 41_000 };
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const bodies = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init.body)));
const reply = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const send = () => act(sendKeptAnswers);

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset();
  fetched.mockImplementation(async () => reply({ success: true }));
  vi.stubGlobal('fetch', fetched);
  auth.signIn(person('asha'));
});
afterEach(() => {
  cleanup();
  noteSentRead('s1');
  noteLostRead();
  vi.unstubAllGlobals();
});

it('an answer that was kept is sent once, with the time it was given', async () => {
  keepAnswer(answer);
  await send();
  await send();
  expect(bodies()).toEqual([{ session_id: 's1', position: 3, answer: 'two', elapsed_ms: 41_000 }]);
  expect(keptAnswer(answer)).toBeNull();
});

it('two who send at the same time share one run', async () => {
  keepAnswer(answer);
  await act(() => Promise.all([sendKeptAnswers(), sendKeptAnswers()]));
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('the answer chosen last takes the place of the one before', () => {
  keepAnswer(answer);
  keepAnswer({ ...answer, letter: 'C', answer: 'three' });
  expect(renderHook(useWaitingAnswers).result.current).toBe(1);
  expect(keptAnswer(answer)?.letter).toBe('C');
});

it('nobody sends or sees what another person left in this browser', async () => {
  keepAnswer(answer);
  auth.signIn(person('ravi'));
  await send();
  expect(fetched).not.toHaveBeenCalled();
  expect(renderHook(useWaitingAnswers).result.current).toBe(0);
  auth.signIn(person('asha'));
  await send();
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('its result is what the session screen shows first', async () => {
  const { result } = renderHook(() => useSentPosition('s1'));
  keepAnswer(answer);
  await send();
  expect(result.current).toBe(3);
  act(() => noteSentRead('s1'));
  expect(result.current).toBeNull();
});

describe('an answer that cannot be sent', () => {
  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['nobody signed in', async () => reply({ code: 'not_authenticated', detail: 'No' }, 401)],
    ['a server that is away', async () => reply({}, 503)],
  ])('now, for %s, waits', async (_why, outcome) => {
    keepAnswer(answer);
    fetched.mockImplementation(outcome);
    await send();
    expect(keptAnswer(answer)).toMatchObject({ elapsed_ms: 41_000 });
  });

  it('ever is dropped, and the student is told', async () => {
    const { result } = renderHook(useLostAnswer);
    keepAnswer(answer);
    const problem = {
      code: 'position_already_final',
      detail: 'This question was skipped, and a skip is final.',
    };
    fetched.mockImplementation(async () => reply(problem, 409));
    await send();
    expect(keptAnswer(answer)).toBeNull();
    expect(result.current).toBe(
      'Your answer to question 3 could not be saved: This question was skipped, and a skip is final.',
    );
  });
});

it('a person who leaves for good leaves nothing here', () => {
  keepAnswer(answer);
  forgetAnswers('asha');
  expect(localStorage.getItem('cat_prep_outbox')).toBeNull();
});

it('what is no answer of ours in the storage does no harm', async () => {
  localStorage.setItem('cat_prep_outbox', '{"broken":');
  await send();
  expect(keepAnswer(answer)).toBe(true);
});

it('only troubles that pass are worth another try', () => {
  expect(mayBeSentLater(new Error('a bug of ours'))).toBe(false);
});
