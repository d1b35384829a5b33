import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, use, useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { Link, Navigation, navigate, Redirect, usePlace, useSearchParams } from './navigation.tsx';

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
let search = (_: URLSearchParams) => {};
const Search = () => {
  const [, set] = useSearchParams();
  useEffect(() => {
    search = set;
  });
  return null;
};
const Account = ({ files }: { files: Promise<void> }) => {
  use(files);
  return (
    <>
      <PageTitle document="Account">Account</PageTitle>
      <section id="email">
        <h2>Email</h2>
      </section>
    </>
  );
};
const AccountOrHome = ({ files }: { files: Promise<void> }) => {
  const { path } = usePlace();
  return path === '/account' ? <Account files={files} /> : <PageTitle document="Home">Home</PageTitle>;
};
const go = (to: string, options?: { state?: unknown; replace?: boolean }) =>
  act(async () => navigate(to, options));

describe('the current place', () => {
  it('has the address, the navigation state and the kind forward', async () => {
    render(
      <Navigation>
        <Place />
      </Navigation>,
    );
    await go('/session?session_id=7#q', { state: { justMade: true } });
    expect(shown()).toEqual({
      path: '/session',
      search: '?session_id=7',
      hash: '#q',
      state: { justMade: true },
      kind: 'forward',
    });
  });

  it('has the kind back after history.back()', async () => {
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

  it('stays the previous page until the next one has loaded', async () => {
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

describe('a query', () => {
  it('renders synchronously, before the next keystroke', async () => {
    render(
      <Navigation>
        <Place />
      </Navigation>,
    );
    await go('/history?search=a');
    // As in a browser, where React schedules its renders.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    navigate('/history?search=ab', { replace: true });
    await Promise.resolve();
    vi.unstubAllGlobals();
    expect(shown()).toMatchObject({ search: '?search=ab' });
  });

  it('set during a navigation to another page does not undo it', async () => {
    const files = Promise.withResolvers<void>();
    render(
      <Navigation>
        <Search />
        <Suspense fallback="blank">
          <LatePage files={files.promise} />
        </Suspense>
      </Navigation>,
    );
    await go('/history');
    await act(async () => search(new URLSearchParams({ search: 'a' })));
    expect(shown()).toMatchObject({ path: '/history', search: '?search=a' });
    await go('/late');
    await act(async () => search(new URLSearchParams({ search: 'ab' })));
    expect(location.pathname + location.search).toBe('/late');
    await act(async () => files.resolve());
    expect(shown()).toMatchObject({ path: '/late' });
  });
});

describe('a part of a page', () => {
  const focused = () => document.activeElement?.textContent;

  it('is scrolled to once, when its page is rendered, however late', async () => {
    const files = Promise.withResolvers<void>();
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {});
    const { rerender } = render(
      <Navigation>
        <AccountOrHome files={files.promise} />
      </Navigation>,
    );
    await go('/account#email');
    expect(scrolled).not.toHaveBeenCalled();
    await act(async () => files.resolve());
    expect(scrolled.mock.instances.map(part => (part as unknown as HTMLElement).id)).toEqual(['email']);
    expect(focused()).toBe('Email');
    rerender(
      <Navigation>
        <AccountOrHome key="the page drawn anew" files={files.promise} />
      </Navigation>,
    );
    await act(async () => {});
    expect(focused()).toBe('Account');
  });
});

describe('links and redirects', () => {
  it('a click with a modifier key is left to the browser', async () => {
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

  it('a redirect adds no history entry', async () => {
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
