import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ViewOptions } from './kit/browser.ts';
import { Keyboard } from './kit/keyboard.ts';
import type { Student } from './kit/product.ts';
import { ours } from './kit/replies.ts';
import { failing, stageFor } from './kit/stage.ts';

/** Everything a student can do, without a mouse. */

const stage = stageFor({ expected: failing('404 /api/shared-page', '422 /api/account/password') });
const { product } = stage;

async function open(
  path: string,
  as: Student,
  options: ViewOptions = {},
): Promise<{ page: Page; keys: Keyboard }> {
  const page = await stage.open({ as, ...options }, path);
  // The keyboard is used only after the page has loaded.
  await page.waitForFunction(() => {
    const said = [...document.querySelectorAll('h1, [role=status]')].map(
      element => element.textContent ?? '',
    );
    return document.querySelector('h1') !== null && !said.some(words => words.startsWith('Loading'));
  });
  return { page, keys: new Keyboard(page) };
}

const announces = (page: Page, role: 'alert' | 'status', words: string | RegExp) =>
  page.getByRole(role).filter({ hasText: words }).first().waitFor();
const chosen = (page: Page, letter: string) =>
  page.getByRole('radio', { name: new RegExp(`^${letter}\\b`) }).isChecked();
const state = (page: Page, name: 'aria-expanded' | 'aria-invalid') =>
  page.locator(':focus').getAttribute(name);

it('every view focuses its heading and announces its name', async () => {
  const { page, keys } = await open('/dashboard', await stage.newStudent());
  for (const [link, heading, title] of [
    ["Today's Session", "Today's Session", "Today's Session"],
    ['Study Plan', 'Create Your 90-Day Study Plan', 'Study Plan'],
    ['Dashboard', 'Dashboard', 'Dashboard'],
  ] as const) {
    await keys.follow('link', link, 'Shift+Tab');
    await keys.expectAt('heading', heading);
    await expect.poll(() => page.title()).toBe(`${title} - Twelvefold`);
  }
  await page.goBack();
  await keys.expectAt('heading', 'Create Your 90-Day Study Plan');
});

