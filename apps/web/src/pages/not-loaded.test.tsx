import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asha as user } from '../../test/people.ts';
import { ours } from '../../test/replies.ts';
import { SecondFactor } from '../features/account/second-factor/SecondFactor.tsx';
import { BrowserList } from '../features/account/sign-ins/BrowserList.tsx';
import { SecurityLog } from '../features/account/sign-ins/SecurityLog.tsx';
import { Referral } from '../features/billing/subscription/Referral.tsx';
import { GoalForm } from '../features/goal/GoalForm.tsx';
import { MarkControls } from '../features/notebook/MarkControls.tsx';
import { queryClient } from '../shared/query/query.ts';
import { auth } from '../shared/sign-in/auth.ts';

const time = '2026-03-02T04:30:00.000Z';
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const signIn = { id: 's', current: true, browser, address: null, signed_in_at: time, last_used_at: time };
const event = { kind: 'signed_in', times: 1, at: time, browser, address: null };

let reply: () => Response;

beforeEach(() => {
  localStorage.clear();
  auth.signIn({ access_token: 'a', user });
  vi.stubGlobal('fetch', async () => reply());
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  auth.forget();
  vi.unstubAllGlobals();
});

it.each([
  {
    what: 'the second factor',
    part: <SecondFactor />,
    words: 'Your second factor could not be read.',
    loaded: { second_factor: { on: false, required: false, recovery_codes: 0 } },
    shown: 'Set up',
  },
  {
    what: 'the sign-ins',
    part: <BrowserList />,
    words: 'Your sign-ins could not be loaded.',
    loaded: { sign_ins: [signIn] },
    shown: 'This browser',
  },
  {
    what: 'the security events',
    part: <SecurityLog />,
    words: 'Your security events could not be loaded.',
    loaded: { events: [event] },
    shown: 'Recent security events',
  },
  {
    what: 'the marks of a question',
    part: <MarkControls questionId="q1" wentWrong={false} />,
    words: 'Your marks could not be loaded.',
    loaded: { bookmarked: false, to_review: false, reason: null, note: '' },
    shown: 'Bookmark',
  },
  {
    what: 'the referral code',
    part: <Referral />,
    words: 'Your referral code could not be loaded just now.',
    loaded: { code: 'AB12CD', uses: 0, cashback_due: 0, cashback_paid: 0 },
    shown: 'Your referral code',
  },
  {
    what: 'the goal',
    part: <GoalForm />,
    words: 'Your goal could not be read.',
    loaded: { exam_date: null, days_a_week: null, target_percentile: null, percentile_marks: [] },
    shown: 'Save goal',
  },
])(
  'a failed load of $what shows an alert with a Try again button, which loads it',
  async ({ part, words, loaded, shown }) => {
    reply = () => ours({ code: 'internal_error', detail: '' }, { status: 418 });
    render(<QueryClientProvider client={queryClient}>{part}</QueryClientProvider>);
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(screen.queryByText(shown)).toBeNull();
    reply = () => ours(loaded);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    await screen.findByText(shown);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
