import type { LinkKind } from '@twelvefold/contract';
import { expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../test/kit/app.ts';
import { wholeSession } from '../../../test/kit/practice.ts';
import { rowsNaming } from '../../../test/kit/rows.ts';
import { eq, sql } from '../../platform/db/query.ts';
import { dayOf } from '../../platform/india.ts';
import { maybePack } from '../learning/index.ts';
import { dayAfter } from '../study-plan/index.ts';
import { sharedLinks } from './schema.ts';

const app = testApp();
const day = 24 * 3600;

const make = async (student: SignedUp, kind: LinkKind): Promise<string> =>
  (await app.post(`/sharing/${kind}`, undefined, student)).body.url;
const secretIn = (url: string) => url.split('#')[1] ?? '';
const page = (url: string) => app.post('/shared-page', { secret: secretIn(url) });
/** As a calendar program asks: by the address, without a sign-in. */
const calendar = (url: string) => app.get(new URL(url).pathname.replace('/api', ''));

it('the page shows the week, the streak and the categories, and neither answers nor the address', async () => {
  const student = await app.student();
  const session = await wholeSession(app, student, ({ position }) => (position < 10 ? 'right' : 'wrong'));
  const url = await make(student, 'page');
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/shared#[\w-]{43}$/);
  const { status, body, text, headers } = await page(url);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'Asha Rao',
    streak: 1,
    days_this_week: 1,
    week: { sessions: 1, correct: 9, attempts: 12 },
  });
  const { categories } = (await app.get('/dashboard/today', student)).body;
  expect(body.categories).toEqual(categories);
  for (const told of [
    student.email,
    student.user.id,
    session.session_id,
    ...session.questions.map(({ id }) => id),
  ])
    expect(text).not.toContain(told);
  expect([headers['x-robots-tag'], headers['cache-control']]).toEqual(['noindex', 'no-store']);
});

it('a look at the page of a later day plans nothing for its student', async () => {
  const student = await app.student();
  await wholeSession(app, student);
  const url = await make(student, 'page');
  const planned = await maybePack(app.platform.db, student.user.id);
  app.clock.advance(day);
  expect((await page(url)).status).toBe(200);
  expect(await maybePack(app.platform.db, student.user.id)).toEqual(planned);
});

it('the calendar is read by its address alone, is empty before there is a plan, and follows plan and exam', async () => {
  const student = await app.student();
  const url = await make(student, 'calendar');
  const empty = await calendar(url);
  expect([empty.status, empty.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(empty.text).toContain('BEGIN:VCALENDAR');
  expect(empty.text).not.toContain('BEGIN:VEVENT');
  await app.post('/study-plan', { target_track: 'beginner', target_days: 90 }, student);
  await app.post('/goal', { exam_date: dayAfter(dayOf(app.clock.now()), 20) }, student);
  const { text } = await calendar(url);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT6H');
  const file = await app.get('/study-plan/calendar', student);
  expect(text).toBe(file.text);
});

it('an address ends when it is ended, when another is made, and the page after 30 days', async () => {
  const student = await app.student();
  const [first, second] = [await make(student, 'page'), await make(student, 'page')];
  expect([(await page(first)).status, (await page(second)).status]).toEqual([404, 200]);
  const forCalendar = await make(student, 'calendar');
  await app.delete('/sharing/page', student);
  expect((await page(second)).body.detail).toMatch(/^This address is not in use any more\./);
  const third = await make(student, 'page');
  app.clock.advance(30 * day - 1);
  expect((await page(third)).status).toBe(200);
  app.clock.advance(2);
  expect((await page(third)).status).toBe(404);
  expect((await calendar(forCalendar)).status).toBe(200);
  const token = await app.login(student.email, student.password);
  expect((await app.get('/sharing', { token })).body).toMatchObject({
    page: null,
    calendar: { expires_at: null },
  });
});

it('a secret is stored hashed, opens its own kind only, and nothing of a suspended account', async () => {
  const student = await app.student();
  const [url, forCalendar] = [await make(student, 'page'), await make(student, 'calendar')];
  const secret = secretIn(url);
  expect(await rowsNaming(app.platform.db, [secret])).toEqual({});
  expect((await app.get(`/calendar/${secret}.ics`)).status).toBe(404);
  const ofCalendar = /calendar\/(.+)\.ics/.exec(forCalendar)?.[1] ?? '';
  expect((await app.post('/shared-page', { secret: ofCalendar })).status).toBe(404);
  const { db } = app.platform;
  await db.execute(sql`update users set standing = 'suspended' where id = ${student.user.id}`);
  expect([(await page(url)).status, (await calendar(forCalendar)).status]).toEqual([404, 404]);
});

it('what was handed out is exported without its secret, and ends with the account', async () => {
  const student = await app.student();
  const url = await make(student, 'page');
  const { body, text } = await app.post('/account/export', { password: student.password }, student);
  expect(body.shared_links).toMatchObject([{ kind: 'page' }]);
  expect(text).not.toContain(secretIn(url));
  await app.post('/account/delete', { password: student.password }, student);
  expect((await page(url)).status).toBe(404);
  expect(
    await app.platform.db.select().from(sharedLinks).where(eq(sharedLinks.user_id, student.user.id)),
  ).toEqual([]);
});
