import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ErrorCard } from './ErrorCard.tsx';

afterEach(cleanup);

const page = (failed: boolean) => (
  <>
    <input aria-label="Search" />
    <button type="button">Show</button>
    {failed && <ErrorCard title="It did not load">Please try again.</ErrorCard>}
  </>
);

it('takes the focus when a page did not load', () => {
  const { rerender } = render(page(false));
  screen.getByRole('button').focus();
  rerender(page(true));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

it('leaves the focus in a field that is being typed in', () => {
  const { rerender } = render(page(false));
  const field = screen.getByLabelText('Search');
  field.focus();
  rerender(page(true));
  expect(document.activeElement).toBe(field);
  expect(screen.getByRole('alert').textContent).toContain('It did not load');
});
