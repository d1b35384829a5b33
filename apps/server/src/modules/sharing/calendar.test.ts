import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../test/kit/app.ts';
import { dayOf } from '../../platform/india.ts';
import { dayAfter, startOf } from '../study-plan/index.ts';

/** The feed as a calendar program reads it, by a parser that did not write it. */

const app = testApp();

interface Entry {
  uid: string;
  summary: string;
  /** The days it stands on. */
  days: string[];
}

const dayIn = (time: ICAL.Time): string => {
  // A date without a time is of no zone: the same day wherever the calendar hangs.
  expect([time.isDate, time.zone?.tzid]).toEqual([true, 'floating']);
  return time.toString();
};

function entriesOf(text: string): Entry[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect([calendar.name, calendar.getFirstPropertyValue('version')]).toEqual(['vcalendar', '2.0']);
  return calendar.getAllSubcomponents('vevent').map(component => {
    const event = new ICAL.Event(component);
    expect(component.getFirstPropertyValue('dtstamp')).toBeInstanceOf(ICAL.Time);
    const days: string[] = [];
    const each = event.iterator();
    if (!event.isRecurring()) days.push(dayIn(event.startDate));
    else for (let day = each.next(); day; day = each.next()) days.push(dayIn(day));
    return { uid: event.uid, summary: event.summary, days };
  });
}

const setGoal = (exam_date: string | null, student: SignedUp) => app.post('/goal', { exam_date }, student);
const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, i) => dayAfter(first, i));
async function feedOf(student: SignedUp) {
  const { url } = (await app.post('/sharing/calendar', undefined, student)).body;
  const path = new URL(url).pathname.replace('/api', '');
  return {
    read: async () => entriesOf((await app.get(path)).text),
    status: async () => (await app.get(path)).status,
  };
}

it.each([
  ['ten minutes before midnight', 23 * 60 + 50],
  ['ten minutes after it', 10],
])(
  'made at %s in India, it has a day for each day of the plan from today on, and the exam',
  async (_, minutes) => {
    const today = dayAfter(dayOf(app.clock.now()), 1);
    app.clock.set(new Date(startOf(today).getTime() + minutes * 60_000));
    const student = await app.student();
    await app.post('/study-plan', { target_track: 'beginner', target_days: 90 }, student);
    const exam = dayAfter(today, 120);
    await setGoal(exam, student);
    const [plan, day, ...others] = await (await feedOf(student)).read();
    expect(others).toEqual([]);
    expect(plan?.days).toEqual(daysFrom(today, 90));
    expect(plan?.summary).toMatch(/^Twelvefold: \d+ minutes of practice$/);
    expect(day).toMatchObject({ summary: 'CAT exam', days: [exam] });
  },
);

it('an exam that is moved moves its day and the end of the plan, and each event keeps its id', async () => {
  const student = await app.student();
  const today = dayOf(app.clock.now());
  await app.post('/study-plan', { target_track: 'beginner', target_days: 90 }, student);
  const { read } = await feedOf(student);
  await setGoal(dayAfter(today, 20), student);
  const before = await read();
  await setGoal(dayAfter(today, 41), student);
  const after = await read();
  expect(before.map(({ days }) => days)).toEqual([daysFrom(today, 21), [dayAfter(today, 20)]]);
  expect(after.map(({ days }) => days)).toEqual([daysFrom(today, 42), [dayAfter(today, 41)]]);
  expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
  expect(new Set(after.map(({ uid }) => uid)).size).toBe(2);
  await setGoal(null, student);
  expect((await read()).map(({ days }) => days)).toEqual([daysFrom(today, 90)]);
});

it('the saved file says what the feed says', async () => {
  const student = await app.student();
  await app.post('/study-plan', { target_track: 'good', target_days: 90 }, student);
  await setGoal(dayAfter(dayOf(app.clock.now()), 30), student);
  const file = await app.get('/study-plan/calendar', student);
  expect(entriesOf(file.text)).toEqual(await (await feedOf(student)).read());
});

it('a feed that was ended answers 404', async () => {
  const student = await app.student();
  const { read, status } = await feedOf(student);
  expect(await read()).toEqual([]);
  await app.delete('/sharing/calendar', student);
  expect(await status()).toBe(404);
});
