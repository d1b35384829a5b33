import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Popover } from './Popover.tsx';

beforeEach(() => {
  render(
    <>
      <Popover label="Why this question" button="?">
        {close => (
          <button type="button" onClick={close}>
            Got it
          </button>
        )}
      </Popover>
      <button type="button">Elsewhere</button>
    </>,
  );
});
afterEach(cleanup);

const opener = () => screen.getByRole('button', { name: /^Why this question/ });
const isOpen = () => opener().getAttribute('aria-expanded') === 'true';
const open = () => {
  fireEvent.click(opener());
  expect(isOpen()).toBe(true);
};

it('closes on Esc, prevents its default and returns the focus', () => {
  open();
  screen.getByText('Got it').focus();
  const press = createEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent(document.body, press);
  expect(isOpen()).toBe(false);
  expect(press.defaultPrevented, 'a dialog around it would close').toBe(true);
  expect(document.activeElement).toBe(opener());
});

it('closes when another element is pressed or focused, and leaves the focus there', () => {
  open();
  fireEvent.pointerDown(screen.getByText('Elsewhere'));
  expect(isOpen()).toBe(false);
  open();
  act(() => screen.getByText('Elsewhere').focus());
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(screen.getByText('Elsewhere'));
});

it('can be closed by its content', () => {
  open();
  fireEvent.click(screen.getByText('Got it'));
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(opener());
});
