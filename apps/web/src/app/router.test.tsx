import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Navigation } from '../shared/navigation/navigation.tsx';
import { AppRoutes } from './router.tsx';

vi.mock('./routes.ts', () => ({
  pageOf: () => () => {
    throw new Error('A page that cannot be drawn');
  },
  StudentLayout: () => null,
}));

it('a page that throws on its first render shows the error page and removes the boot spinner', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  document.documentElement.dataset.boot = '';
  const boot = document.body.appendChild(document.createElement('div'));
  boot.id = 'boot';
  history.replaceState(null, '', '/pricing');
  render(
    <Navigation>
      <AppRoutes />
    </Navigation>,
  );
  await screen.findByRole('heading', { name: 'This page did not load' });
  expect(document.documentElement.dataset.boot).toBeUndefined();
  expect(document.getElementById('boot')).toBeNull();
});
