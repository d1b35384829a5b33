import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { BankQuestion } from '@twelvefold/contract';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ours } from '../../../../test/replies.ts';
import { queryClient } from '../../../shared/query/query.ts';
import { QuestionEditor } from './QuestionEditor.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= () => {};
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const opened: BankQuestion = {
  id: '11111111-1111-4111-8111-111111111111',
  stem: 'What is two and two?',
  type_code: 'AR.PCT.1',
  type: 'Percentage change and reversing it',
  subcategory: 'Percentages',
  difficulty: 'Easy',
  suggested_band: null,
  status: 'live',
  created_at: '2026-03-02T06:30:00.000Z',
  answered: 0,
  right_share: null,
  reports: 0,
  flag: null,
  options: [
    { letter: 'A', text: '4' },
    { letter: 'B', text: '5' },
    { letter: 'C', text: '6' },
    { letter: 'D', text: '7' },
  ],
  right_answer: 'A',
  solution: { snap_read: 'a', solution_approach: 'b', detailed_solution: 'c', principle_to_remember: 'd' },
  image_url: null,
  image_alt_text: null,
  target_seconds: 50,
  statistics: null,
  learnt: null,
  version: 'as it was opened',
  changes: [],
  reported_for: { answer: 0, other: 0, picture: 0, unclear: 0 },
};

const editor = (question: BankQuestion) => (
  <QueryClientProvider client={queryClient}>
    <QuestionEditor question={question} onClose={() => {}} to={id => id} />
  </QueryClientProvider>
);

it('saves with the version it was opened at, so it cannot overwrite another administrator’s later change', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method, body }: { method?: string; body?: string }) => {
    if (method !== 'POST') return ours({ types: [] });
    sent.push(JSON.parse(body ?? 'null'));
    return ours({ id: opened.id });
  });
  const { rerender } = render(editor(opened));
  rerender(editor({ ...opened, version: 'of somebody else', stem: 'What is three and one?' }));
  fireEvent.change(screen.getByLabelText('Reason for the change'), { target: { value: 'Shorter' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ version: 'as it was opened', stem: 'What is two and two?' });
});

it('asks before it discards changed text, and closes at once when nothing changed', async () => {
  vi.stubGlobal('fetch', async () => ours({ types: [] }));
  const closed = vi.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <QuestionEditor question={opened} onClose={closed} to={id => id} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByText('Cancel'));
  expect(closed).toHaveBeenCalledTimes(1);
  fireEvent.change(screen.getByLabelText('Question'), { target: { value: 'What is two and three?' } });
  fireEvent.click(screen.getByText('Cancel'));
  await screen.findByText('Leave without saving?');
  expect(closed).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByText('Discard changes'));
  expect(closed).toHaveBeenCalledTimes(2);
});

it('asks before a link leads away from changed text', async () => {
  vi.stubGlobal('fetch', async () => ours({ types: [] }));
  render(
    <>
      <a href="/admin/questions">Questions</a>
      {editor(opened)}
    </>,
  );
  fireEvent.change(screen.getByLabelText('Question'), { target: { value: 'What is two and three?' } });
  expect(fireEvent.click(screen.getByText('Questions'))).toBe(false);
  await screen.findByText('Leave without saving?');
  fireEvent.click(screen.getByText('Keep editing'));
  expect(screen.queryByText('Leave without saving?')).toBeNull();
});
