import { expect, test } from 'vitest';
import {
  freeWeekBefore,
  freeWeekNow,
  longDay,
  looksBackWords,
  minutesLeft,
  minutesWords,
  mixWords,
  secondLookWords,
  statusLabel,
  trackLabel,
  waitingWords,
} from './words.ts';

test('the cards have the specification’s minutes', () => {
  expect(minutesWords('beginner')).toBe('45-60 minutes per session');
  expect(minutesWords('intermediate')).toBe('60-75 minutes per session');
  expect(minutesWords('good')).toBe('75-90 minutes per session');
  expect(mixWords('good')).toBe('15% Easy, 45% Medium, 40% Hard');
});

test('track and status are in upper case, ‘good’ as ADVANCED', () => {
  expect(trackLabel('good')).toBe('ADVANCED');
  expect(trackLabel('beginner')).toBe('BEGINNER');
  expect(statusLabel('active')).toBe('ACTIVE');
});

test('a day is that of India, whatever the browser’s time zone', () => {
  expect(longDay('2026-03-02')).toBe('Monday, 2 Mar 2026');
});

const week = {
  holds: 2,
  left: 1,
  until: '2026-03-08T18:30:00.000Z',
  needs: { beginner: 14, intermediate: 21, good: 21 },
};

test('before a plan is made, its sessions and those of a free week are named', () => {
  expect(freeWeekBefore(week, 'intermediate')).toBe(
    'A full week of this plan takes 21 sessions. You have 1 of 2 free sessions left until Monday, 9 Mar 2026. Practice and study both count. Without a subscription, we plan only as much as the free sessions hold.',
  );
});

test('before a plan is made, a used-up free week is named', () => {
  expect(freeWeekBefore({ ...week, left: 0 }, 'beginner')).toContain(
    'You have no free session left until Monday, 9 Mar 2026.',
  );
});

test('sessions left of the first five are not counted as those of every week', () => {
  expect(freeWeekBefore({ ...week, left: 6 }, 'good')).toContain(
    'You have 6 free sessions until Monday, 9 Mar 2026: 4 of your first 5 and the 2 of this week. Practice and study both count.',
  );
  expect(freeWeekNow({ ...week, left: 6 })).toBe(
    'You have 6 free sessions until Monday, 9 Mar 2026: 4 of your first 5 and the 2 of this week. We plan only as much as they hold.',
  );
});

test('the sessions left of a free week are given with its end', () => {
  expect(freeWeekNow(week)).toBe(
    '1 free session is left until Monday, 9 Mar 2026. We plan only as much as it holds.',
  );
  expect(freeWeekNow({ ...week, left: 0 })).toBe('No free session is left until Monday, 9 Mar 2026.');
});

test('a unit is started with its remaining minutes', () => {
  expect(minutesLeft(10, 0)).toBe(25);
  expect(minutesLeft(10, 4)).toBe(15);
  expect(minutesLeft(10, 9)).toBe(5);
});

test('a unit that went badly shows its result and when it comes again', () => {
  const look = { subcategory: 'Circles', right_count: 5, done_count: 12, questions: 4 };
  expect(secondLookWords({ ...look, due_on: '2026-03-04' })).toBe(
    'You had 5 of 12 right. 4 more questions come on Wednesday. Then this unit is done.',
  );
  expect(secondLookWords({ ...look, due_on: null })).toBe(
    'You had 5 of 12 right. Answer 4 more questions on Circles on a later day, in any session, and this unit is done.',
  );
  expect(waitingWords({ ...look, due_on: '2026-03-04' })).toBe('on Wednesday');
  expect(looksBackWords({ right_count: 5, done_count: 12, day: '2026-03-02' })).toBe(
    'On Monday you had 5 of 12 right.',
  );
});
