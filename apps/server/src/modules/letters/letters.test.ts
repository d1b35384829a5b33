import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SignedUp, type TestApp, testApp } from '../../../test/kit/app.ts';
import { runJob, subscriber } from '../../../test/kit/buyer.ts';
import { mailServer } from '../../../test/kit/mail-server.ts';
import { practise, start, wholeSession } from '../../../test/kit/practice.ts';
import { daysAfter } from '../../platform/clock.ts';
import { eq, sql } from '../../platform/db/query.ts';
import { dayOf } from '../../platform/india.ts';
import { addPrivilege } from '../billing/index.ts';
import { maybePack, newLearnerRow, saveLearner } from '../learning/index.ts';
import { practiceSessions } from '../practice/index.ts';
import { dayAfter, startOf, weekdayOf } from '../study-plan/index.ts';
import { momentOn } from './looking.ts';
import { letterChoices } from './schema.ts';
import { maybeChoices, sentTo, setLooks, takeDue } from './store.ts';

const app = testApp();

const hour = 19;
const ask = (student: SignedUp, body: object = { daily: true }, on = app) =>
  on.call('PATCH', '/letters', { token: student.token, body });
/** The student's own moment of today, or so many days later, and then the look of everybody who is due. */
async function evening({ user }: SignedUp, days = 0, on = app): Promise<void> {
  const day = dayAfter(dayOf(on.clock.now()), days);
  on.clock.set(momentOn(day, { user_id: user.id, hour }));
  await runJob(on, 'letters.look');
}
const subjects = async ({ email }: SignedUp, on = app) =>
  (await on.mailsTo(email)).map(({ subject }) => subject);
/** Whose sessions have no limit, and who has asked. */
async function reader(on: TestApp = app): Promise<SignedUp> {
  const student = await on.student();
  await addPrivilege(on.platform.db, student.email, '', 'test', on.clock.now());
  await ask(student, undefined, on);
  return student;
}
const doneYesterday = (user_id: string): typeof practiceSessions.$inferInsert => ({
  user_id,
  id: crypto.randomUUID(),
  number: 1,
  kind: 'blueprint',
  status: 'completed',
  allowance: 'free',
  total: 12,
  created_at: daysAfter(app.clock.now(), -1),
  completed_at: daysAfter(app.clock.now(), -1),
});
const again = async (student: SignedUp): Promise<SignedUp> => ({
  ...student,
  token: await app.login(student.email, student.password),
});

// Nobody of an earlier test is looked at, which is most of the time.
afterEach(() => app.platform.db.delete(letterChoices));
// Noon of a day of its own: whoever asks then is looked at the same evening.
beforeEach(() =>
  app.clock.set(new Date(startOf(dayAfter(dayOf(app.clock.now()), 1)).getTime() + 12 * 3_600_000)),
);

