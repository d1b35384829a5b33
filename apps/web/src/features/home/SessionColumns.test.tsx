import { cleanup, render, screen } from '@testing-library/react';
import type { SessionListItem } from '@twelvefold/contract';
import { afterEach, expect, it } from 'vitest';
import { SessionColumns } from './SessionColumns.tsx';

afterEach(cleanup);

const session = (
  session_number: number,
  correct_count: number,
  uncounted_count: number,
): SessionListItem => ({
  session_id: `session ${session_number}`,
  status: 'completed',
  total_questions: 12,
  answered_count: 12,
  correct_count,
  uncounted_count,
  current_position: 13,
  progress_percentage: 100,
  session_number,
  session_type: 'blueprint',
  created_at: '2026-11-20T10:00:00Z',
  completed_at: '2026-11-20T10:30:00Z',
});

/** Number of dots in the first column: not right, and right. */
const firstColumn = (container: HTMLElement) =>
  [...(container.querySelector('g')?.querySelectorAll('path') ?? [])].map(
    path => path.getAttribute('d')?.split('h0').filter(Boolean).length,
  );

it('a question whose picture was lost has no dot and does not count in the score', () => {
  const { container } = render(
    <SessionColumns sessions={[session(1, 7, 1), session(2, 9, 0)]} rising={false} />,
  );
  expect(firstColumn(container)).toEqual([4, 7]);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Correct answers out of 12 in each session, oldest first: 7 of 11, 9',
  );
  expect(screen.getByText(/A column is shorter where an image did not load/)).toBeTruthy();
});

it('without lost pictures a column has twelve dots, and pictures are not mentioned', () => {
  const { container } = render(<SessionColumns sessions={[session(1, 7, 0)]} rising={false} />);
  expect(firstColumn(container)).toEqual([5, 7]);
  expect(screen.queryByText(/image/)).toBeNull();
});
