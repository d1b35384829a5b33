import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { WithMaths } from './WithMaths.tsx';

// The file of KaTeX is on its way for as long as these tests run.
vi.mock('./drawing/drawing.ts', () => ({ loadMaths: () => new Promise(() => {}) }));
afterEach(cleanup);

const page = (needed: boolean) => (
  <Suspense fallback="loading">
    <WithMaths needed={needed}>question</WithMaths>
  </Suspense>
);

it('a question with formulas waits until they can be drawn', async () => {
  await act(async () => render(page(true)));
  expect(document.body.textContent).toBe('loading');
});

it('one without is read at once, and stays when the next needs formulas', async () => {
  const { rerender } = render(page(false));
  await act(async () => rerender(page(true)));
  expect(screen.queryByText('loading')).toBeNull();
  expect(document.body.textContent).toBe('question');
});