describe('the daily reminder', () => {
  it('comes once asked for, at the hour of the student in India, and says what waits with one button', async () => {
    const [silent, student] = [await app.student(), await reader()];
    await evening(student);
    const [mail] = await app.mailsTo(student.email);
    expect(mail?.subject).toBe('Your first 12 questions wait');
    expect(mail?.text).toContain("Go to today's session: http://127.0.0.1:3000/session");
    expect(mail?.html.match(/<a /g)).toHaveLength(3);
    expect(await subjects(silent)).toEqual([]);
    const sentAt = new Date(mail?.time ?? '').toLocaleTimeString('en-IN', {
      timeZone: 'Asia/Kolkata',
      hour: '2-digit',
      hour12: false,
    });
    expect(sentAt).toBe('19');
  });

  it('names the topic with most to win, or the question of a session under way, and plans nothing', async () => {
    const student = await reader();
    for (let n = 0; n < 3; n++) await wholeSession(app, student, () => 'wrong');
    const { db } = app.platform;
    const planned = await maybePack(db, student.user.id);
    await evening(student, 1);
    expect(await maybePack(db, student.user.id)).toEqual(planned);
    const fresh = await again(student);
    const { stakes } = (await app.get('/dashboard/progress', fresh)).body;
    await practise(app, fresh, await start(app, fresh), () => 'right', 4);
    await evening(student, 1);
    expect(await subjects(student)).toEqual([
      `Your next 12 questions wait: you have most marks to win in ${stakes[0].subcategory_name}`,
      'Question 5 of 12 waits in your open session',
    ]);
  });

  it('comes to a proved address only', async () => {
    const unproved = await app.unproved();
    const { status, body } = await ask(unproved);
    expect([status, body.code]).toEqual([403, 'email_not_verified']);
  });

  it('does not come after a session of today was completed', async () => {
    const student = await reader();
    await wholeSession(app, student);
    await evening(student);
    expect(await subjects(student)).toEqual([]);
  });

  it('does not come on days on which the free allowance is used up', async () => {
    const student = await app.student();
    await ask(student);
    for (let n = 0; n < 5; n++) await wholeSession(app, student);
    await evening(student, 1);
    expect(await subjects(student)).toHaveLength(1);
    const fresh = await again(student);
    for (let n = 0; n < 2; n++) await wholeSession(app, fresh);
    await evening(student, 1);
    expect(await subjects(student)).toHaveLength(1);
  });

  it('does not come while the plan is paused', async () => {
    const student = await subscriber(app);
    await ask(student);
    await app.post('/user/pause-subscription', undefined, student);
    await evening(student);
    expect((await subjects(student)).filter(subject => /questions/.test(subject))).toEqual([]);
    expect((await maybeChoices(app.platform.db, student.user.id))?.look_at).not.toBeNull();
  });

  it('comes once a week after five without an answer, and daily again after the next answer', async () => {
    const student = await reader();
    for (let n = 0; n < 5; n++) await evening(student, 1);
    expect(await subjects(student)).toHaveLength(5);
    for (let n = 0; n < 6; n++) await evening(student, 1);
    expect(await subjects(student)).toHaveLength(5);
    await evening(student, 1);
    const [rare] = (await app.mailsTo(student.email)).slice(5);
    expect(rare?.text).toContain('once a week until your next session');
    const fresh = await again(student);
    await practise(app, fresh, await start(app, fresh), () => 'right', 1);
    await evening(student, 1);
    expect(await subjects(student)).toHaveLength(7);
  });
});

/** Moves the clock to noon of the next day for which `isIt` holds. */
function noonOfNext(isIt: (day: string) => boolean): void {
  let day = dayAfter(dayOf(app.clock.now()), 1);
  while (!isIt(day)) day = dayAfter(day, 1);
  app.clock.set(new Date(startOf(day).getTime() + 12 * 3_600_000));
}
const lastMail = async ({ email }: SignedUp) => (await app.mailsTo(email)).at(-1);

describe('the weekly letter', () => {
  it('comes on Sunday, in place of the reminder, with the figures of the dashboard', async () => {
    noonOfNext(day => weekdayOf(day) === 6);
    const student = await reader();
    await ask(student, { weekly: true });
    for (let n = 0; n < 2; n++) await wholeSession(app, student, () => 'wrong');
    await wholeSession(app, student, ({ position }) => (position < 8 ? 'right' : 'wrong'));
    await app.post('/goal', { exam_date: null, days_a_week: 3, target_percentile: null }, student);
    const planned = await maybePack(app.platform.db, student.user.id);
    await evening(student);
    expect(await subjects(student)).toEqual([]);
    await evening(student, 1);
    expect(await maybePack(app.platform.db, student.user.id)).toEqual(planned);
    const mail = await lastMail(student);
    expect(mail?.subject).toBe('Your week: 7 of 36 answers right');
    expect(mail?.text).toContain('In 3 sessions this week you answered 7 of 36 right (19%).');
    const fresh = await again(student);
    const { stakes } = (await app.get('/dashboard/progress', fresh)).body;
    const [{ subcategory_name, marks }] = stakes;
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
      `Next week: 3 days of practice, by your goal. Most marks at stake in the exam: ${subcategory_name} (${marks})`,
    );
    expect(mail?.html).not.toMatch(/<img|url\(/);
    expect(`${mail?.text}${mail?.html}`).not.toContain('**');
  });

  it('on the Sunday of the exam it says so, and nothing of the week after it', async () => {
    noonOfNext(day => weekdayOf(day) === 7);
    const student = await reader();
    await ask(student, { weekly: true });
    await wholeSession(app, student);
    const exam_date = dayOf(app.clock.now());
    await app.post('/goal', { exam_date, days_a_week: 3, target_percentile: null }, student);
    await evening(student);
    const text = (await lastMail(student))?.text ?? '';
    expect(text).toContain('Your exam is today.');
    expect(text).not.toMatch(/Next week|practice, by your goal/);
  });

  it('does not come in a week without a session: the Sunday is like any other day', async () => {
    noonOfNext(day => weekdayOf(day) === 7);
    const student = await reader();
    await ask(student, { weekly: true });
    await evening(student);
    expect(await subjects(student)).toEqual(['Your first 12 questions wait']);
  });
});

