import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asha } from '../../test/people.ts';

vi.mock('./routes.ts', () => ({ LandingPage: () => 'landing page', preload: async () => {} }));

/** A page of its own: who is signed in, and how it was come to, is known from its beginning. */
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

it('whoever comes to a page by its address is led on to it by signing in', async () => {
  const { show, signIn } = await opened('/history?search=cars#main');
  show();
  await screen.findByText('landing page');
  expect(address()).toBe('/');
  await act(async () => signIn());
  await vi.waitFor(() => expect(address()).toBe('/history?search=cars#main'));
});

it('one who makes an account there begins at the first session instead', async () => {
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

it('nobody is led to a page that somebody signed out of', async () => {
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

it('nor is anybody to one that a tab loaded again, as it does when another has signed out', async () => {
  const again = [{ type: 'reload' }] as never;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(again);
  const { show, signIn } = await opened('/history');
  show();
  await screen.findByText('landing page');
  await act(async () => signIn());
  await screen.findByText('the page');
  expect(address()).toBe('/');
});
