import {
  defaultScheduler,
  notifyManager,
  QueryClient,
  QueryClientProvider,
  useQuery,
} from '@tanstack/react-query';
import { act, cleanup, render, renderHook } from '@testing-library/react';
import type { PracticeSession, Question } from '@twelvefold/contract';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { asha } from '../../../../test/people.ts';
import { question as sample } from '../../../../test/question.ts';
import { ours } from '../../../../test/replies.ts';
import { drop, keep } from '../../../shared/outbox/kept.ts';
import { sendKept, unreadOf } from '../../../shared/outbox/sending.ts';
import { auth } from '../../../shared/sign-in/auth.ts';
import { questionsQuery } from './queries.ts';
import { useOnScreen } from './useOnScreen.ts';

const question = (position: number, isFinal: boolean): Question =>
  ({
    ...sample,
    id: `q${position}`,
    position,
    ...(isFinal && { outcome: 'skipped', answer: 'two', review: {} }),
  }) as Question;

/** A session of four that stands at `current`. */
const standingAt = (current: number): PracticeSession => ({
  session_id: 's1',
  status: 'planned',
  total_questions: 4,
  current_position: current,
  answered_count: current - 1,
  created_at: '2026-11-20T05:00:00.000Z',
  session_number: 1,
  session_type: 'blueprint',
  phase_info: { current_session: 1 },
  questions: [1, 2, 3, 4].map(position => question(position, position < current)),
});

function onScreen(session: PracticeSession) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(useOnScreen, { wrapper, initialProps: session });
  const shown = () => ({ position: result.current.position, movedHere: result.current.movedHere });
  return { result, rerender, shown };
}

interface Shown {
  onDrawn: (onScreen: ReturnType<typeof useOnScreen>) => void;
}

function Session({ session, onDrawn }: Shown & { session: PracticeSession }) {
  onDrawn(useOnScreen(session));
  return <p>Position {session.current_position}</p>;
}

function Loaded(shown: Shown) {
  const { data } = useQuery({ ...questionsQuery('s1'), staleTime: Number.POSITIVE_INFINITY });
  return data && <Session session={data} {...shown} />;
}

// Also after a test has ended: what was skipped in it is sent as its page goes.
const hanging = () => new Promise(() => {});
vi.stubGlobal('fetch', hanging);
beforeEach(() => {
  localStorage.clear();
  auth.signIn({ access_token: 'token', user: asha });
});
afterEach(cleanup);

// These two first: what others leave unsent would be sent before.
it('of what was sent late, results of answers are to be read; a skip is passed over', async () => {
  const place = { session_id: 's1', elapsed_ms: 1000 };
  keep({ ...place, kind: 'answer', position: 1, letter: 'A', answer: 'one' });
  keep({ ...place, kind: 'skip', position: 2, image_failed: false });
  vi.stubGlobal('fetch', async () => ours({ success: true }));
  await act(() => sendKept());
  vi.stubGlobal('fetch', hanging);
  const sent = standingAt(3);
  const [first, ...rest] = sent.questions as [Question, ...Question[]];
  const { result, shown } = onScreen({
    ...sent,
    questions: [{ ...first, outcome: 'correct' } as Question, ...rest],
  });
  expect(result.current.unread).toEqual([1]);
  expect(shown().position).toBe(1);
  act(() => result.current.goOn());
  expect(shown().position).toBe(3);
  expect(unreadOf('s1')).toEqual([]);
});

it('stays at the question behind a skip when its time to undo is over, and says nothing', async () => {
  // As in a browser: what the cache holds is drawn a moment after it is set.
  notifyManager.setScheduler(defaultScheduler);
  onTestFinished(() => notifyManager.setScheduler(queueMicrotask));
  const client = new QueryClient();
  client.setQueryData(questionsQuery('s1').queryKey, standingAt(1));
  const drawn: ReturnType<typeof useOnScreen>[] = [];
  const latest = () => drawn.at(-1) as ReturnType<typeof useOnScreen>;
  const { findByText } = render(
    <QueryClientProvider client={client}>
      <Loaded onDrawn={onScreen => drawn.push(onScreen)} />
    </QueryClientProvider>,
  );
  act(() => latest().sending.skip(question(1, false), 1000));
  const before = drawn.length;
  const skipped = { success: true, is_complete: false, next_position: 2, outcome: 'skipped', review: {} };
  vi.stubGlobal('fetch', async () => ours(skipped));
  // Not within `act`, which would draw all that follows at once.
  const sent = latest().sending.sendFirstHeld();
  await findByText('Position 2');
  await sent;
  vi.stubGlobal('fetch', hanging);
  expect(drawn.slice(before).filter(({ position, movedHere }) => position !== 2 || movedHere)).toEqual([]);
});

it('says so when the open question was decided in another window, until the next is decided here', () => {
  const { result, rerender, shown } = onScreen(standingAt(2));
  expect(shown()).toEqual({ position: 2, movedHere: false });
  rerender(standingAt(3));
  expect(shown()).toEqual({ position: 3, movedHere: true });
  act(() => result.current.sending.skip(question(3, false), 1000));
  expect(shown()).toEqual({ position: 4, movedHere: false });
});

it('says so behind a result too, when those after it were decided in another window', () => {
  const { result, rerender, shown } = onScreen(standingAt(1));
  rerender(standingAt(2));
  act(() => result.current.show(1));
  expect(shown()).toEqual({ position: 1, movedHere: false });
  rerender(standingAt(4));
  expect(shown()).toEqual({ position: 1, movedHere: false });
  act(() => result.current.goOn());
  expect(shown()).toEqual({ position: 4, movedHere: true });
});

it('says so too when this window saw what the other kept until it was sent', () => {
  const { rerender, shown } = onScreen(standingAt(1));
  const kept = { session_id: 's1', position: 1, elapsed_ms: 1000 };
  act(() => keep({ ...kept, kind: 'answer', letter: 'A', answer: 'one' }));
  expect(shown()).toEqual({ position: 2, movedHere: false });
  act(() => drop(kept));
  expect(shown()).toEqual({ position: 1, movedHere: false });
  rerender(standingAt(2));
  expect(shown()).toEqual({ position: 2, movedHere: true });
});

it('says nothing of what was decided here', () => {
  const { result, rerender, shown } = onScreen(standingAt(1));
  act(() => result.current.sending.skip(question(1, false), 1000));
  rerender(standingAt(2));
  expect(shown()).toEqual({ position: 2, movedHere: false });
});
