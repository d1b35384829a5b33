import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MarksAtStake } from './MarksAtStake.tsx';

const shown = (known: boolean) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MarksAtStake stakes={[]} wished={null} known={known} />
    </QueryClientProvider>,
  );

test('a student at the target in every topic is not asked to answer more', () => {
  shown(true);
  expect(screen.getByText(/^No marks are at stake/)).toBeTruthy();
  expect(screen.queryByText(/appears here once/)).toBeNull();
});

test('with few answers it says when a topic appears', () => {
  shown(false);
  expect(screen.getByText('A topic appears here once you have answered 5 questions on it.')).toBeTruthy();
});
