import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, it, vi } from 'vitest';
import { usePrinting } from './usePrinting.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Fold = () => <p>{usePrinting() ? 'open' : 'folded'}</p>;

it('a fold that comes to a page already laid out for paper stands open', () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  render(<Fold />);
  screen.getByText('open');
});
