import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asha } from '../../../../test/people.ts';
import { question } from '../../../../test/question.ts';
import { ours } from '../../../../test/replies.ts';
import { Navigation } from '../../../shared/navigation/navigation.tsx';
import { queryClient } from '../../../shared/query/query.ts';
import { auth } from '../../../shared/sign-in/auth.ts';
import { SessionScreen } from './SessionScreen.tsx';

type Reply = () => Promise<Response> | Response;

const session = {
  session_id: '019cc1d6-be10-774f-a141-b2b5359f3475',
  status: 'planned',
  total_questions: 12,
  current_position: 1,
  answered_count: 0,
  created_at: '2026-11-20T05:00:00.000Z',
  session_number: 1,
  session_type: 'blueprint',
  phase_info: { current_session: 1 },
  questions: [] as object[],
};
const refused = (status: number) => () => ours({ status, code: 'internal', detail: '' }, { status });
const unanswered = () => Promise.reject(new TypeError('Failed to fetch'));
const empty = () => ours(session);
const item = {
  item_id: '019cc1d6-be10-774f-a141-b2b5359f3476',
  id: '019cc1d6-be10-774f-a141-b2b5359f3477',
  pair: 'x',
  bucket: 'Easy',
  reason: 'y',
};

const nothing = () => null;
const parts = { Beneath: nothing, Tools: nothing, next: null };

let replies: { questions: Reply; pack: Reply };
let packs = 0;

beforeEach(() => {
  vi.useFakeTimers();
  auth.signIn({ access_token: 'token', user: asha });
  packs = 0;
  replies = { questions: empty, pack: unanswered };
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/session/questions/')) return replies.questions();
    if (!url.includes('/adapt/pack')) return unanswered();
    packs += 1;
    return replies.pack();
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  auth.forget();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Renders the session's screen and advances the clock second by second until it shows `words`. */
async function opened(words: string) {
  render(
    <QueryClientProvider client={queryClient}>
      <Navigation>
        <SessionScreen sessionId={session.session_id} justMade={false} parts={parts} />
      </Navigation>
    </QueryClientProvider>,
  );
  await vi.waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(1000));
    screen.getByText(words);
  });
}

describe('a session whose questions do not load shows a full-screen error with a retry', () => {
  it.each<[string, Reply]>([
    ['Failed to load question', refused(500)],
    ['Pack unavailable for this session. Please refresh to restart.', refused(404)],
    [
      'Question data is missing. Please refresh to restart the session.',
      () => ours({ ...session, questions: [{ ...question, stem: '' }] }),
    ],
  ])('%s', async (words, reply) => {
    replies.questions = reply;
    await opened(words);
    screen.getByRole('heading', { name: 'Session Error' });
    let asked = 0;
    replies.questions = () => {
      asked += 1;
      return refused(500)();
    };
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try Again' })));
    await vi.waitFor(() => expect(asked).toBe(1));
  });
});

describe('a session without questions requests its pack', () => {
  it.each<[string, Reply, number]>([
    ['Session pack is empty. Please refresh to restart.', () => ours([]), 1],
    ['Session pack not available. Please refresh to restart.', () => ours([item]), 1],
    ['Pack fetch failed (500) after 1 attempts. Current session preserved.', refused(500), 1],
    ['Pack fetch failed (404) after 4 attempts. Current session preserved.', refused(404), 4],
    ['Network error while fetching pack. Current session preserved.', unanswered, 1],
  ])('%s', async (words, reply, tries) => {
    replies.pack = reply;
    await opened(words);
    expect(packs).toBe(tries);
  });
});
