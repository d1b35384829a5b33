import { readFile } from 'node:fs/promises';
import type { StudyToday } from '@twelvefold/contract';
import { describe, expect, it } from 'vitest';
import type { ViewOptions } from './kit/browser.ts';
import { Keyboard } from './kit/keyboard.ts';
import type { Session, Student } from './kit/product.ts';
import { failing, stageFor } from './kit/stage.ts';
import { pastExample } from './kit/steps.ts';

const stage = stageFor({ own: true });
const { newStudent, product } = stage;

const openAs = (student: Student, options: ViewOptions = {}) =>
  stage.open({ as: student, ...options }, '/study-plan');
const make = (student: Student, target_track = 'beginner') =>
  product.api('POST', '/study-plan', { token: student.token, body: { target_track, target_days: 90 } });

describe('by keyboard alone', () => {
  it('a plan is created, its first unit practised and counted', async () => {
    const student = await newStudent();
    const { token } = student;
    const page = await openAs(student, { width: 390 });
    const keys = new Keyboard(page);
    await page.getByRole('heading', { name: 'Create Your 90-Day Study Plan' }).waitFor();
    await stage.expectAccessible('no plan');
    await keys.reach('radio', /Intermediate/);
    await keys.press('ArrowDown');
    await keys.expectAt('radio', /Advanced/);
    await keys.follow('button', 'Create My Study Plan');
    await page.getByText('Your personalized 90-day study plan has been created!').waitFor();
    await keys.expectAt('heading', 'Your 90-Day Study Plan');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.getByText('ADVANCED', { exact: true }).waitFor();
    await page.getByText('ACTIVE', { exact: true }).waitFor();
    for (const counter of ['Days Completed', 'Total Days', 'Questions Solved', 'Day Streak'])
      await page.getByText(counter, { exact: true }).waitFor();
    // A free week has fewer sessions on its first days: the unit has twelve questions or more.
    const fill = page.getByText(/^0\/\d+$/).first();
    const size = Number((await fill.textContent())?.slice(2));

    await keys.follow('button', /^Start Session on/);
    await page.getByText('Study session 1', { exact: true }).waitFor();
    const answered = [1, 2, size];
    for (const position of answered) {
      await keys.expectAt('heading', `Question ${position}`);
      await keys.press('b', 'Enter');
      await page.getByRole('button', { name: /^(Next Question|Complete Session)/ }).waitFor();
      await keys.press('n');
      if (position !== 2) continue;
      await keys.expectAt('heading', 'Question 3');
      // The questions between are skipped through the API.
      const session_id = new URL(page.url()).pathname.split('/').at(-1);
      for (let passed = 3; passed < size; passed += 1)
        await product.api('POST', '/session/skip', { token, body: { session_id, position: passed } });
      await page.reload();
    }
    await page
      .getByRole('heading', { name: new RegExp(`of ${size}`) })
      .first()
      .waitFor();
    await keys.follow('link', 'Back to study plan');
    await page.getByText(`${size}/${size}`, { exact: true }).waitFor();
    // Below 60% the unit needs a second look.
    await page.getByText(/^Done( once)?$/).waitFor();
    // The first day of a free week may consist of this unit only.
    await page.getByRole('img', { name: /^Day 1 of 90: [01] days? completed$/ }).waitFor();
  });

  it('a plan is replaced only after a dialog that explains the effect', async () => {
    const student = await newStudent();
    await make(student);
    const page = await openAs(student);
    const keys = new Keyboard(page);
    await page.getByText('BEGINNER', { exact: true }).waitFor();
    await keys.follow('button', 'Change my plan');
    await page.getByRole('dialog').getByText('Your present plan ends').waitFor();
    await page.getByRole('dialog').getByText('what you know well comes later').waitFor();
    await stage.expectAccessible('change dialog');
    await keys.press('Escape');
    await keys.expectAt('button', 'Change my plan');
    await page.getByText('BEGINNER', { exact: true }).waitFor();
    await keys.press('Enter');
    await keys.reach('radio', /Beginner/);
    await keys.press('ArrowUp');
    await keys.expectAt('radio', /Advanced/);
    await keys.follow('button', 'Replace My Plan');
    await page.getByText('ADVANCED', { exact: true }).waitFor();
    await keys.expectAt('heading', 'Your 90-Day Study Plan');
  });
});

