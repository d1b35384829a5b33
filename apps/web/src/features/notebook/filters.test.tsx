import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Navigation } from '../../shared/navigation/navigation.tsx';
import { useFilters } from './filters.ts';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

function Shown() {
  const [filters, set] = useFilters();
  return (
    <button type="button" onClick={() => set({ ...filters, list: 'open', cause: 'slow' })}>
      {JSON.stringify(filters)}
    </button>
  );
}

const shown = () => JSON.parse(screen.getByRole('button').textContent ?? '');

it('keeps the filters in the address and ignores invalid ones', async () => {
  history.replaceState(null, '', '/notebook?list=marked&reason=slip&cause=bored');
  render(<Shown />, { wrapper: Navigation });
  expect(shown()).toEqual({ list: 'marked', topic: '', cause: '', reason: 'slip' });
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(location.search).toBe('?cause=slow&reason=slip');
  expect(shown()).toEqual({ list: 'open', topic: '', cause: 'slow', reason: 'slip' });
});
