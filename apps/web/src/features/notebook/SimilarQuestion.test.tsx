import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { figures } from '@twelvefold/contract/figures';
import { afterEach, expect, it, vi } from 'vitest';
import { ours } from '../../../test/replies.ts';
import { queryClient } from '../../shared/query/query.ts';
import { SimilarQuestion } from './SimilarQuestion.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('can be checked after being open for hours', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (!url.endsWith('/answer'))
      return ours({ question: { id: 'q2' }, left_for_question: 3, left_today: 20 });
    sent.push(JSON.parse(String(body)));
    return ours({});
  });
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  render(
    <QueryClientProvider client={queryClient}>
      <SimilarQuestion questionId="q1" Try={() => <p>The twin</p>} />
    </QueryClientProvider>,
  );
  await act(async () => fireEvent.click(screen.getByText('Try a similar one')));
  await screen.findByText('The twin');
  now.mockReturnValue(9 * 3600 * 1000);
  await act(async () => fireEvent.click(screen.getByText('Show the solution')));
  expect(sent).toEqual([{ answer: null, elapsed_ms: figures.session.longestElapsedMs }]);
});
