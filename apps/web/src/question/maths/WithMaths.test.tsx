import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { WithMaths } from './WithMaths.tsx';

// KaTeX never loads in these tests.
vi.mock('./drawing/drawing.ts', () => ({ loadMaths: () => new Promise(() => {}) }));
afterEach(cleanup);

const page = (needed: boolean) => (
  <Suspense fallback="loading">
    <WithMaths needed={needed}>question</WithMaths>
  </Suspense>
);

it('a question with formulas waits for KaTeX', async () => {
  await act(async () => render(page(true)));
  expect(document.body.textContent).toBe('loading');
});

it('a question without formulas is shown at once, and stays when the next one needs KaTeX', async () => {
  const { rerender } = render(page(false));
  await act(async () => rerender(page(true)));
  expect(screen.queryByText('loading')).toBeNull();
  expect(document.body.textContent).toBe('question');
});