it('a session of sixty minutes counts 24 questions and is resumed from the plan', async () => {
  const student = await newStudent();
  await make(student, 'intermediate');
  const page = await openAs(student, { dark: true });
  await page.getByRole('button', { name: 'Full 60min Session' }).click();
  await page.getByText('Question 1 of 24').waitFor();
  await stage.expectAccessible('long study session');
  await page.setViewportSize({ width: 320, height: 844 });
  await stage.expectAccessible('long study session at 320 px');
  await page.goto('/study-plan');
  await page.getByText('Question 1 of 24 is waiting.').waitFor();
  await expect.poll(() => page.getByText('Session Active', { exact: true }).count()).toBeGreaterThan(1);
  for (const name of ['Quick 30min Session', 'Full 60min Session'])
    await expect.poll(() => page.getByRole('button', { name }).isDisabled()).toBe(true);
  await stage.expectAccessible('session active at 320 px');
  await page.setViewportSize({ width: 1280, height: 900 });
  await stage.expectAccessible('session active');
  await page.getByRole('button', { name: 'Resume Session' }).click();
  await page.getByText('Question 1 of 24').waitFor();
});

it('on a phone today and its week come first, and days after the exam are marked', async () => {
  const student = await newStudent();
  await make(student);
  const { date } = await product.api<{ date: string }>('GET', '/study-plan/today', { token: student.token });
  const exam_date = new Date(Date.parse(date) + 30 * 86_400_000).toISOString().slice(0, 10);
  const goal = { exam_date, days_a_week: 6, target_percentile: null };
  await product.api('POST', '/goal', { token: student.token, body: goal });
  const page = await openAs(student, { width: 390 });
  const week = page.getByRole('region', { name: 'This week' });
  await week.getByText('Sunday').waitFor({ state: 'attached' });
  await expect.poll(() => week.getByRole('listitem').count()).toBe(7);
  await expect
    .poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents())
    .toEqual(["Today's Study Plan", 'Your plan so far']);
  await page.getByText('after your exam', { exact: true }).waitFor();
  await stage.expectAccessible('a plan with an exam among its days');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download for my calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('study-plan.ics');
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR.*COUNT=31.*CAT exam/s);
});

it('an open study session is resumed from the dashboard and from Today’s Session', async () => {
  const student = await newStudent();
  await product.api('POST', '/session/start', { token: student.token, body: { target_minutes: 30 } });
  const page = await stage.open({ as: student, width: 390 }, '/dashboard');
  await page.getByRole('region', { name: 'A study session is open' }).waitFor();
  await page.getByRole('link', { name: 'Session', exact: false }).first().click();
  await page.getByText('A study session is open.').waitFor();
  await page.getByRole('link', { name: 'Resume study session' }).click();
  await page.getByRole('heading', { name: 'Question 1', exact: true }).waitFor();
});

/** A student without a session limit who has skipped all of the plan's first unit. */
async function badUnit() {
  const student = await newStudent();
  const { token } = student;
  const admin = await stage.demoAdmin();
  const privilege = { email: student.email, notes: '' };
  await product.api('POST', '/admin/privileges', { token: admin.token, body: privilege });
  await make(student);
  const { plan_units } = await product.api<StudyToday>('GET', '/study-plan/today', { token });
  const unit = plan_units[0];
  if (!unit) throw new Error('No unit today');
  const body = { unit_id: unit.id, target_minutes: unit.target_minutes };
  const { session_id, questions } = await product.api<Session>('POST', '/session/start', { token, body });
  for (const { position } of questions)
    await product.api('POST', '/session/skip', { token, body: { session_id, position } });
  await product.api('POST', '/session/complete', { token, body: { session_id } });
  return { student, unit };
}

it('a unit that went badly has an open tick, is repeated within days, and then has a full tick', async () => {
  const { student, unit } = await badUnit();
  const page = await openAs(student, { width: 390 });
  const [{ subcategory }, none] = [unit, `You had 0 of ${unit.target_questions} right`];
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await row(subcategory).getByText('Done once').waitFor();
  await row(subcategory)
    .getByText(new RegExp(`^${none}. 4 more questions come on \\w+day. Then this unit is done.$`))
    .waitFor();
  await stage.expectAccessible('a second look ahead');

  await product.sandbox('POST', '/clock', { advance_seconds: 2 * 24 * 3600 });
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: `Second look: ${subcategory}` });
  await card.waitFor();
  await stage.expectAccessible('a second look today');
  await card.getByRole('link', { name: '4 questions today' }).click();
  await row(subcategory).getByText('Second look ·').waitFor();
  await row(subcategory)
    .getByText(new RegExp(`^On \\w+day ${none.replace('You', 'you')}.$`))
    .waitFor();
  const { plan_units } = await product.api<StudyToday>('GET', '/study-plan/today', { token: student.token });
  const look = plan_units.find(one => one.subcategory === subcategory)?.target_questions ?? 0;
  await page.getByRole('button', { name: `Start Session on ${subcategory}` }).click();
  for (let position = 1; position <= look; position += 1) {
    await page.getByRole('heading', { name: `Question ${position}`, exact: true }).waitFor();
    await pastExample(page);
    await page.keyboard.press('b');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^(Next Question|Complete Session)/ }).click();
  }
  await page.getByRole('link', { name: 'Back to study plan' }).click();
  await row(subcategory).getByText('Done', { exact: true }).waitFor();
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Today', exact: true }).waitFor();
  await expect.poll(() => card.count()).toBe(0);
});