describe('notes', () => {
  it('a welcome comes once, on the day of the first session', async () => {
    const student = await reader();
    await ask(student, { daily: false, notes: true });
    await evening(student);
    expect(await subjects(student)).toEqual([]);
    const fresh = await again(student);
    app.clock.advance(12 * 3600);
    await wholeSession(app, fresh, ({ position }) => (position < 11 ? 'right' : 'skip'));
    await evening(student);
    await evening(student, 1);
    expect(await subjects(student)).toEqual(['Your first session: 10 of 12 right']);
    expect((await lastMail(student))?.text).toContain('and skipped 2.');
  });

  it('one comes 30, 7 and 1 days before the exam, and on no other day', async () => {
    const student = await reader();
    const exam_date = dayAfter(dayOf(app.clock.now()), 31);
    await app.post('/goal', { exam_date, days_a_week: 3, target_percentile: null }, student);
    await ask(student, { daily: false, notes: true });
    for (let n = 0; n < 32; n++) await evening(student, n === 0 ? 0 : 1);
    expect(await subjects(student)).toEqual([
      'Your exam is in 30 days',
      'Your exam is in 7 days',
      'Your exam is tomorrow',
    ]);
    const [month, , eve] = await app.mailsTo(student.email);
    expect(month?.text).toContain('With 3 days of practice a week there is time for 12 more sessions.');
    expect(eve?.text).toContain('22 questions in 40 minutes');
  });
});

