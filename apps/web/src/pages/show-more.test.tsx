import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pastSession } from '../../test/past-session.ts';
import { asha as user } from '../../test/people.ts';
import { question } from '../../test/question.ts';
import { ours } from '../../test/replies.ts';
import { History } from '../features/history/History.tsx';
import { Notebook } from '../features/notebook/Notebook.tsx';
import { Navigation } from '../shared/navigation/navigation.tsx';
import { queryClient } from '../shared/query/query.ts';
import { auth } from '../shared/sign-in/auth.ts';

const Row = ({ question: { stem } }: { question: { stem: string } }) => <li>{stem}</li>;
const asked = (position: number) => ({ ...question, id: `q${position}`, position, stem: `Stem ${position}` });
const at = '2026-11-20T05:00:00Z';

const past = (position: number, next: string | null) => ({
  total: 2,
  sessions: [pastSession],
  questions: [{ session_id: pastSession.session_id, answered_at: at, question: asked(position) }],
  next,
});
const entries = (position: number) => ({
  counts: { open: 0, retired: 0, marked: 2 },
  topics: [],
  total: 2,
  entries: [
    {
      question: asked(position),
      review: { correct_answer: 'one' },
      outcome: 'correct',
      mark: { note: '' },
      doubts: 0,
      mistake: null,
    },
  ],
});

let isAway: boolean;
let pages: object[];

beforeEach(() => {
  localStorage.clear();
  auth.signIn({ access_token: 'a', user });
  isAway = false;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/topics')) return ours({ topics: [] });
    if (isAway) return ours({ code: 'internal_error', detail: '' }, { status: 418 });
    return ours(pages.shift());
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  auth.forget();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

it.each([
  {
    of: 'the history',
    at: '/history',
    list: <History Item={Row} />,
    replies: [past(1, 's1.1'), past(2, null)],
  },
  {
    of: 'the notebook',
    at: '/notebook?list=marked',
    list: <Notebook Question={Row} />,
    replies: [entries(1), entries(2)],
  },
])(
  'a failed ‘Show more’ of $of shows an error below the list and can be retried',
  async ({ at, list, replies }) => {
    pages = replies;
    history.replaceState(null, '', at);
    render(
      <QueryClientProvider client={queryClient}>
        <Navigation>{list}</Navigation>
      </QueryClientProvider>,
    );
    await screen.findByText('Stem 1');
    isAway = true;
    const more = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show more' })));
    await more();
    expect((await screen.findByRole('alert')).textContent).toBe('More could not be loaded.');
    screen.getByText('Stem 1');
    isAway = false;
    await more();
    await screen.findByText('Stem 2');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
