import { figures } from '@twelvefold/contract/figures';
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ViewOptions } from './kit/browser.ts';
import type { Student } from './kit/product.ts';
import { ours } from './kit/replies.ts';
import { provoked, stageFor } from './kit/stage.ts';
import { answer, finishSession } from './kit/steps.ts';

/** Every text of the specification's error catalogue for practice, reached as a student would reach it. */

const stage = stageFor({ expected: provoked });
const { product } = stage;

async function open(options: ViewOptions = {}): Promise<{ page: Page; student: Student }> {
  const student = await stage.newStudent();
  return { page: await stage.open({ as: student, ...options }), student };
}

const problem = (status: number, code: string, detail: string) => (route: Route) =>
  route.fulfill({
    status,
    headers: ours,
    contentType: 'application/problem+json',
    body: JSON.stringify({ type: 'about:blank', title: 'Refused', status, code, detail }),
  });
const broken = problem(500, 'internal', 'Something went wrong on our side. Please try again.');
const missing = problem(404, 'not_found', 'Not found');
const json = (body: unknown) => (route: Route) =>
  route.fulfill({ status: 200, headers: ours, contentType: 'application/json', body: JSON.stringify(body) });

const words = {
  failed: 'Your next 12 could not be prepared.',
  preparing: 'Your next 12 is being built from the last one.',
};
const availability = (phase: keyof typeof words) => ({
  available: false,
  phase,
  message: words[phase],
  retry_after_seconds: 0,
  preview: null,
});

/** This browser completed a session so many seconds ago. */
const endedSessionAgo = (page: Page, student: Student, seconds: number) =>
  page.addInitScript(
    ([id, ms]) => {
      if (sessionStorage.getItem('ended')) return;
      sessionStorage.setItem('ended', 'once');
      localStorage.setItem(`cat_prep_completed_at.${id}`, String(Date.now() - Number(ms)));
    },
    [student.id, seconds * 1000] as const,
  );

interface Loaded extends Record<string, unknown> {
  questions: Record<string, unknown>[];
}
const questionsOf = (student: Student, id: string) =>
  product.api<Loaded>('GET', `/session/questions/${id}`, student);

const choose = async (page: Page) => {
  await page.goto('/session');
  await page.getByRole('radio', { name: /^A\b/ }).check({ force: true });
};
const reads = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

