import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { PracticeSession, Question, Review } from '@twelvefold/contract';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asha } from '../../../../test/people.ts';
import { question as sample } from '../../../../test/question.ts';
import { ours } from '../../../../test/replies.ts';
import { withoutMarker } from '../../../question/options.ts';
import { clockMs } from '../../../shared/browser/time.ts';
import { keep, keptAt, lostWords, noteLostRead } from '../../../shared/outbox/kept.ts';
import { heldSkips, noteRead, sendKept, sendOnLeaving, unreadOf } from '../../../shared/outbox/sending.ts';
import { auth } from '../../../shared/sign-in/auth.ts';
import { questionsQuery } from '../session/queries.ts';
import { useAnswering } from './useAnswering.ts';

const review: Review = {
  is_correct: false,
  correct_answer: 'two',
  correct_letter: 'B',
  chosen_letter: 'A',
  chosen_answer: 'one',
  explanation: '',
  solution_feedback: {
    snap_read: '',
    solution_approach: '',
    detailed_solution: '',
    principle_to_remember: '',
  },
  slip: null,
  slips: [],
  elapsed_ms: 5000,
};
const question = (position: number): Question => ({ ...sample, id: `q${position}`, position });
const session = (current: number): PracticeSession => ({
  session_id: 's1',
  status: 'planned',
  total_questions: 2,
  current_position: current,
  answered_count: current - 1,
  created_at: '2026-11-20T05:00:00.000Z',
  session_number: 1,
  session_type: 'blueprint',
  phase_info: { current_session: 1 },
  questions: [question(1), question(2)],
});
const metadata = { subcategory: 'Ratio', difficulty_band: 'Easy', type_of_question: 'Shares' };
const accepted = {
  success: true,
  is_complete: false,
  next_position: 2,
  question_metadata: metadata,
  ...review,
};
const reply = (body: unknown, status = 200) => ours(body, { status });
const moved = { type: 'about:blank', status: 409, title: '', detail: '', code: 'position_not_open' };

let client: QueryClient;
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const bodies = (path: string) =>
  fetched.mock.calls.filter(([url]) => url === path).map(([, init]) => JSON.parse(String(init.body)));

