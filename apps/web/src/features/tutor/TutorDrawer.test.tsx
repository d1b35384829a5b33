import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { question } from '../../../test/question.ts';
import { TutorDrawer } from './TutorDrawer.tsx';
import type { Chat } from './useChat.ts';

// KaTeX complains of quirks mode, which the simulated page claims to be in.
vi.hoisted(() => Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' }));

const thread = { data: { message_count: 0, remaining_messages: 10, is_locked: false, messages: [] } };
const chatWith = (trouble: string | null) =>
  ({
    thread,
    pending: { text: 'why?', blocks: [], trouble },
    busy: trouble === null,
    send: async () => {},
    stop: () => {},
  }) as unknown as Chat;
const nothing = () => {};
const drawer = (trouble: string | null) => (
  <TutorDrawer question={question} chat={chatWith(trouble)} draft="" onDraft={nothing} onClose={nothing} />
);

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= nothing;
  HTMLElement.prototype.scrollIntoView ??= nothing;
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([
  ['Stop waiting', null],
  ['Retry', 'You stopped waiting.'],
])('%s goes with its press, and leaves the focus where the next words are written', async (name, trouble) => {
  render(drawer(trouble));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(screen.getByPlaceholderText('Ask about this question'));
});