describe('a session', () => {
  it('is started; its shortcuts are off in the list of shortcuts and when switched off', async () => {
    const { page, keys } = await open('/session', await stage.newStudent());
    await page.getByText('Please complete your first session to enable adaptive planning.').waitFor();
    await stage.expectAccessible('no session');
    await keys.follow('button', 'Start Session');
    await page.getByRole('dialog').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    await keys.press('Escape');
    await keys.expectAt('button', 'Start Session');
    await keys.press('Enter');
    await page.getByRole('dialog').waitFor();
    await keys.follow('button', 'Start Session');
    await keys.expectAt('heading', 'Question 1');
    await expect.poll(() => page.title()).toBe('Question 1 of 12 - Twelvefold');

    await keys.press('?');
    await keys.expectAt('switch', 'Single-key shortcuts');
    await keys.press('c', 's', 'Space', 'Escape');
    await keys.expectAt('heading', 'Question 1');
    await keys.press('c', '?');
    expect(await chosen(page, 'C')).toBe(false);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.reload();
    await keys.expectAt('heading', 'Question 1');
    await keys.press('c');
    expect(await chosen(page, 'C')).toBe(false);
    await keys.follow('button', 'Keyboard shortcuts');
    await keys.expectAt('switch', 'Single-key shortcuts');
    await keys.press('Space', 'Escape');
    await keys.expectAt('button', 'Keyboard shortcuts');
    await keys.press('c');
    await keys.expectAt('radio', /^C\b/);
  });

  it('is answered and skipped, read, recapped, and followed by a cooldown that can be cancelled', async () => {
    const student = await stage.newStudent();
    await product.practise(student, 7);
    const { page, keys } = await open('/session', student);
    await keys.expectAt('heading', 'Question 8');
    await stage.expectAccessible('question');
    await keys.reach('button', 'Keyboard shortcuts');
    await keys.press('2', 'ArrowDown');
    await keys.expectAt('radio', /^C\b/);
    await keys.press('Shift+A', 'Control+b');
    await expect.poll(() => chosen(page, 'C')).toBe(true);
    // Enter on a focused button does the button's own action.
    await keys.follow('button', /^Skip Question/);
    await keys.expectAt('heading', 'Question 9');
    await keys.press('Enter');
    await announces(page, 'alert', 'Please select an answer');
    await keys.press('b');
    await page.keyboard.down('Enter');
    await keys.expectAt('heading', /^(Correct|Incorrect)\./);
    const next = page.getByRole('button', { name: /^Next Question/ });
    await expect.poll(() => next.getAttribute('aria-disabled')).toBeNull();
    await stage.expectAccessible('result');
    // Held down, it counts once.
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await keys.expectAt('heading', /^(Correct|Incorrect)\./);
    await keys.follow('button', /^Next Question/);
    await keys.expectAt('heading', 'Question 10');
    await keys.press('k');
    await keys.expectAt('heading', 'Question 11');
    await keys.press('u');
    for (let position = 10; position <= 12; position += 1) {
      await keys.expectAt('heading', `Question ${position}`);
      await keys.press('a', 'Enter');
      await keys.expectAt('heading', /^(Correct|Incorrect)\./);
      await keys.press('n');
    }
    await keys.expectAt('heading', /of 12/);
    await keys.press('?');
    await keys.expectAt('switch', 'Single-key shortcuts');
    await keys.press('Escape');
    await keys.expectAt('heading', /of 12/);

    const preparing = {
      available: false,
      phase: 'preparing',
      message: '',
      retry_after_seconds: 0,
      preview: null,
    };
    // Appears once the server has completed the session.
    await page.getByRole('heading', { name: 'What to fix' }).waitFor();
    await stage.expectAccessible('recap');
    await page.route('**/api/session/check-availability**', route =>
      route.fulfill({ headers: ours, json: preparing }),
    );
    await keys.follow('button', 'Start the next 12');
    await keys.expectAt('heading', 'Analyzing Your Performance');
    await keys.press('Escape');
    await keys.expectAt('button', 'Start the next 12');
    await keys.reach('button', /^8 Skipped/);
    await keys.press('Enter');
    await expect.poll(() => state(page, 'aria-expanded')).toBe('true');
    await keys.follow('link', 'Back to dashboard', 'Shift+Tab');
    await keys.expectAt('heading', 'Dashboard');
    await page.getByRole('heading', { name: 'Your next 12 is on its way' }).waitFor();
    await keys.follow('button', 'Start Session');
    await keys.expectAt('heading', 'A short pause');
    await keys.follow('button', 'Not now');
    await keys.expectAt('button', 'Start Session');
  });

  it('enlarges a picture on I and returns the focus', async () => {
    const student = await stage.newStudent();
    const session = await product.begin(student);
    const figure = { has_image: true, image_url: '/api/media/figures/drawn', image_alt_text: 'A triangle' };
    const [first, ...rest] = session.questions;
    const page = await stage.open({ as: student });
    const keys = new Keyboard(page);
    await page.route('**/api/media/figures/**', route =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      }),
    );
    await page.route('**/api/session/questions/*', route =>
      route.fulfill({ headers: ours, json: { ...session, questions: [{ ...first, ...figure }, ...rest] } }),
    );
    await page.goto('/session');
    await page.getByRole('button', { name: 'Enlarge image: A triangle' }).waitFor();
    await keys.press('i');
    await keys.expectAt('heading', 'Image of question 1');
    await keys.press('Escape');
    await keys.expectAt('heading', 'Question 1');
    await keys.follow('button', 'Enlarge image: A triangle');
    await keys.follow('button', 'Close');
    await keys.expectAt('button', 'Enlarge image: A triangle');
  });

  it('on a phone no bar covers the focus, and the list of shortcuts is reachable', async () => {
    const student = await stage.newStudent();
    await product.begin(student);
    const { page, keys } = await open('/session', student, { width: 390, dark: true });
    await page.getByRole('heading', { name: 'Question 1', exact: true }).waitFor();
    await keys.reach('button', 'Keyboard shortcuts', 'Shift+Tab');
    await keys.reach('radio', /^A\b/);
    await keys.press('ArrowDown', 'ArrowDown', 'ArrowDown');
    await keys.expectAt('radio', /^[A-D]\b/);
    await keys.follow('button', /^Submit Answer/);
    await keys.expectAt('heading', /^(Correct|Incorrect)\./);
    await keys.reach('button', /^Next Question/);
    await keys.reach('link', /back to dashboard/, 'Shift+Tab');
  });
});

