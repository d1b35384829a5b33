import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asha } from '../../test/people.ts';

vi.mock('./routes.ts', () => ({ LandingPage: () => 'landing page', preload: async () => {} }));

/** A fresh module graph for each test: sign-in state and arrival are read once, at module load. */
async function opened(path: string) {
  vi.resetModules();
  const [{ Gate }, { Navigation, navigate }, { auth }] = await Promise.all([
    import('./Gate.tsx'),
    import('../shared/navigation/navigation.tsx'),
    import('../shared/sign-in/auth.ts'),
  ]);
  navigate(path);
  const show = () =>
    render(
      <Navigation>
        <Gate>the page</Gate>
      </Navigation>,
    );
  return { auth, navigate, show, signIn: () => auth.signIn({ access_token: 't', user: asha }) };
}
const address = () => location.pathname + location.search + location.hash;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

it('a visitor who opens a page by its address gets to it after signing in', async () => {
  const { show, signIn } = await opened('/history?search=cars#main');
  show();
  await screen.findByText('landing page');
  expect(address()).toBe('/');
  await act(async () => signIn());
  await vi.waitFor(() => expect(address()).toBe('/history?search=cars#main'));
});

it('a visitor who signs up there starts with the first session instead', async () => {
  const { show, signIn, navigate } = await opened('/account');
  show();
  await screen.findByText('landing page');
  await act(async () => {
    signIn();
    navigate('/begin', { replace: true });
  });
  await screen.findByText('the page');
  expect(address()).toBe('/begin');
});

it('signing in after a sign-out does not return to the page left by it', async () => {
  const { auth, show, signIn } = await opened('/session/0198c5d2-1111-7000-8000-000000000001');
  signIn();
  show();
  await screen.findByText('the page');
  await act(async () => auth.forget());
  await screen.findByText('landing page');
  await act(async () => signIn());
  await screen.findByText('the page');
  expect(address()).toBe('/');
});

it('nor to a page that a tab reloaded, as tabs do after a sign-out in another tab', async () => {
  const again = [{ type: 'reload' }] as never;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(again);
  const { show, signIn } = await opened('/history');
  show();
  await screen.findByText('landing page');
  await act(async () => signIn());
  await screen.findByText('the page');
  expect(address()).toBe('/');
});
