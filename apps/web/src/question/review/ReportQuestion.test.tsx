import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ours } from '../../../test/replies.ts';
import { queryClient } from '../../shared/query/query.ts';
import { ReportQuestion } from './ReportQuestion.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  button.focus();
  await act(async () => fireEvent.click(button));
};

it('keyboard focus stays in the report while its buttons change', async () => {
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) =>
    ours({ reason: body ? JSON.parse(String(body)).reason : null }),
  );
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <ReportQuestion questionId="q1" />
    </QueryClientProvider>,
  );
  const report = container.firstElementChild;
  for (const name of ['Report this question', 'It is unclear', 'Take it back']) {
    await press(name);
    await vi.waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
    expect(document.activeElement).toBe(report);
  }
});