it('at the limit the dialog shows the server’s numbers, returns the focus, and links to the plans', async () => {
  const limit = {
    user_type: 'free_trial',
    plan_until: null,
    can_start_session: false,
    limit_reached: true,
    completed_sessions: 7,
    sessions_left: 0,
    allowance_text: '5 sessions to start with, then 2 a week',
    free_week: { holds: 2, left: 0, until: '2026-03-08T18:30:00.000Z' },
  };
  const page = await stage.open({ as: await stage.newStudent(), width: 390 });
  const keys = new Keyboard(page);
  await page.route('**/api/user/session-limit-status', route =>
    route.fulfill({ headers: ours, json: limit }),
  );
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Your next 12 opens on Monday' }).waitFor();
  await page.getByRole('link', { name: 'Read your solutions' }).waitFor();
  await keys.follow('button', 'Start sooner');
  await keys.expectAt('heading', 'You have used your free sessions');
  await page.getByRole('dialog').getByText('7', { exact: true }).waitFor();
  await page.getByText('The next 2 come on Monday, 9 Mar 2026.').waitFor();
  await stage.expectAccessible('limit');
  await keys.press('Escape');
  await keys.expectAt('button', 'Start sooner');
  await keys.press('Enter');
  await keys.follow('link', 'Upgrade Now');
  await keys.expectAt('heading', 'Pricing');
});

it('the history is searched, filtered and opened; a button that disappears leaves the focus beside it', async () => {
  const student = await stage.newStudent();
  for (const upTo of [12, 12, 3]) await product.practise(student, upTo);
  const { page, keys } = await open('/history', student);
  await page.getByText('27 questions').waitFor();
  await keys.reach('searchbox', 'Search words, topics or sessions');
  await keys.type('no stem says this');
  await page.getByText('No question matches.').waitFor();
  await keys.follow('button', 'Clear filters');
  await keys.expectAt('heading', 'Session history');
  await page.getByText('27 questions').waitFor();
  await keys.reach('combobox', 'Result');
  await keys.type('Skipped');
  await page.getByText('4 questions found').waitFor();
  await keys.press('Home');
  await page.getByText('27 questions').waitFor();
  await keys.reach('button', /^1 (Correct|Incorrect)/);
  await keys.press('Enter');
  await expect.poll(() => state(page, 'aria-expanded')).toBe('true');
  for (const words of ['Your answer', 'Detailed solution', '1 min 1 s'])
    await page.getByRole('main').getByText(words, { exact: true }).first().waitFor();
  await stage.expectAccessible('open question');
  await keys.follow('button', 'Show more');
  await keys.expectAt('button', /^10 Skipped/);
  const printed = page.evaluate(() => new Promise(done => Object.assign(window, { print: done })));
  await page.getByRole('button', { name: 'Print' }).focus();
  await keys.press('Enter');
  await printed;
  await keys.expectAt('button', 'Print');
  await keys.follow('link', /See the whole session: Session 2/);
  await keys.expectAt('heading', /of 12/);
});

