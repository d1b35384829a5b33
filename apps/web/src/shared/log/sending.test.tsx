import { act, cleanup, renderHook } from '@testing-library/react';
import type { PracticeSession } from '@twelvefold/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asha } from '../../../test/people.ts';
import { question } from '../../../test/question.ts';
import { ours } from '../../../test/replies.ts';
import { openSession } from '../practice/open-sessions.ts';
import { keys } from '../query/keys.ts';
import { queryClient } from '../query/query.ts';
import { auth } from '../sign-in/auth.ts';
import { append, type Decision, entries, forgetLog, lostWords, noteLostRead } from './log.ts';
import { sendLog, sendNew, troubleOf } from './sending.ts';
import { useSender } from './watching.ts';

const person = (id: string) => ({ access_token: `token-${id}`, user: { ...asha, id } });
const answer = (position: number): Decision => ({ kind: 'answer', letter: 'B', position, ms: 41_000 });
const skip = (position: number): Decision => ({ kind: 'skip', position, ms: 9000 });

interface Body {
  session_id: string;
  entries: { id: string; position: number; kind: string }[];
}
const fetched = vi.fn<(body: Body) => Promise<Response>>();
const sent = () =>
  fetched.mock.calls.map(([{ session_id, entries: list }]) => [session_id, list.map(e => e.position)]);

const session = (session_id: string) =>
  ({
    session_id,
    status: 'planned',
    questions: [{ ...question, position: 3, outcome: 'correct', review: { chosen_letter: 'B' } }],
  }) as unknown as PracticeSession;
const taken = async ({ session_id }: Body) => ours({ session: session(session_id), refused: [] });
const away = () => Promise.reject(new TypeError('Failed to fetch'));
const failing = (status: number) => async () => ours({ code: 'internal', detail: 'No' }, { status });

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset().mockImplementation(taken);
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => fetched(JSON.parse(String(body ?? '{}'))));
  auth.signIn(person('asha'));
});
afterEach(async () => {
  cleanup();
  noteLostRead();
  forgetLog('asha');
  for (const id of ['s1', 's2']) await sendNew(id);
  queryClient.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a decision', () => {
  it('is sent in order, in one call a session, and the reply becomes the cached session', async () => {
    for (const decision of [answer(3), skip(4), answer(5)]) append('s1', decision);
    await sendLog();
    expect(sent()).toEqual([['s1', [3, 4, 5]]]);
    expect(entries()).toEqual([]);
    expect(queryClient.getQueryData(keys.questions('s1'))).toEqual(session('s1'));
    expect(openSession('s1')).toEqual(session('s1'));
  });

  it('is sent once by two simultaneous calls', async () => {
    append('s1', answer(3));
    await Promise.all([sendLog(), sendLog()]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('made during a call is sent after it', async () => {
    append('s1', answer(3));
    fetched.mockImplementationOnce(body => {
      append('s1', skip(4));
      return taken(body);
    });
    await sendLog();
    expect(sent()).toEqual([
      ['s1', [3]],
      ['s1', [4]],
    ]);
  });

  it('made while the last call ends is sent after it, with its own result', async () => {
    append('s1', answer(3));
    fetched.mockImplementationOnce(away);
    const first = sendLog();
    append('s1', skip(4));
    await Promise.all([first, sendNew('s1')]);
    expect(sent()).toEqual([
      ['s1', [3]],
      ['s1', [3, 4]],
    ]);
    expect([entries(), troubleOf('s1')]).toEqual([[], null]);
  });

  it('keeps its id across retries', async () => {
    append('s1', answer(3));
    fetched.mockImplementationOnce(away);
    await sendLog();
    await sendLog();
    const [first, second] = fetched.mock.calls.map(([{ entries: list }]) => list[0]?.id);
    expect(first).toBe(second);
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it.each([
    ['no network', away],
    ['a server that is away', failing(503)],
    ['a sign-in that ended', failing(401)],
  ])('waits over %s', async (_, reply) => {
    append('s1', answer(3));
    fetched.mockImplementation(reply);
    await sendLog();
    expect(entries()).toHaveLength(1);
    expect(troubleOf('s1')).not.toBeNull();
    fetched.mockImplementation(taken);
    await sendLog();
    expect([entries(), troubleOf('s1')]).toEqual([[], null]);
  });

  it('that fails does not block other sessions', async () => {
    append('s1', answer(3));
    append('s2', answer(3));
    fetched.mockImplementation(body => (body.session_id === 's1' ? failing(500)() : taken(body)));
    await sendLog();
    expect(entries().map(({ session_id }) => session_id)).toEqual(['s1']);
  });

  it('is sent only by the person who made it', async () => {
    append('s1', answer(3));
    auth.signIn(person('bina'));
    await sendLog();
    expect(fetched).not.toHaveBeenCalled();
    auth.signIn(person('asha'));
    expect(entries()).toHaveLength(1);
  });
});

describe('a decision that could not be saved is shown', () => {
  it('when the server refused it', async () => {
    append('s1', skip(4));
    const [entry] = entries();
    fetched.mockImplementation(async () =>
      ours({ session: session('s1'), refused: [{ id: entry?.id, code: 'x', detail: 'It was answered.' }] }),
    );
    await sendLog();
    expect(lostWords()).toEqual(['Your skip of question 4 could not be saved: It was answered.']);
    expect(entries()).toEqual([]);
  });

  it('when the session no longer exists', async () => {
    append('s1', answer(3));
    fetched.mockImplementation(failing(404));
    await sendLog();
    expect(lostWords()).toEqual(['Your answer to question 3 could not be saved: No']);
    expect(entries()).toEqual([]);
  });
});

it('waiting decisions are retried with growing pauses, and at once when the network returns', async () => {
  vi.useFakeTimers();
  append('s1', answer(3));
  fetched.mockImplementation(away);
  renderHook(useSender);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2001);
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3000);
  expect(fetched).toHaveBeenCalledTimes(2);
  fetched.mockImplementation(taken);
  for (const online of [false, true]) {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')));
  }
  await vi.advanceTimersByTimeAsync(1);
  expect(entries()).toEqual([]);
});

it('sessions cached for offline use are deleted on sign-out', async () => {
  append('s1', answer(3));
  await sendLog();
  expect(Object.keys(localStorage).some(key => key.includes('session.asha'))).toBe(true);
  auth.forget();
  expect(Object.keys(localStorage).filter(key => key.includes('session'))).toEqual([]);
});
