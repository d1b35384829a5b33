import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { figures } from '@twelvefold/contract/figures';
import { Suspense, startTransition, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asha } from '../../../test/people.ts';
import { inTab } from '../../shared/browser/stored.ts';
import { watchFields } from '../../shared/browser/unsaved.ts';
import { auth } from '../../shared/sign-in/auth.ts';
import { ErrorBoundary } from '../notices/ErrorBoundary.tsx';
import { inPlace, type Lazy, lazy, optional } from './lazy.tsx';

const gone = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));
const Part = () => <p>Here</p>;
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  inTab.reloadedAt.remove();
  reload.mockReset();
  vi.stubGlobal('location', { reload, pathname: '/contact' });
  // React logs errors that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  auth.forget();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const moment = () => act(() => vi.advanceTimersByTimeAsync(10));

function Opening({ what: Wanted }: { what: Lazy }) {
  const [isWanted, want] = useState(false);
  return (
    <Suspense fallback="Loading">
      <button type="button" onClick={() => startTransition(() => want(true))}>
        Open
      </button>
      {isWanted && <Wanted />}
    </Suspense>
  );
}

/** Renders a page with the part, and waits for all tries. */
async function opened(load: () => Promise<typeof Part>, kind = lazy) {
  const Lazy = kind(load);
  await act(async () => {
    render(
      <ErrorBoundary
        fallback={retry => (
          <button type="button" onClick={retry}>
            Try Again
          </button>
        )}
      >
        <Suspense fallback="Loading">
          <Lazy />
        </Suspense>
      </ErrorBoundary>,
    );
  });
  await act(() => vi.advanceTimersByTimeAsync(5000));
  await moment();
}

it('a file that failed once is retried', async () => {
  const load = vi.fn(() => Promise.resolve(Part)).mockImplementationOnce(gone);
  await opened(load);
  expect(screen.getByText('Here')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

it('a file that fails twice reloads the page', async () => {
  await opened(gone);
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.getByText('Loading')).toBeTruthy();
});

it('the page does not reload in a loop, whatever else loads in between', async () => {
  await opened(gone);
  cleanup();
  await opened(() => Promise.resolve(Part));
  cleanup();
  await opened(gone);
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.getByText('Try Again')).toBeTruthy();
});

it('the page may reload again after ten minutes', async () => {
  await opened(gone);
  cleanup();
  vi.advanceTimersByTime(11 * 60 * 1000);
  await opened(gone);
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([
  ['without a network', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  [
    'in a browser without storage',
    () =>
      vi.stubGlobal('sessionStorage', {
        getItem: () => null,
        setItem: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      }),
  ],
])('%s the page stays, and can be retried', async (_where, arrange) => {
  arrange();
  const load = vi.fn(gone as () => Promise<typeof Part>);
  await opened(load);
  expect(reload).not.toHaveBeenCalled();
  load.mockImplementation(() => Promise.resolve(Part));
  await act(async () => screen.getByText('Try Again').click());
  await moment();
  expect(screen.getByText('Here')).toBeTruthy();
});

it('the page with typed text stays, and can be retried', async () => {
  watchFields();
  render(<input aria-label="Your words" />);
  fireEvent.input(screen.getByLabelText('Your words'), { target: { value: 'Hello' } });
  await opened(gone);
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByText('Try Again')).toBeTruthy();
});

it.each([
  ['that was left for another address', () => vi.stubGlobal('location', { reload, pathname: '/pricing' })],
  ['that a sign-in replaces', () => auth.signIn({ access_token: 'secret', user: asha })],
])('text typed on a page %s does not prevent the reload', async (_which, leave) => {
  watchFields();
  render(<input aria-label="Your words" />);
  fireEvent.input(screen.getByLabelText('Your words'), { target: { value: 'Hello' } });
  leave();
  await opened(gone);
  expect(reload).toHaveBeenCalledOnce();
});

it('an optional part that fails leaves the page as it is', async () => {
  const Button = optional(gone as () => Promise<typeof Part>);
  render(
    <ErrorBoundary fallback={() => 'An error page'}>
      <p>The recap</p>
      <Button />
    </ErrorBoundary>,
  );
  await act(() => vi.advanceTimersByTimeAsync(5000));
  await moment();
  expect(document.body.textContent).toBe('The recap');
  expect(reload).not.toHaveBeenCalled();
});

it('an optional part may take as long as any file, and renders when it has loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Part>();
  const Button = optional(() => promise);
  await act(async () => {
    render(<Button />);
  });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  resolve(Part);
  await moment();
  expect(document.body.textContent).toBe('Here');
});

it('a part that loads during a transition logs nothing', async () => {
  const told = vi.spyOn(console, 'error').mockReset();
  const { promise, resolve } = Promise.withResolvers<typeof Part>();
  const Lazy = lazy(() => promise);
  render(<Opening what={Lazy} />);
  await act(async () => screen.getByText('Open').click());
  resolve(Part);
  await moment();
  expect(screen.getByText('Here')).toBeTruthy();
  expect(told).not.toHaveBeenCalled();
});

it('a preloaded part renders at once', async () => {
  const Lazy = lazy(() => Promise.resolve(Part));
  await Lazy.preload();
  render(<Lazy />);
  expect(screen.getByText('Here')).toBeTruthy();
});

it('a loaded part leaves no timer running, so that the prerendering process can exit', async () => {
  await opened(() => Promise.resolve(Part));
  expect(screen.getByText('Here')).toBeTruthy();
  expect(vi.getTimerCount()).toBe(0);
});

it('a file that takes too long is not retried but reloads the page, because the same fetch would hang', async () => {
  const load = vi.fn(() => new Promise<typeof Part>(() => {}));
  await opened(load);
  await act(() => vi.advanceTimersByTimeAsync(1000 * figures.timeoutsSeconds.codeChunk - 5100));
  expect(reload).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(load).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
});

it('an in-place part can be retried after 20 seconds, and renders if it has loaded meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Part>();
  await opened(() => promise, inPlace);
  expect(screen.getByText('Loading')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(reload).not.toHaveBeenCalled();
  resolve(Part);
  await act(async () => screen.getByText('Try Again').click());
  await moment();
  expect(screen.getByText('Here')).toBeTruthy();
});
