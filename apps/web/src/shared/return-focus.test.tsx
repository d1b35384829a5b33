import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Link, Navigation, navigate, usePlace } from './navigation.tsx';

/** Two pages with links to each other; `/from` has two alike. */
function Pages() {
  const { path } = usePlace();
  if (path === '/to')
    return (
      <PageTitle key="to" document="To">
        To
      </PageTitle>
    );
  return (
    <>
      <PageTitle key="from" document="From">
        From
      </PageTitle>
      <Link to="/to">On</Link>
      <Link to="/to">On</Link>
    </>
  );
}

const settled = () =>
  act(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
/** Where things are drawn after the step back: the heading this many pixels from the top. */
let headingTop = 0;

beforeEach(() => {
  history.replaceState(null, '', '/from');
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, this.matches('h1') ? headingTop : 100, 100, 20);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function thereAndBack() {
  render(
    <Navigation>
      <Pages />
    </Navigation>,
  );
  const second = screen.getAllByRole('link', { name: 'On' })[1];
  second?.focus();
  await act(async () => navigate('/to'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'To' }));
  await act(async () => {
    history.replaceState(null, '', '/from');
    dispatchEvent(new Event('popstate'));
  });
  await settled();
}

it('after a step back to a place far down one goes on from the link that was followed', async () => {
  headingTop = -2000;
  await thereAndBack();
  expect(document.activeElement).toBe(screen.getAllByRole('link', { name: 'On' })[1]);
});

it('after a step back to the top of a page one begins at its heading', async () => {
  headingTop = 80;
  await thereAndBack();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'From' }));
});