describe('an answer that cannot be saved', () => {
  it.each([
    [
      'Session expired. Please refresh to re-login.',
      problem(401, 'not_authenticated', 'Not authenticated. Please log in.'),
    ],
    ['Submit failed (500). Please try again.', broken],
    ['No active session or question found.', missing],
    ['Could not save your answer. Please retry.', (route: Route) => route.abort()],
  ])('%s', async (words, reply) => {
    const { page, student } = await open();
    await product.begin(student);
    await choose(page);
    await page.route('**/api/session/submit', reply);
    await page.getByRole('button', { name: /^Submit Answer/ }).click();
    await reads(page, words);
    await expect.poll(() => page.getByRole('radio', { name: /^A\b/ }).isChecked()).toBe(true);
    await stage.expectAccessible(words);
  });

  it('without a choice asks for one', async () => {
    const { page, student } = await open({ width: 390 });
    await product.begin(student);
    await page.goto('/session');
    await page.getByRole('heading', { name: 'Question 1', exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await reads(page, 'Please select an answer');
  });
});

it('a skip that fails says so, and nothing is lost', async () => {
  const { page, student } = await open();
  await product.begin(student);
  await page.route('**/api/session/skip', broken);
  await choose(page);
  await page.getByRole('button', { name: /^Skip Question/ }).click();
  await page.getByRole('heading', { name: 'Question 2', exact: true }).waitFor();
  // The next answer sends it.
  await page.getByRole('radio', { name: /^A\b/ }).check({ force: true });
  await page.getByRole('button', { name: /^Submit Answer/ }).click();
  await reads(page, 'Failed to skip question');
  await page.getByRole('heading', { name: 'Answer A, not sent yet' }).waitFor();
  await page.unroute('**/api/session/skip');
  // The page tries again by itself, too; where it was quicker, the button is gone.
  void page
    .getByRole('button', { name: 'Retry' })
    .click()
    .catch(() => {});
  await page.getByRole('heading', { name: /^(Correct|Incorrect)/ }).waitFor();
});

describe('questions that do not come', () => {
  it.each([
    ['Failed to load question', broken],
    ['Pack unavailable for this session. Please refresh to restart.', missing],
  ])('%s', async (words, reply) => {
    const { page, student } = await open();
    await product.begin(student);
    await page.route('**/api/session/questions/*', reply);
    await page.goto('/session');
    await reads(page, 'Session Error');
    await reads(page, words);
    await stage.expectAccessible(words);
    await page.unroute('**/api/session/questions/*');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('heading', { name: 'Question 1', exact: true }).waitFor();
  });

  it.each([
    ['Session pack is empty. Please refresh to restart.', json([])],
    [
      'Session pack not available. Please refresh to restart.',
      json([
        { item_id: crypto.randomUUID(), id: crypto.randomUUID(), pair: 'x', bucket: 'Easy', reason: 'y' },
      ]),
    ],
    ['Pack fetch failed (500) after 1 attempts. Current session preserved.', broken],
    ['Pack fetch failed (404) after 4 attempts. Current session preserved.', missing],
    ['Network error while fetching pack. Current session preserved.', (route: Route) => route.abort()],
  ])('%s', async (words, reply) => {
    const { page, student } = await open();
    const session = await product.begin(student);
    await page.route('**/api/session/questions/*', json({ ...session, questions: [] }));
    await page.route('**/api/adapt/pack**', reply);
    await page.goto('/session');
    await reads(page, words);
  });
});

it('a picture that fails twice is passed over, and does not count', async () => {
  const { page, student } = await open();
  const { session_id } = await product.begin(student);
  const session = await questionsOf(student, session_id);
  const [first, ...rest] = session.questions;
  const pictured = {
    ...first,
    has_image: true,
    image_url: '/api/media/figures/lost',
    image_alt_text: 'A figure that is lost',
  };
  await page.route('**/api/session/questions/*', json({ ...session, questions: [pictured, ...rest] }));
  let skipped: unknown = null;
  await page.route('**/api/session/skip', route => {
    skipped = route.request().postDataJSON();
    return broken(route);
  });
  await page.goto('/session');
  await reads(page, 'Image failed to load. Getting next question...');
  await expect
    .poll(() => skipped, { timeout: 10_000 })
    .toMatchObject({ position: 1, reason: 'image_failed' });
  // It was not the student who skipped it.
  await page.getByRole('heading', { name: 'Not counted, not sent yet' }).waitFor();
});

describe('a session that cannot be started', () => {
  it('says that it could not be created', async () => {
    const { page } = await open();
    await page.goto('/');
    await page.route('**/api/session/start', broken);
    // A start goes on without the insight when that is late: here always.
    await page.route('**/api/session/pre-session-insight*', broken);
    await page.getByRole('main').getByRole('button', { name: 'Start Session' }).first().click();
    await reads(page, 'Session creation failed. Please refresh the page to try again.');
  });

  it('at the limit shows the server’s own numbers and the way on', async () => {
    const { page } = await open({ width: 390 });
    await page.route(
      '**/api/user/session-limit-status',
      json({
        user_type: 'free_trial',
        can_start_session: false,
        limit_reached: true,
        completed_sessions: 7,
        sessions_left: 0,
        allowance_text: '5 sessions to start with, then 2 a week',
        free_week: { holds: 2, left: 0, until: '2026-03-08T18:30:00.000Z' },
      }),
    );
    await page.goto('/');
    await page.getByRole('heading', { name: 'Your next 12 opens on Monday' }).waitFor();
    await page.getByRole('link', { name: 'Read your solutions' }).waitFor();
    await page.getByRole('button', { name: 'Start sooner' }).click();
    await page.getByRole('dialog').getByText('7', { exact: true }).waitFor();
    await page.getByText('The next 2 come on Monday, 9 Mar 2026.').waitFor();
    await stage.expectAccessible('limit');
    await page.getByRole('link', { name: 'Upgrade Now' }).click();
    await page.waitForURL('**/pricing');
  });

  it('because the preparation failed offers to tell support, and says that it did', async () => {
    const { page, student } = await open();
    await page.route('**/api/session/check-availability**', json(availability('failed')));
    await endedSessionAgo(page, student, figures.session.cooldownSeconds + 1);
    await page.goto('/session');
    await page
      .getByRole('main')
      .getByRole('button', { name: /Start Session/ })
      .first()
      .click();
    await stage.expectAccessible('not prepared');
    await page.getByRole('button', { name: 'Notify Support Team' }).click();
    await page.getByRole('heading', { name: 'Support Team Notified!' }).waitFor();
    await page.getByRole('button', { name: 'Close' }).last().click();
    await expect
      .poll(() => page.evaluate(id => localStorage.getItem(`cat_prep_completed_at.${id}`), student.id))
      .toBeNull();
  });

  it('while the last one is being worked out waits with a ring', async () => {
    const { page, student } = await open({ width: 390, dark: true });
    await page.route('**/api/session/check-availability**', json(availability('preparing')));
    await endedSessionAgo(page, student, 5);
    await page.goto('/session');
    await page
      .getByRole('main')
      .getByRole('button', { name: /Start Session/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Analyzing Your Performance' }).waitFor();
    await stage.expectAccessible('waiting');
  });

  it('from Today’s Session says why in the words of the session', async () => {
    const { page } = await open();
    await page.goto('/session');
    await page.route('**/api/session/start', broken);
    await page
      .getByRole('main')
      .getByRole('button', { name: /Start Session/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start Session' }).click();
    await reads(page, /^Adaptive session failed: .* Please refresh to try again\.$/);
  });
});

it('a failed preparation is told on the dashboard, with a way to try again', async () => {
  const { page } = await open();
  await page.route('**/api/session/check-availability**', json(availability('failed')));
  await page.goto('/');
  await reads(page, availability('failed').message);
  await stage.expectAccessible('preparation failed');
  await page.unroute('**/api/session/check-availability**');
  await page
    .getByRole('button', { name: /Try again/i })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Your next 12 is set' }).waitFor();
});

it('a question without its data stops there, and says so', async () => {
  const { page, student } = await open();
  const { session_id } = await product.begin(student);
  const session = await questionsOf(student, session_id);
  const emptied = session.questions.map(question => ({ ...question, stem: '' }));
  await page.route('**/api/session/questions/*', json({ ...session, questions: emptied }));
  await page.goto('/session');
  await reads(page, 'Question data is missing. Please refresh to restart the session.');
});

it('a screen that breaks is caught, and the session is begun again from there', async () => {
  const { page, student } = await open({ expected: /Failed to load resource|null|undefined|Error/ });
  const { session_id } = await product.begin(student);
  const session = await questionsOf(student, session_id);
  await page.route('**/api/session/questions/*', json({ ...session, questions: [null] }));
  await page.goto('/session');
  await page.getByRole('heading', { name: 'Session Error Detected' }).waitFor();
  await page.unroute('**/api/session/questions/*');
  await page.getByRole('button', { name: 'Restart Session' }).click();
  await page.getByRole('heading', { name: 'Question 1', exact: true }).waitFor();
});

it('Today’s Session without one says what to do first', async () => {
  const { page } = await open();
  await page.goto('/session');
  await reads(page, 'No session available. Please complete your first session to enable adaptive planning.');
  await stage.expectAccessible('no session');
});

it('Today’s Session between two sessions sends on to the dashboard', async () => {
  const { page, student } = await open();
  await product.practise(student, 12);
  await page.goto('/session');
  await reads(page, 'No active session found. Please start a new session from the dashboard.');
});

it('right after a session the next one is started by itself as soon as it is ready', async () => {
  const { page, student } = await open();
  await product.practise(student, 11);
  await page.goto('/session');
  await finishSession(page, 12);
  await page.route('**/api/session/check-availability**', json(availability('preparing')));
  await page.getByRole('button', { name: 'Start the next 12' }).click();
  await page.getByRole('heading', { name: 'Analyzing Your Performance' }).waitFor();
  await stage.expectAccessible('analyzing');
  await page.unroute('**/api/session/check-availability**');
  await page.getByRole('button', { name: 'Check If Ready' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start Session' }).click();
  await page.getByRole('heading', { name: 'Question 1', exact: true }).waitFor();
});

it('an answer given on another browser is shown as it was recorded', async () => {
  const { page, student } = await open();
  const { session_id } = await product.begin(student);
  await choose(page);
  await product.api('POST', '/session/skip', { token: student.token, body: { session_id, position: 1 } });
  await page.getByRole('button', { name: /^Submit Answer/ }).click();
  await page.getByRole('heading', { name: 'Question 2', exact: true }).waitFor();
  await answer(page, 'A');
});
