import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, it, vi } from 'vitest';
import { usePrinting } from './usePrinting.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Fold = () => <p>{usePrinting() ? 'open' : 'folded'}</p>;

it('a fold that mounts while the page is being printed is open', () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  render(<Fold />);
  screen.getByText('open');
});
