import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { Link, Navigation, navigate, usePlace } from './navigation.tsx';

/** A link that the first page has only when one comes back. */
let fresh = false;

const places = {
  '/from': ['From', '/to'],
  '/to': ['To', '/end'],
  '/end': ['End', '/from'],
} as const;

/** Three pages, each with its ways on: the first has two links alike and a button. */
function Pages() {
  const { path } = usePlace();
  const [title, on] = places[path as keyof typeof places];
  return (
    <div key={path}>
      <PageTitle document={title}>{title}</PageTitle>
      {fresh && <Link to={on}>News</Link>}
      <Link to={on}>On</Link>
      <Link to={on}>On</Link>
      <button type="button" onClick={() => navigate(on)}>
        Next
      </button>
    </div>
  );
}

const settled = () =>
  act(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
/** Where things are drawn after a step back: pixels from the top. */
let [headingTop, linksTop] = [0, 0];

beforeEach(() => {
  fresh = false;
  [headingTop, linksTop] = [80, 100];
  history.replaceState(null, '', '/from');
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, this.matches('h1') ? headingTop : linksTop, 100, 20);
  });
  render(
    <Navigation>
      <Pages />
    </Navigation>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const heading = (name: string) => screen.getByRole('heading', { name });
const second = () => screen.getAllByRole('link', { name: 'On' })[1];
const button = () => screen.getByRole('button');

async function follow(element: HTMLElement | undefined, to: string, title: string) {
  element?.focus();
  await act(async () => navigate(to));
  expect(document.activeElement).toBe(heading(title));
}
const back = (to: string) =>
  act(async () => {
    // As the browser goes: without the event by which the page itself announces a change of address.
    Object.getPrototypeOf(history).replaceState.call(history, null, '', to);
    dispatchEvent(new Event('popstate'));
  });

it('after a step back to a place far down one goes on from the link that was followed', async () => {
  await follow(second(), '/to', 'To');
  await back('/from');
  expect(document.activeElement).toBe(heading('From'));
  // The browser scrolls once the page stands.
  headingTop = -2000;
  await settled();
  expect(document.activeElement).toBe(second());
});

it('or from the button that was pressed', async () => {
  headingTop = -2000;
  await follow(button(), '/to', 'To');
  await back('/from');
  await settled();
  expect(document.activeElement).toBe(button());
});

it('also where others have come to the page, and after another step', async () => {
  headingTop = -2000;
  await follow(second(), '/to', 'To');
  await follow(button(), '/end', 'End');
  await back('/to');
  await settled();
  expect(document.activeElement).toBe(button());
  fresh = true;
  await back('/from');
  await settled();
  expect(document.activeElement).toBe(second());
});

it('after a step back to the top of a page one begins at its heading', async () => {
  await follow(second(), '/to', 'To');
  await back('/from');
  await settled();
  expect(document.activeElement).toBe(heading('From'));
});

it('as where what was followed is out of sight, or where one comes by a link', async () => {
  headingTop = -2000;
  await follow(second(), '/to', 'To');
  linksTop = 9000;
  await back('/from');
  await settled();
  expect(document.activeElement).toBe(heading('From'));
  linksTop = 100;
  await follow(second(), '/to', 'To');
  await follow(button(), '/from', 'From');
  await settled();
  expect(document.activeElement).toBe(heading('From'));
});

it('whoever has gone on in the meantime stays there', async () => {
  headingTop = -2000;
  await follow(second(), '/to', 'To');
  await back('/from');
  button().focus();
  await settled();
  expect(document.activeElement).toBe(button());
});
