import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { JobRow, Person } from '@twelvefold/contract';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ours } from '../../../test/replies.ts';
import { Navigation } from '../../shared/navigation/navigation.tsx';
import { queryClient } from '../../shared/query/query.ts';
import { OnePerson } from './people/OnePerson.tsx';
import { Queues } from './running/Queues.tsx';

const ravi: Person = {
  id: '01980000-0000-7000-8000-000000000001',
  name: 'Ravi Iyer',
  email: 'ravi@example.org',
  phone: null,
  is_admin: false,
  standing: 'active',
  standing_reason: null,
  email_verified: true,
  second_factor: false,
  created_at: '2026-03-02T04:30:00.000Z',
  sessions_completed: 0,
  last_session_created: null,
  sessions: [],
  plans: [],
  payments: [],
  jobs: [],
  page_notes: [],
  beliefs: [],
};
const job: JobRow = {
  id: '01980000-0000-7000-8000-000000000002',
  queue: 'letters.send',
  key: 'ravi',
  state: 'failed',
  at: '2026-03-02T04:30:00.000Z',
  tries: 5,
};

const reads: Record<string, object> = {
  [ravi.id]: ravi,
  queues: { queues: [], jobs: [job] },
  'long-jobs': { jobs: [] },
};
/** Paths and bodies of requests that change something. */
const changes: [path: string, body: unknown][] = [];

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= () => {};
});
beforeEach(() => {
  changes.length = 0;
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit = {}) => {
    if (method !== 'POST') return ours(reads[url.split('/').at(-1) ?? ''] ?? {});
    changes.push([url.replace(/.*\/admin/, ''), body ? JSON.parse(String(body)) : null]);
    return ours({ success: true });
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it.each([
  {
    what: 'a student becomes an administrator',
    desk: <OnePerson id={ravi.id} close="/admin/people" />,
    button: 'Make administrator',
    told: /They will see every student, payment and question/,
    change: [`/people/${ravi.id}/rights`, { is_admin: true }],
  },
  {
    what: 'a job is dropped',
    desk: <Queues />,
    button: 'Drop',
    told: /The job of letters.send ravi will not run any more/,
    change: [`/jobs/${job.id}/cancel`, null],
  },
])(
  '$what only after a second press, in a dialog that names the effect',
  async ({ desk, button, told, change }) => {
    render(
      <QueryClientProvider client={queryClient}>
        <Navigation>{desk}</Navigation>
      </QueryClientProvider>,
    );
    const press = async (within: ParentNode) =>
      act(async () =>
        fireEvent.click(
          [...within.querySelectorAll('button')].findLast(
            ({ textContent }) => textContent === button,
          ) as Element,
        ),
      );
    await screen.findByRole('button', { name: button });
    await press(document);
    expect(screen.getByRole('dialog', { hidden: true }).textContent).toMatch(told);
    expect(changes).toEqual([]);
    await press(screen.getByRole('dialog', { hidden: true }));
    await vi.waitFor(() => expect(changes).toEqual([change]));
  },
);
