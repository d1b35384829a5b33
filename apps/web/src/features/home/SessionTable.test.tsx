import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { SessionListItem } from '@twelvefold/contract';
import { afterEach, expect, it } from 'vitest';
import { Navigation } from '../../shared/navigation/navigation.tsx';
import { SessionTable } from './SessionTable.tsx';

afterEach(cleanup);

it('a score counts only valid questions', () => {
  const session = {
    session_id: 's1',
    session_number: 1,
    total_questions: 12,
    correct_count: 7,
    uncounted_count: 1,
    completed_at: '2026-11-20T10:30:00Z',
  } as SessionListItem;
  render(
    <Navigation>
      <SessionTable sessions={[session]} />
    </Navigation>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Review a session' }));
  expect(screen.getByRole('row', { name: /Session 1/ }).textContent).toContain('7 of 11');
});
