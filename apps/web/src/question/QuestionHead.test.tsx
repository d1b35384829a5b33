import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { question as sample } from '../../test/question.ts';
import { QuestionHead } from './QuestionHead.tsx';

const question = { ...sample, position: 2 };
const scrolled = vi.fn();

beforeEach(() => {
  scrolled.mockReset();
  vi.stubGlobal('scrollTo', scrolled);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const comesUp = (below: ReactNode) =>
  render(
    <article>
      <QuestionHead question={question} total={12} />
      {below}
    </article>,
  );
const frame = () => act(() => new Promise(resolve => requestAnimationFrame(resolve)));
const number = () => screen.getByRole('heading', { name: 'Question 2' });
const option = <input type="radio" aria-label="A one" />;

it('a new question gets focus on its number and is scrolled to the top', async () => {
  comesUp(option);
  await frame();
  expect(document.activeElement).toBe(number());
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
});

it('keeps focus and scroll position when an option was chosen before the frame', async () => {
  comesUp(option);
  screen.getByRole('radio').focus();
  await frame();
  expect(document.activeElement).toBe(screen.getByRole('radio'));
  expect(scrolled).not.toHaveBeenCalled();
});

it('keeps the focus on a control outside the question that got it before the frame', async () => {
  render(<button type="button">Keyboard shortcuts</button>);
  comesUp(option);
  screen.getByRole('button').focus();
  await frame();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

it('takes the focus from the control that opened it', async () => {
  render(<button type="button">Skip Question</button>);
  screen.getByRole('button').focus();
  comesUp(option);
  await frame();
  expect(document.activeElement).toBe(number());
});

/** Takes focus on mount, like a result panel. */
function Result() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      Correct
    </h2>
  );
}

it('a question that appears with its result is scrolled to the top too', async () => {
  comesUp(<Result />);
  await frame();
  expect(document.activeElement).toBe(number());
  expect(scrolled).toHaveBeenCalledOnce();
});
