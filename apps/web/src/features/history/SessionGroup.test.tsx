import { cleanup, render, screen } from '@testing-library/react';
import type { PastSession } from '@twelvefold/contract';
import { afterEach, expect, it } from 'vitest';
import { Navigation } from '../../shared/navigation.tsx';
import { SessionGroup } from './SessionGroup.tsx';

afterEach(cleanup);

const shown = (changed: Partial<PastSession>) => {
  const session: PastSession = {
    session_id: 's1',
    session_number: 1,
    session_type: 'blueprint',
    status: 'completed',
    started_at: '2026-11-20T05:00:00Z',
    correct_count: 3,
    uncounted_count: 0,
    total_questions: 12,
    ...changed,
  };
  render(
    <Navigation>
      <SessionGroup
        session={session}
        questions={[]}
        isOpen={() => false}
        Item={() => null}
        onToggle={() => {}}
      />
    </Navigation>,
  );
  return screen.getByText(/correct/).textContent;
};

it('a session is named with its score, of the questions that count', () => {
  expect(shown({})).toBe('20 Nov 2026, 3 of 12 correct');
  cleanup();
  expect(shown({ uncounted_count: 2 })).toBe('20 Nov 2026, 3 of 10 correct');
});
