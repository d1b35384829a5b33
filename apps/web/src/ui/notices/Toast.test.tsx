import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '../controls/Dialog.tsx';
import { Announcer, announce } from './Announcer.tsx';
import { Toaster, toast } from './Toast.tsx';

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const region = (within: ParentNode) => within.querySelector(':scope > [aria-live=polite]');
const Page = ({ asked }: { asked: boolean }) => (
  <>
    {asked && (
      <Dialog title="Delete?" onClose={() => {}}>
        Really.
      </Dialog>
    )}
    <Announcer />
    <Toaster />
  </>
);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  pass(60_000);
  cleanup();
  vi.useRealTimers();
});

it('is visible for six seconds and announced', () => {
  const { container } = render(<Page asked={false} />);
  act(() => toast('Link copied.'));
  pass(200);
  expect(region(container)?.textContent).toBe('Link copied.');
  expect(screen.getByRole('button', { name: 'Close' }).parentElement?.textContent).toBe('Link copied.');
  pass(6000);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

it('stays while the pointer is on it', () => {
  render(<Page asked={false} />);
  act(() => toast('Link copied.'));
  const box = screen.getByRole('button', { name: 'Close' }).parentElement as HTMLElement;
  fireEvent.mouseEnter(box);
  pass(60_000);
  expect(screen.queryByText('Link copied.')).toBeTruthy();
  fireEvent.mouseLeave(box);
  pass(6000);
  expect(screen.queryByText('Link copied.')).toBeNull();
});

it('moves to the top of the window when it would cover the focused element', () => {
  render(
    <>
      <button type="button">Next</button>
      <Page asked={false} />
    </>,
  );
  const at = (element: Element, top: number) =>
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(20, top, 300, 50));
  act(() => toast('Link copied.'));
  const box = screen.getByRole('button', { name: 'Close' }).parentElement as HTMLElement;
  const next = screen.getByRole('button', { name: 'Next' });
  at(box, 700);
  at(next, 100);
  act(() => next.focus());
  expect(box.className).toContain('bottom-24');
  act(() => next.blur());
  at(next, 720);
  act(() => next.focus());
  expect(box.className).toContain('top-24');
});

it('announces the same words again', () => {
  const { container } = render(<Page asked={false} />);
  announce('Saved.');
  announce('Saved.');
  pass(200);
  expect(region(container)?.children.length).toBe(2);
});

it('announces inside an open dialog, and outside once it is closed', () => {
  const { container, rerender } = render(<Page asked />);
  const dialog = screen.getByRole('dialog');
  announce('Checking the code.');
  pass(200);
  expect(region(dialog)?.textContent).toBe('Checking the code.');
  announce('Your account is deleted.');
  rerender(<Page asked={false} />);
  pass(200);
  expect(region(container)?.textContent).toBe('Your account is deleted.');
});

it('drops an announcement when its page is gone', () => {
  announce('Your note is saved.');
  vi.stubGlobal('document', undefined);
  expect(() => vi.advanceTimersByTime(200)).not.toThrow();
  vi.unstubAllGlobals();
});