it('a failure is shown where it happened and can be retried', async () => {
  const student = await newStudent();
  const page = await openAs(student, {
    expected: failing('ERR_FAILED /api/session/start', 'ERR_FAILED /api/study-plan'),
  });
  await page.getByRole('heading', { name: 'Create Your 90-Day Study Plan' }).waitFor();
  await page.route('**/api/study-plan', route => route.abort());
  await page.getByRole('button', { name: 'Create My Study Plan' }).click();
  await page.getByRole('alert').getByText('Failed to generate study plan. Please try again.').waitFor();
  await page.unroute('**/api/study-plan');
  await page.getByRole('button', { name: 'Create My Study Plan' }).click();
  await page.getByText('Your personalized 90-day study plan has been created!').waitFor();
  await page.route('**/api/session/start', route => route.abort());
  await page.getByRole('button', { name: 'Quick 30min Session' }).click();
  await page.getByRole('alert').getByText('Failed to start study session').waitFor();
  await stage.expectAccessible('start failed');
  await page.unroute('**/api/session/start');
  await page.getByRole('button', { name: 'Quick 30min Session' }).click();
  await page.getByText('Question 1 of 12').waitFor();
});

it('after ninety days nothing is scheduled, and practice starts with one press', async () => {
  const student = await newStudent();
  await make(student);
  await product.sandbox('POST', '/clock', { advance_seconds: 90 * 24 * 3600 });
  const { access_token } = await product.api<{ access_token: string }>('POST', '/auth/login', {
    body: { email: student.email, password: student.password },
  });
  const page = await openAs({ ...student, token: access_token });
  await page.getByText('ENDED', { exact: true }).waitFor();
  await page.getByText('No study units scheduled for today').waitFor();
  await stage.expectAccessible('plan ended');
  await page.getByRole('button', { name: 'Start Free Practice Session' }).click();
  await page.getByText('Question 1 of 12').waitFor();
});

it('after midnight in India starting a unit of the previous day shows the new day', async () => {
  const student = await newStudent();
  await make(student);
  const { now } = await product.sandbox<{ now: string }>('GET', '/clock');
  // 23:58 in Asia/Kolkata.
  const late = new Date(`${now.slice(0, 10)}T18:28:00Z`);
  if (late < new Date(now)) late.setUTCDate(late.getUTCDate() + 1);
  await product.sandbox('POST', '/clock', { now: late.toISOString() });
  const page = await openAs(student, { expected: failing('404 /api/session/start') });
  const date = page.locator('main time').first();
  const before = await date.getAttribute('datetime');
  await product.sandbox('POST', '/clock', { advance_seconds: 300 });
  const start = page.getByRole('button', { name: /^Start Session on/ }).first();
  await start.click();
  await page.getByRole('alert').getByText('Below is what is planned for today.').waitFor();
  await page.waitForFunction(
    day => document.querySelector('main time')?.getAttribute('datetime') !== day,
    before,
  );
  await start.click();
  await page.getByText('Study session 1', { exact: true }).waitFor();
});

it('the unsubscribe link changes nothing when opened; its button ends reminders without a sign-in', async () => {
  const student = await newStudent();
  const { token, email } = student;
  const letters = () => product.api<{ daily: boolean }>('GET', '/letters', { token });
  await product.api('PATCH', '/letters', { token, body: { daily: true } });
  await product.setClock('2026-11-16T14:30:00Z');
  await product.run('letters.look');
  const link = await product.mailedTo(
    email,
    mails => /Unsubscribe: (\S+)/.exec(mails.at(-1)?.text ?? '')?.[1],
  );
  const { pathname, hash } = new URL(link);
  const page = await stage.open({ width: 390, dark: true }, pathname + hash);
  const keys = new Keyboard(page);
  await page.getByText('Press the button to end the emails that brought you here.').waitFor();
  expect((await letters()).daily).toBe(true);
  await keys.follow('link', 'Skip to main content');
  await keys.expectAt('main');
  await keys.follow('button', 'Unsubscribe');
  await page.getByText('You get no more daily reminders by email.').waitFor();
  await keys.expectAt('heading', 'Unsubscribe');
  await stage.expectAccessible('unsubscribed');
  expect((await letters()).daily).toBe(false);
});
