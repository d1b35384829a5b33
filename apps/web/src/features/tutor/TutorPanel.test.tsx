import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { question } from '../../../test/question.ts';
import { ours } from '../../../test/replies.ts';
import { queryClient } from '../../shared/query/query.ts';
import { TutorPanel } from './TutorPanel.tsx';
import { tutor } from './tutor.ts';

// KaTeX warns in quirks mode, which happy-dom reports.
vi.hoisted(() => Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' }));

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const field = () => screen.findByPlaceholderText('Ask about this question');
const hasFocus = (element: Element) => vi.waitFor(() => expect(document.activeElement).toBe(element));

it('Esc closes it and returns the focus to its opener, each time', async () => {
  HTMLElement.prototype.scrollIntoView ??= () => {};
  vi.stubGlobal('fetch', async () =>
    ours({ message_count: 0, remaining_messages: 10, is_locked: false, messages: [] }),
  );
  render(
    <QueryClientProvider client={queryClient}>
      <button type="button" onClick={() => tutor.open({ sessionId: 's1', question })}>
        Ask
      </button>
      <TutorPanel />
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button', { name: 'Ask' });
  for (let time = 0; time < 2; time += 1) {
    button.focus();
    await act(async () => fireEvent.click(button));
    await hasFocus(await field());
    await act(async () => fireEvent.keyDown(await field(), { key: 'Escape' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await hasFocus(button);
  }
  // Focus that has moved to the page stays there.
  await act(async () => fireEvent.click(button));
  await hasFocus(await field());
  const other = document.body.appendChild(document.createElement('button'));
  other.focus();
  await act(async () => tutor.close());
  await hasFocus(other);
  other.remove();
});
