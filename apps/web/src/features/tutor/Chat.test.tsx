import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { question } from '../../../test/question.ts';
import { ours } from '../../../test/replies.ts';
import { queryClient } from '../../shared/query/query.ts';
import { Chat } from './Chat.tsx';
import { tutor } from './tutor.ts';

// KaTeX warns in quirks mode, which happy-dom reports.
vi.hoisted(() => Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' }));

const counters = { message_count: 0, remaining_messages: 10, is_locked: false };
const about = { sessionId: 's1', question };

/** The chat with a doubt that has no reply yet, or was refused. */
async function asking(reply: () => Promise<Response>) {
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/history') ? ours({ ...counters, messages: [] }) : reply(),
  );
  tutor.open(about, 'why?');
  render(
    <QueryClientProvider client={queryClient}>
      <Chat {...about} />
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(10_000));
}

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView ??= () => {};
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  tutor.close();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  ['Stop waiting', () => new Promise<Response>(() => {})],
  ['Retry', async () => ours({ code: 'internal', detail: '' }, { status: 500 })],
])('%s goes with its press, and leaves the focus where the next words are written', async (name, reply) => {
  await asking(reply);
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(screen.getByPlaceholderText('Ask about this question'));
});

it('an open tutor follows to the next question, and typed text stays with its question', () => {
  const next = { ...about, question: { ...question, id: 'q2', position: 2 } };
  tutor.follow(next);
  render(
    <QueryClientProvider client={queryClient}>
      <Chat {...about} />
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByPlaceholderText('Ask about this question'), {
    target: { value: 'half a dou' },
  });
  cleanup();
  render(
    <QueryClientProvider client={queryClient}>
      <Chat {...next} />
    </QueryClientProvider>,
  );
  const field = () => screen.getByPlaceholderText<HTMLTextAreaElement>('Ask about this question').value;
  expect(field()).toBe('');
  cleanup();
  render(
    <QueryClientProvider client={queryClient}>
      <Chat {...about} />
    </QueryClientProvider>,
  );
  expect(field()).toBe('half a dou');
});
