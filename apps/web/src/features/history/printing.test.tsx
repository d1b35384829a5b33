import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pastSession } from '../../../test/past-session.ts';
import { ours } from '../../../test/replies.ts';
import { Navigation } from '../../shared/navigation/navigation.tsx';
import { queryClient } from '../../shared/query/query.ts';
import { History } from './History.tsx';

const pageSize = 24;
/** A server with `total` questions in pages of 24; pages after the first fail, or wait for `late`. */
function serve(total: number, { failing = false, late = Promise.resolve() } = {}) {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/topics')) return ours({ topics: [] });
    const from = Number(new URL(url, 'http://x').searchParams.get('after') ?? 0);
    if (from > 0) await late;
    if (from > 0 && failing) return ours({ code: 'too_many_requests' }, { status: 400 });
    const questions = Array.from({ length: Math.min(pageSize, total - from) }, (_, i) => ({
      session_id: 's1',
      question: { position: from + i + 1, stem: 'What is 3 + 4?' },
    }));
    const next = from + pageSize < total ? String(from + pageSize) : null;
    return ours({ total, sessions: [pastSession], questions, next });
  });
}

/** Number of questions on the page at each print. */
let printed: number[] = [];
beforeEach(() => {
  printed = [];
  vi.stubGlobal('print', () => printed.push(screen.getAllByRole('listitem').length));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

async function press(name: string) {
  render(
    <QueryClientProvider client={queryClient}>
      <Navigation>
        <History Item={({ question }) => <li>{question.position}</li>} />
      </Navigation>
    </QueryClientProvider>,
  );
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
}

it('prints all results once they have loaded', async () => {
  serve(60);
  await press('Print');
  await vi.waitFor(() => expect(printed).toEqual([60]));
  await screen.findByRole('button', { name: 'Print' });
});

it('prints only the newest of hundreds, and says so on the button', async () => {
  serve(121);
  await press('Print the newest 24');
  await vi.waitFor(() => expect(printed).toEqual([24]));
});

it('prints nothing when a page fails to load, and can be retried', async () => {
  serve(60, { failing: true });
  await press('Print');
  await screen.findByText(/Not all of it could be loaded/);
  expect(printed).toEqual([]);
  serve(60);
  const again = await screen.findByRole('button', { name: 'Print' });
  await act(async () => fireEvent.click(again));
  await vi.waitFor(() => expect(printed).toEqual([60]));
  expect(screen.queryByText(/Not all of it could be loaded/)).toBeNull();
});

it('prints nothing when the search changes meanwhile, nor when it changes back', async () => {
  let arrive = () => {};
  serve(60, {
    late: new Promise<void>(resolve => {
      arrive = resolve;
    }),
  });
  await press('Print');
  const difficulty = (band: string) =>
    act(async () => fireEvent.change(screen.getByLabelText('Difficulty'), { target: { value: band } }));
  await difficulty('Hard');
  await screen.findByText('60 questions found');
  await difficulty('');
  await act(async () => arrive());
  await screen.findByText('60 questions');
  await screen.findByRole('button', { name: 'Print' });
  expect(printed).toEqual([]);
});
