import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Link, Navigation, navigate, Redirect, usePlace } from './navigation.tsx';

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(cleanup);

const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '') as Record<string, unknown>;
const Place = () => <output>{JSON.stringify(usePlace())}</output>;
const Redirected = () => (usePlace().path === '/' ? <Redirect to="/dashboard" replace /> : <Place />);
const Late = ({ files }: { files: Promise<void> }) => {
  use(files);
  return <Place />;
};
const LatePage = ({ files }: { files: Promise<void> }) =>
  usePlace().path === '/late' ? <Late files={files} /> : <Place />;
const go = (to: string, options?: { state?: unknown; replace?: boolean }) =>
  act(async () => navigate(to, options));

describe('the place that is shown', () => {
  it('is the address with what went along, and came by going forward', async () => {
    render(
      <Navigation>
        <Place />
      </Navigation>,
    );
    await go('/session?session_id=7#q', { state: { fresh: true } });
    expect(shown()).toEqual({
      path: '/session',
      search: '?session_id=7',
      hash: '#q',
      state: { fresh: true },
      kind: 'forward',
    });
  });

  it('came by going back where the browser did', async () => {
    render(
      <Navigation>
        <Place />
      </Navigation>,
    );
    await go('/pricing');
    await act(async () => {
      history.replaceState(null, '', '/');
      dispatchEvent(new Event('popstate'));
    });
    expect(shown()).toMatchObject({ path: '/', kind: 'back' });
  });

  it('stays the one before, whole, until the files of the next page are there', async () => {
    const files = Promise.withResolvers<void>();
    render(
      <Navigation>
        <Suspense fallback="blank">
          <LatePage files={files.promise} />
        </Suspense>
      </Navigation>,
    );
    await go('/session', { state: 'mine' });
    await go('/late');
    expect(location.pathname).toBe('/late');
    expect(shown()).toMatchObject({ path: '/session', state: 'mine' });
    await act(async () => files.resolve());
    expect(shown()).toMatchObject({ path: '/late', state: null });
  });
});

describe('links and redirects', () => {
  it('a link with a modifier key is the browser’s', async () => {
    render(
      <Navigation>
        <Link to="/pricing">Pricing</Link>
      </Navigation>,
    );
    const press = (ctrlKey: boolean) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey });
      act(() => void screen.getByRole('link').dispatchEvent(event));
      return event.defaultPrevented;
    };
    expect([press(true), press(false)]).toEqual([false, true]);
    expect(location.pathname).toBe('/pricing');
  });

  it('a redirect leaves no step to go back to', async () => {
    const before = history.length;
    render(
      <Navigation>
        <Redirected />
      </Navigation>,
    );
    await act(async () => {});
    expect(shown()).toMatchObject({ path: '/dashboard' });
    expect(history.length).toBe(before);
  });
});