describe('exactly once a day', () => {
  const times = async (student: SignedUp) => (await sentTo(app.platform.db, student.user.id)).length;

  it('two workers at the same moment send one', async () => {
    const student = await reader();
    const late = await reader();
    app.clock.set(momentOn(dayOf(app.clock.now()), { user_id: student.user.id, hour: 20 }));
    const looks = [runJob(app, 'letters.look'), runJob(app, 'letters.look')];
    await Promise.all(looks);
    expect([await subjects(student), await subjects(late)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('one whose look broke off is looked at again, and one that was sent is not sent again', async () => {
    const student = await reader();
    await evening(student, 1);
    const { db } = app.platform;
    const choices = await maybeChoices(db, student.user.id);
    // As a process leaves it that died after the mail, before it noted the next look.
    await db
      .update(letterChoices)
      .set({ look_at: app.clock.now() })
      .where(eq(letterChoices.user_id, student.user.id));
    await runJob(app, 'letters.look');
    expect(await subjects(student)).toHaveLength(1);
    expect(await maybeChoices(db, student.user.id)).toEqual(choices);
    expect(await times(student)).toBe(1);
  });

  it('a letter that cannot be written stops none of the sixty that are due with it', async () => {
    app.expectedErrors.add('a letter could not be written');
    const { db } = app.platform;
    const broken = (await reader()).user.id;
    const now = app.clock.now();
    await db.transaction(tx => saveLearner(tx, { ...newLearnerRow(broken, now), state: 'no beliefs' }));
    await db.insert(practiceSessions).values(doneYesterday(broken));
    await db.execute(sql`
      with added as (
        insert into users (id, email, mailbox, email_verified, full_name, created_at, updated_at)
        select gen_random_uuid(), address, address, true, 'Asha Rao', now(), now()
        from (select 'due-' || n || '@example.org' as address from generate_series(1, 60) n) as addresses
        returning id)
      insert into letter_choices select id, c.daily, c.weekly, c.notes, c.hour, c.chosen_at, c.look_at
      from added, letter_choices c where c.user_id = ${broken}`);
    app.clock.set(momentOn(dayOf(now), { user_id: broken, hour: 20 }));
    await runJob(app, 'letters.look');
    expect(await sentTo(db, broken)).toEqual([]);
    expect(app.platform.mailer.sent().filter(({ to }) => to.startsWith('due-'))).toHaveLength(60);
  });

  it('who ends the mails while they are written gets none', async () => {
    const { db } = app.platform;
    const [ends, stays] = [await reader(), await reader()];
    const now = momentOn(dayOf(app.clock.now()), { user_id: stays.user.id, hour: 20 });
    const taken = await takeDue(db, now, 10);
    await ask(ends, { daily: false });
    const looks = taken.map(choices => ({ taken: choices, next: now }));
    expect(await db.transaction(tx => setLooks(tx, looks))).toEqual(new Set([stays.user.id]));
    expect((await maybeChoices(db, ends.user.id))?.look_at).toBeNull();
  });

  it('a clock that goes back, and an hour that is changed, send none twice', async () => {
    const student = await reader();
    await evening(student, 3);
    app.clock.advance(-3600);
    await ask(await again(student), { hour: 20 });
    app.clock.advance(2 * 3600);
    await runJob(app, 'letters.look');
    expect(await subjects(student)).toHaveLength(1);
    app.clock.advance(-5 * 24 * 3600);
    await runJob(app, 'letters.look');
    const next = (await maybeChoices(app.platform.db, student.user.id))?.look_at as Date;
    expect(next.getTime() - app.clock.now().getTime()).toBeLessThanOrEqual(24 * 3_600_000);
    app.clock.advance(5 * 24 * 3600);
  });

  it('what was missed by more than three hours waits for the next day', async () => {
    const student = await reader();
    const moment = momentOn(dayOf(app.clock.now()), { user_id: student.user.id, hour });
    app.clock.set(new Date(moment.getTime() + 3 * 3_600_000 + 1000));
    await runJob(app, 'letters.look');
    expect([await subjects(student), await times(student)]).toEqual([[], 0]);
    await evening(student, 1);
    expect(await subjects(student)).toHaveLength(1);
  });

  it('the moments of one hour are spread over the whole of it', () => {
    const minutes = Array.from({ length: 6000 }, () =>
      momentOn('2026-03-02', { user_id: crypto.randomUUID(), hour }).getTime(),
    ).map(at => Math.floor((at - Date.parse('2026-03-02T13:30:00Z')) / 60_000));
    const each = Array.from({ length: 60 }, (_, minute) => minutes.filter(own => own === minute).length);
    expect(each.reduce((sum, n) => sum + n)).toBe(6000);
    expect(Math.max(...each)).toBeLessThan(160);
    expect(Math.min(...each)).toBeGreaterThan(50);
  });
});

describe('unsubscribing', () => {
  const linkOf = async (student: SignedUp) =>
    /\/unsubscribe#(\S+)/.exec((await app.mailsTo(student.email)).at(-1)?.text ?? '')?.[1] ?? '';
  const post = (token: string) =>
    app.call('POST', `/unsubscribe/${token}`, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  it('is one POST, named in the head of each mail (RFC 8058)', async () => {
    const student = await reader();
    await evening(student, 1);
    const token = await linkOf(student);
    const folder = join(app.platform.config.dataDir, 'outbox');
    const files = readdirSync(folder).map(name => readFileSync(join(folder, name), 'utf8'));
    const head = (files.find(file => file.includes(`To: ${student.email}`)) ?? '').replace(/\r\n[ \t]/g, ' ');
    expect(head).toContain(`List-Unsubscribe: <http://127.0.0.1:3000/api/unsubscribe/${token}>`);
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const { status, body } = await post(token);
    expect([status, body]).toEqual([200, { ended: 'daily' }]);
    expect((await app.get('/letters', await again(student))).body.daily).toBe(false);
    await evening(student, 1);
    expect(await subjects(student)).toHaveLength(1);
    expect((await post(token)).status).toBe(200);
  });

  it('opening the link shows the page that asks, and changes nothing', async () => {
    const student = await reader();
    await evening(student, 1);
    const token = await linkOf(student);
    const { status, headers } = await app.get(`/unsubscribe/${token}`);
    expect([status, headers.location]).toEqual([302, `/unsubscribe#${token}`]);
    expect((await app.get('/letters', await again(student))).body.daily).toBe(true);
  });

  it('takes no link of ours for another student or another kind', async () => {
    const [mine, other] = [await reader(), await reader()];
    await evening(mine, 1);
    const token = await linkOf(mine);
    for (const forged of [
      token.replace(mine.user.id, other.user.id),
      token.replace('daily', 'weekly'),
      'x',
      `${token}0`,
    ])
      expect((await post(forged)).status).toBe(404);
    expect((await app.get('/letters', await again(other))).body.daily).toBe(true);
  });
});

describe('with a mail server', async () => {
  const server = await mailServer(address =>
    gone.has(address) ? { code: 550, words: '5.1.1 User unknown' } : null,
  );
  const gone = new Set<string>();
  afterAll(() => server.close());
  const posted = testApp({ env: { SMTP_URL: server.url } });

  it('a mailbox that refuses a mail for good gets no other, and the account page says so until the next wish', async () => {
    const student = await reader(posted);
    gone.add(student.email);
    await evening(student, 0, posted);
    const { body } = await posted.get('/letters', student);
    expect(body).toMatchObject({ daily: false, weekly: false, notes: false, refused_on: '2026-03-02' });
    await evening(student, 1, posted);
    expect(server.asked.filter(address => address === student.email)).toHaveLength(1);
    expect((await ask(student, { daily: true }, posted)).body).toMatchObject({
      daily: true,
      refused_on: null,
    });
  });

  it('a code passes the reminders that wait', async () => {
    const { db, mailer } = posted.platform;
    const words = { kind: 'test', heading: '', paragraphs: [], unsubscribe: { why: '', page: '', post: '' } };
    const expiresAt = daysAfter(posted.clock.now(), 1);
    await db.transaction(async tx => {
      for (let n = 0; n < 40; n++)
        await mailer.send(tx, { ...words, subject: 'Reminder', to: `reader@${n}.example` }, { expiresAt });
      const code = { kind: 'code', subject: 'Code', heading: '', paragraphs: [], to: 'asker@code.example' };
      await mailer.send(tx, code, { expiresAt });
    });
    await posted.settle();
    const order = server.asked.filter(address => address.endsWith('.example'));
    expect(order).toHaveLength(41);
    expect(order.indexOf('asker@code.example')).toBeLessThan(20);
  });
});

it('what was asked for and sent is exported, and goes with the account', async () => {
  const student = await reader();
  await evening(student, 1);
  const fresh = await again(student);
  const { body } = await app.post('/account/export', { password: student.password }, fresh);
  expect(body.letters).toMatchObject({ daily: true, weekly: false, hour: 19 });
  expect(body.letters_sent).toMatchObject([{ kind: 'daily', day: dayOf(app.clock.now()) }]);
  await app.post('/account/delete', { password: student.password }, fresh);
  expect(await maybeChoices(app.platform.db, student.user.id)).toBeNull();
  expect(await sentTo(app.platform.db, student.user.id)).toEqual([]);
});
