import { act, cleanup, render } from '@testing-library/react';
import { figures } from '@twelvefold/contract/figures';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CodeField } from '../features/auth/code/CodeField.tsx';
import { FeedbackText } from '../features/feedback/FeedbackText.tsx';
import { GoalFields } from '../features/goal/GoalFields.tsx';
import { Note } from '../features/notebook/Note.tsx';
import { Composer } from '../features/tutor/Composer.tsx';
import { Banner, Notice } from '../ui/notices/Banner.tsx';
import { Loading } from '../ui/waiting/Skeleton.tsx';

const nothing = () => {};
const mark = { bookmarked: false, to_review: false, reason: null };
const goal = { exam_date: null, days_a_week: null };
const marks = [{ percentile: 95, least: 20, about: 23, most: 27 }];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Text that a screen reader gets from the page's only live region. */
function known(region: Element | null | undefined): string {
  const copy = region?.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('.invisible')) hidden.remove();
  return copy.textContent;
}
const regionOf = (page: Element) => page.querySelector('[role=status], [aria-live=polite]');

it.each([
  [
    'a notice',
    <Notice key="" tone="success">
      Your profile is saved.
    </Notice>,
    'Your profile is saved.',
  ],
  [
    'a banner',
    <Banner key="" tone="warning">
      You are offline.
    </Banner>,
    'You are offline.',
  ],
  ['a loading placeholder', <Loading key="" says="Loading your notebook..." />, 'Loading your notebook...'],
])('the text of %s enters its live region a moment after the region itself', (_, part, words) => {
  const { container } = render(part);
  const region = regionOf(container);
  expect(known(region)).toBe('');
  act(() => vi.advanceTimersByTime(500));
  expect(regionOf(container)).toBe(region);
  expect(known(region)).toBe(words);
});

it.each([
  [
    'the counter of a note',
    (long: boolean) => {
      const note = 'x'.repeat(long ? figures.notebook.noteMost : 0);
      return <Note questionId="q" mark={{ ...mark, note }} busy={false} save={nothing} />;
    },
    /characters/,
  ],
  [
    'the counter of a doubt',
    (long: boolean) => (
      <Composer
        value={'x'.repeat(long ? figures.doubts.textMost : 0)}
        busy={false}
        onValue={nothing}
        onSend={nothing}
        field={createRef()}
      />
    ),
    /characters/,
  ],
  [
    'the limit of a feedback',
    (long: boolean) => (
      <FeedbackText
        value={'x'.repeat(long ? figures.feedback.textMost : 0)}
        error={undefined}
        locked={false}
        onValue={nothing}
      />
    ),
    /limit reached/,
  ],
  [
    'the attempts that a code has left',
    (failed: boolean) => (
      <CodeField
        label="Code"
        code=""
        onCode={nothing}
        error={undefined}
        field={createRef()}
        {...(failed && { left: 2 })}
      />
    ),
    /2 attempts/,
  ],
  [
    'the marks of a percentile',
    (chosen: boolean) => (
      <GoalFields
        goal={{ ...goal, target_percentile: chosen ? 95 : null }}
        marks={marks}
        onChange={nothing}
      />
    ),
    /about 23 of 66 marks/,
  ],
])('the region of %s is there, and in sight of a screen reader, before its words', (_, part, words) => {
  const { container, rerender } = render(part(false));
  const region = regionOf(container);
  expect(region?.className).not.toContain('hidden');
  expect(known(region)).toBe('');
  rerender(part(true));
  expect(regionOf(container)).toBe(region);
  expect(known(region)).toMatch(words);
});
