import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { switchShortcuts } from '../../../shared/browser/shortcuts.ts';
import { Navigation } from '../../../shared/navigation/navigation.tsx';
import { SessionErrorCard } from './SessionErrorCard.tsx';
import { SessionFrame } from './SessionFrame.tsx';
import { SessionLoading } from './SessionLoading.tsx';

const nothing = () => {};
const states: [string, ReactNode][] = [
  ['on its way', <SessionLoading key="loading" message="Loading your session..." />],
  ['not to be had', <SessionErrorCard key="failed" words="Failed to load question" onRetry={nothing} />],
];
const shown = (state: ReactNode) =>
  render(
    <Navigation>
      <SessionFrame banner={<p>You are offline.</p>}>{state}</SessionFrame>
    </Navigation>,
  );

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= nothing;
});
afterEach(() => {
  cleanup();
  switchShortcuts(true);
});

describe.each(states)('a session that is %s', (_, state) => {
  it('shows the page’s banners', () => {
    shown(state);
    screen.getByText('You are offline.');
  });

  it('lists its shortcuts on ? and on the button', async () => {
    shown(state);
    fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
    await screen.findByRole('heading', { name: 'Keyboard shortcuts', hidden: true });
    fireEvent.click(screen.getByText('Close'));
    expect(screen.queryByRole('heading', { name: 'Keyboard shortcuts', hidden: true })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /Keyboard shortcuts/ }));
    await screen.findByRole('heading', { name: 'Keyboard shortcuts', hidden: true });
  });
});

it('ignores single keys when shortcuts are switched off', () => {
  switchShortcuts(false);
  shown(states[0]?.[1]);
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  expect(screen.queryByRole('heading', { name: 'Keyboard shortcuts', hidden: true })).toBeNull();
});