describe('the account', () => {
  it('is reached from the menu: email verified, profile and password changed, a setting switched', async () => {
    const student = await product.unprovedStudent(stage.newAddress());
    const { page, keys } = await open('/dashboard', student);
    await page.getByText('Your email address is not verified yet.').first().waitFor();
    await stage.expectAccessible('banner');
    await keys.follow('button', /^Your menu/);
    await keys.reach('link', 'Session history');
    await keys.press('Escape');
    await keys.expectAt('button', /^Your menu/);
    await keys.press('Enter');
    await keys.follow('link', 'Account');
    await keys.expectAt('heading', 'Account');

    await keys.reach('textbox', 'Full name');
    await keys.retype(' ');
    await keys.press('Enter');
    await keys.expectAt('textbox', 'Full name');
    await expect.poll(() => state(page, 'aria-invalid')).toBe('true');
    await keys.retype('Ravi K. Shah');
    await keys.press('Enter');
    await announces(page, 'status', 'Your profile is saved.');
    await page.getByRole('button', { name: 'Your menu Ravi K. Shah' }).waitFor();
    await keys.expectAt('textbox', 'Full name');

    const first = await product.codeFor(student.email);
    await keys.follow('button', 'Verify email');
    await announces(page, 'status', 'Verification code sent successfully');
    await keys.expectAt('textbox', 'Verification code');
    await stage.expectAccessible('code');
    await keys.type(await product.codeFor(student.email, /./, first));
    await keys.press('Enter');
    await announces(page, 'status', 'Verified');
    await keys.expectAt('heading', 'Email');

    await keys.reach('textbox', 'Current password');
    await keys.type('not it');
    await keys.reach('textbox', 'New password');
    await keys.type('another long phrase');
    await keys.press('Enter');
    await keys.expectAt('textbox', 'Current password');
    await page.getByText('This is not your password.').first().waitFor();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'New password' }).inputValue())
      .toBe('another long phrase');
    await keys.retype(student.password);
    await keys.press('Enter');
    await announces(page, 'status', 'Your password is changed.');
    await keys.expectAt('heading', 'Password');
    await product.signIn(student.email, 'another long phrase');

    await keys.reach('switch', 'Adaptive practice');
    await keys.press('Space');
    await announces(page, 'status', 'Adaptive practice is off.');
    await keys.expectAt('switch', 'Adaptive practice');
    // The account page has the form instead of the banner.
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Your Study Progress' }).waitFor();
    expect(await page.getByText('is not verified yet').count()).toBe(0);
    await page.goto('/account');
    await keys.follow('button', 'Sign out everywhere');
    await keys.expectAt('heading', /^Step out/);
  });

  it('sets reminders and their hour, creates a mentor’s page, copies its address and ends it', async () => {
    const { page, keys } = await open('/account', await stage.newStudent());
    await keys.reach('switch', 'Daily reminder');
    await keys.press('Space');
    const daily = page.getByRole('switch', { name: 'Daily reminder' });
    await expect.poll(() => daily.isChecked()).toBe(true);
    await expect.poll(() => daily.getAttribute('aria-disabled')).toBeNull();
    await keys.expectAt('switch', 'Daily reminder');
    await keys.reach('combobox', 'Hour in India');
    await keys.type('Between 7 am');
    await expect.poll(() => page.locator(':focus').inputValue()).toBe('7');
    await expect.poll(() => daily.getAttribute('aria-disabled')).toBeNull();
    await keys.expectAt('combobox', 'Hour in India');

    await keys.follow('button', 'Make a page');
    // The whole address is selected, for copying by keyboard.
    await keys.expectAt('textbox', 'Page for a parent or mentor, shown this once');
    const address = await page.locator(':focus').inputValue();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(address);
    const { pathname, hash } = new URL(address);
    const shared = await stage.open({}, pathname + hash);
    await shared.getByRole('heading', { name: 'Right answers by category' }).waitFor();
    await stage.expectAccessible('shared');
    const mentor = new Keyboard(shared);
    await mentor.follow('link', 'Skip to main content');
    await mentor.expectAt('main');
    // The address still has its secret after the #.
    await shared.reload();
    await shared.getByRole('heading', { name: 'Right answers by category' }).waitFor();

    await keys.follow('button', 'End the page');
    await page.getByText('The address is ended.').first().waitFor();
    await keys.expectAt('heading', 'Page for a parent or mentor');
    await shared.reload();
    await shared.getByText('This address is not in use any more.').waitFor();
  });

  it('is exported and deleted only after dialogs that can be cancelled', async () => {
    const student = await stage.newStudent();
    const { keys } = await open('/account', student, { width: 390 });
    await keys.follow('button', 'Export my data');
    await keys.expectAt('textbox', 'Password');
    await keys.press('Escape');
    await keys.expectAt('button', 'Export my data');
    await keys.follow('button', 'Delete my account');
    await keys.expectAt('heading', 'Delete my account');
    await keys.follow('button', 'Delete for good');
    await keys.expectAt('textbox', 'Password');
    await keys.type(student.password);
    await keys.press('Enter');
    await keys.expectAt('heading', 'Your account is deleted');
    await keys.follow('button', 'Go to the start page');
    await keys.expectAt('heading', /^Step out/);
  });

  it('is signed out of by the menu of a phone', async () => {
    const { keys } = await open('/dashboard', await stage.newStudent(), { width: 390 });
    await keys.follow('button', /^Your menu/);
    await stage.expectAccessible('menu');
    await keys.follow('button', 'Logout');
    await keys.expectAt('heading', /^Step out/);
  });
});
