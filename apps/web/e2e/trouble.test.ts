import { figures } from '@twelvefold/contract/figures';
import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import type { ViewOptions } from './kit/browser.ts';
import type { Student } from './kit/product.ts';
import { ours } from './kit/replies.ts';
import { failing, stageFor } from './kit/stage.ts';
import { finishSession } from './kit/steps.ts';

/** Failures during practice as a student meets them; all cases of their messages are tested beside the components. */

const stage = stageFor({
  expected: failing('404 /api/media/figures/lost', '500 /api/session/log', '500 /api/session/questions/'),
});
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

/** Stores that this browser completed a session `seconds` ago. */
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

it('an answer that cannot be saved shows an error and keeps the choice', async () => {
  const { page, student } = await open();
  await product.begin(student);
  await choose(page);
  await page.route('**/api/session/log', broken);
  await page.getByRole('button', { name: /^Submit Answer/ }).click();
  await reads(page, 'Submit failed (500). Please try again.');
  await expect.poll(() => page.getByRole('radio', { name: /^A\b/ }).isChecked()).toBe(true);
  await stage.expectAccessible('an answer that was not saved');
});

it('a failed skip shows an error, and nothing is lost', async () => {
  const { page, student } = await open();
  await product.begin(student);
  await page.route('**/api/session/log', broken);
  await choose(page);
  await page.getByRole('button', { name: /^Skip Question/ }).click();
  await page.getByRole('heading', { name: 'Question 2', exact: true }).waitFor();
  await reads(page, 'Failed to skip question');
  await page.getByRole('radio', { name: /^A\b/ }).check({ force: true });
  await page.getByRole('button', { name: /^Submit Answer/ }).click();
  await page.getByRole('heading', { name: 'Answer A, not sent yet' }).waitFor();
  await page.unroute('**/api/session/log');
  // The page also retries by itself; then the button is gone.
  void page
    .getByRole('button', { name: 'Retry' })
    .click()
    .catch(() => {});
  await page.getByRole('heading', { name: /^(Correct|Incorrect)/ }).waitFor();
});

it('questions that do not load can be retried', async () => {
  const { page, student } = await open();
  await product.begin(student);
  await page.route('**/api/session/questions/*', broken);
  await page.goto('/session');
  await reads(page, 'Session Error');
  await reads(page, 'Failed to load question');
  await stage.expectAccessible('no questions');
  await page.unroute('**/api/session/questions/*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('heading', { name: 'Question 1', exact: true }).waitFor();
});

it('a question whose picture fails twice is skipped and does not count', async () => {
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
  await page.route('**/api/session/log', route => {
    skipped = route.request().postDataJSON();
    return broken(route);
  });
  await page.goto('/session');
  await reads(page, 'Image failed to load. Getting next question...');
  await expect
    .poll(() => skipped, { timeout: 10_000 })
    .toMatchObject({ entries: [{ position: 1, kind: 'image_failed' }] });
  await page.getByRole('heading', { name: 'Question 2', exact: true }).waitFor();
  await reads(page, 'Question 1: Failed to skip question.');
});

it('an overdue preparation offers a report to support and confirms it', async () => {
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

it('a failed preparation is shown on the dashboard with a retry', async () => {
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

it('a screen that throws is caught, and the session restarts from there', async () => {
  const { page, student } = await open({ expected: /TypeError: Cannot read properties of null/ });
  const { session_id } = await product.begin(student);
  const session = await questionsOf(student, session_id);
  await page.route('**/api/session/questions/*', json({ ...session, questions: [null] }));
  await page.goto('/session');
  await page.getByRole('heading', { name: 'Session Error Detected' }).waitFor();
  await page.unroute('**/api/session/questions/*');
  await page.getByRole('button', { name: 'Restart Session' }).click();
  await page.getByRole('heading', { name: 'Question 1', exact: true }).waitFor();
});

it('right after a session the next one starts by itself once it is ready', async () => {
  const { page, student } = await open({ width: 390, dark: true });
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
