import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { DoubtMessage } from '@twelvefold/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Conversation } from './Conversation.tsx';

// KaTeX warns in quirks mode, which happy-dom reports.
vi.hoisted(() => Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' }));

const timestamp = '2026-01-01T00:00:00.000Z';
const messages: DoubtMessage[] = [
  { role: 'user', content: 'hmm', timestamp },
  {
    role: 'assistant',
    content: 'Is it one of these?',
    timestamp,
    choices: ['Give me a hint', 'Why step 2?'],
  },
];
const nothing = () => {};

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView ??= nothing;
});
afterEach(cleanup);

it('a choice that the tutor offers is sent by one press', () => {
  const sent: string[] = [];
  render(
    <Conversation messages={messages} pending={null} onStop={nothing} onRetry={text => sent.push(text)} />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Why step 2?' }));
  expect(sent).toEqual(['Why step 2?']);
});

it('choices disappear while a message is being sent', () => {
  const pending = { text: 'Why step 2?', blocks: [], trouble: null };
  render(<Conversation messages={messages} pending={pending} onStop={nothing} onRetry={nothing} />);
  expect(screen.queryByRole('button', { name: 'Give me a hint' })).toBeNull();
});