beforeEach(() => {
  localStorage.clear();
  auth.signIn({ access_token: 'token', user: asha });
  client = new QueryClient();
  client.setQueryData(questionsQuery('s1').queryKey, session(1));
  fetched.mockReset();
  fetched.mockImplementation(async () => reply({ success: true }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  noteLostRead();
  noteRead('s1', [1]);
  vi.unstubAllGlobals();
});

function answering() {
  const handlers = { onAnswered: vi.fn(), onKept: vi.fn(), onMoved: vi.fn(), onSkipFailed: vi.fn() };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useAnswering(session(1), handlers), { wrapper });
  return { hook: result, ...handlers };
}
const answers = (path: string, answer: () => Response) =>
  fetched.mockImplementation(async url => (url === path ? answer() : reply({ success: true })));
const known = () => client.getQueryData(questionsQuery('s1').queryKey);

describe('submitting', () => {
  it('sends one request for a double press, without the marker of the option', async () => {
    answers('/api/session/submit', () => reply(accepted));
    const { hook, onAnswered } = answering();
    act(() => {
      hook.current.submit(question(1), 'A', 5000.4);
      hook.current.submit(question(1), 'B', 5001);
    });
    await waitFor(() => expect(onAnswered).toHaveBeenCalledExactlyOnceWith(1));
    expect(bodies('/api/session/submit')).toEqual([
      { session_id: 's1', position: 1, answer: 'one', letter: 'A', elapsed_ms: 5000 },
    ]);
  });

  it('makes the position final and goes on where the server says', async () => {
    answers('/api/session/submit', () => reply(accepted));
    const { hook, onAnswered } = answering();
    act(() => hook.current.submit(question(1), 'A', 1));
    await waitFor(() => expect(onAnswered).toHaveBeenCalled());
    expect(known()).toMatchObject({ current_position: 2, answered_count: 1 });
    expect(known()?.questions[0]).toMatchObject({ outcome: 'incorrect', answer: 'two', review });
    expect(known()?.questions[1]?.outcome).toBeNull();
  });

  it('keeps an answer the server could not take, with its words, and sends the same again', async () => {
    answers('/api/session/submit', () => reply({}, 500));
    const { hook, onKept } = answering();
    act(() => hook.current.submit(question(1), 'A', 1234));
    await waitFor(() => expect(onKept).toHaveBeenCalledExactlyOnceWith(1));
    expect(hook.current.trouble).toEqual({
      of: 'answer',
      position: 1,
      words: 'Submit failed (500). Please try again.',
    });
    const kept = keptAt({ session_id: 's1', position: 1 });
    if (!kept) throw new Error('nothing was kept');
    answers('/api/session/submit', () => reply(accepted));
    act(() => hook.current.again(question(1), kept));
    await waitFor(() => expect(known()?.current_position).toBe(2));
    expect(hook.current.trouble).toBeNull();
    const [first, second] = bodies('/api/session/submit');
    expect(second).toEqual(first);
    expect(keptAt({ session_id: 's1', position: 1 })).toBeNull();
  });

  it('has it in this browser before it is on its way: a page left in between loses nothing', async () => {
    let stored: unknown = null;
    answers('/api/session/submit', () => {
      stored = keptAt({ session_id: 's1', position: 1 });
      return reply(accepted);
    });
    const { hook, onAnswered } = answering();
    act(() => hook.current.submit(question(1), 'A', 77));
    await waitFor(() => expect(onAnswered).toHaveBeenCalled());
    expect(stored).toMatchObject({ kind: 'answer', answer: 'one', elapsed_ms: 77 });
  });

  it('keeps nothing of an answer the server will never take', async () => {
    answers('/api/session/submit', () => reply({}, 404));
    const { hook, onKept } = answering();
    act(() => hook.current.submit(question(1), 'A', 1));
    await waitFor(() => expect(hook.current.trouble?.words).toBe('No active session or question found.'));
    expect(onKept).not.toHaveBeenCalled();
    expect(keptAt({ session_id: 's1', position: 1 })).toBeNull();
  });

  it('reads the session anew when the server refuses the position', async () => {
    fetched.mockImplementation(async url => {
      if (url === '/api/session/submit') return reply(moved, 409);
      if (url === '/api/session/questions/s1') return reply(session(2));
      return reply({ success: true });
    });
    const { hook, onMoved, onAnswered } = answering();
    act(() => hook.current.submit(question(1), 'A', 1));
    await waitFor(() => expect(onMoved).toHaveBeenCalledWith(2));
    expect(known()?.current_position).toBe(2);
    expect(onAnswered).not.toHaveBeenCalled();
    expect(hook.current.trouble).toBeNull();
    expect(lostWords()).toEqual([
      'Your answer to question 1 could not be saved: This question is not open yet.',
    ]);
  });
});

it('the next question takes a key while the session is still read anew beside it', async () => {
  // A skip that another part of the page has sent: its result has to be read with the session.
  keep({ kind: 'skip', session_id: 's1', position: 1, image_failed: false, elapsed_ms: 1 });
  await sendKept();
  fetched.mockImplementation(async url => {
    if (url === '/api/session/submit') return reply({ ...accepted, next_position: 3 });
    if (url === '/api/session/questions/s1') return new Promise(() => {});
    return reply({ success: true });
  });
  const { hook, onAnswered } = answering();
  act(() => hook.current.submit(question(1), 'A', 1));
  await waitFor(() => expect(onAnswered).toHaveBeenCalled());
  await waitFor(() => expect(fetched).toHaveBeenCalledWith('/api/session/questions/s1', expect.anything()));
  await waitFor(() => expect(hook.current.busy).toBe(false));
  act(() => hook.current.skip(question(2), 1));
  expect(heldSkips('s1').map(({ position }) => position)).toEqual([2]);
});

describe('skipping', () => {
  it('says when it was for a picture that did not load', async () => {
    const outcome = { success: true, is_complete: false, next_position: 2, question_metadata: metadata };
    answers('/api/session/skip', () =>
      reply({ ...outcome, outcome: 'image_failed', review: { ...review, chosen_letter: null } }),
    );
    const { hook } = answering();
    act(() => hook.current.passOver(question(1), 9));
    await waitFor(() => expect(known()?.current_position).toBe(2));
    expect(bodies('/api/session/skip')).toEqual([
      { session_id: 's1', position: 1, elapsed_ms: 9, reason: 'image_failed' },
    ]);
    expect(known()?.questions[0]?.outcome).toBe('image_failed');
  });

  const skipped = {
    success: true,
    is_complete: false,
    next_position: 2,
    question_metadata: metadata,
    outcome: 'skipped',
    review: { ...review, chosen_letter: null },
  };
  const place = { session_id: 's1', position: 1 };

  it('sends nothing until its time is over, and can be undone until then', async () => {
    const { hook } = answering();
    act(() => hook.current.skip(question(1), 4321));
    const [held] = heldSkips('s1');
    expect(held).toMatchObject({ ...place, elapsed_ms: 4321 });
    await sendKept();
    if (held) act(() => hook.current.undo(held));
    expect(keptAt(place)).toBeNull();
    expect(bodies('/api/session/skip')).toEqual([]);
  });

  it('a double press skips one question', () => {
    const { hook } = answering();
    act(() => {
      hook.current.skip(question(1), 1);
      hook.current.skip(question(2), 1);
    });
    expect(heldSkips('s1').map(({ position }) => position)).toEqual([1]);
  });

  it('takes the question behind one that was answered meanwhile, however quick that was', () => {
    const { hook } = answering();
    act(() => {
      hook.current.skip(question(1), 1);
      hook.current.skip(question(3), 1);
    });
    expect(heldSkips('s1').map(({ position }) => position)).toEqual([1, 3]);
  });

  it('goes out before the next answer, in order', async () => {
    answers('/api/session/skip', () => reply(skipped));
    const { hook } = answering();
    act(() => hook.current.skip(question(1), 1));
    act(() => hook.current.submit(question(2), 'A', 1));
    await waitFor(() => expect(bodies('/api/session/submit')).toHaveLength(1));
    const paths = fetched.mock.calls.map(([url]) => url).filter(url => /skip|submit/.test(url));
    expect(paths).toEqual(['/api/session/skip', '/api/session/submit']);
    expect(known()?.questions[0]?.outcome).toBe('skipped');
  });

  it('goes out as one of this page where the page was late to send it', async () => {
    answers('/api/session/skip', () => reply(skipped));
    const { hook } = answering();
    keep({ kind: 'skip', ...place, elapsed_ms: 1, image_failed: false, until: clockMs() - 5000 });
    await act(() => hook.current.sendFirstHeld());
    expect(bodies('/api/session/skip')).toHaveLength(1);
    expect(known()?.questions[0]?.outcome).toBe('skipped');
    expect(unreadOf('s1')).toEqual([]);
  });

  it('leaves with the page', () => {
    const { hook } = answering();
    act(() => hook.current.skip(question(1), 1));
    sendOnLeaving('s1');
    expect(bodies('/api/session/skip')).toEqual([{ ...place, elapsed_ms: 1 }]);
    // Kept until the server has confirmed it, and no longer held.
    expect(keptAt(place)).not.toBeNull();
    expect(heldSkips('s1')).toEqual([]);
  });

  it('without the server is kept like an answer', async () => {
    fetched.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    const { hook, onSkipFailed } = answering();
    act(() => hook.current.skip(question(1), 4321));
    await act(() => hook.current.sendHeld());
    expect(onSkipFailed).toHaveBeenCalledExactlyOnceWith({ position: 1, words: 'Failed to skip question' });
    expect(keptAt(place)).toMatchObject({ kind: 'skip', elapsed_ms: 4321 });
  });
});

it('takes a leading marker off an option, and only that', () => {
  expect(withoutMarker('(B) 12')).toBe('12');
  expect(withoutMarker('(a) $x$')).toBe('$x$');
  expect(withoutMarker('(A)')).toBe('(A)');
  expect(withoutMarker('(a + b)(c)')).toBe('(a + b)(c)');
});
