import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { ViewOptions } from './kit/browser.ts';
import type { Student } from './kit/product.ts';
import { failing, stageFor } from './kit/stage.ts';
import { expectFocusOn, wholePage, wholeQuestion } from './kit/steps.ts';

const stage = stageFor({
  expected: failing(
    'ERR_FAILED /api/session/log',
    'ERR_FAILED /assets/',
    'ERR_INTERNET_DISCONNECTED /api/session/log',
    'ERR_INTERNET_DISCONNECTED /api/media/figures/',
    'ERR_INTERNET_DISCONNECTED /assets/',
  ),
});
const { product } = stage;

interface Entry {
  id: string;
  position: number;
  kind: string;
  ms: number;
}

/** A student at the first question of a session, and the answers that the page sends. */
async function practising(options: ViewOptions = {}) {
  const student = await stage.newStudent();
  const { session_id } = await product.begin(student);
  const page = await stage.open({ as: student, ...options });
  const sent: Entry[][] = [];
  page.on('request', request => {
    if (request.url().endsWith('/session/log')) sent.push(request.postDataJSON().entries);
  });
  await page.goto('/session');
  await wholeQuestion(page, 1);
  return { page, student, session_id, sent };
}

/** State of a formula: none, source, or rendered and styled (its MathML is then hidden). */
const formulaState = (page: Page) =>
  page.evaluate(() => {
    const tex = document.querySelector('main .tex, main .tex-block');
    if (!tex) return 'none';
    const machine = tex.querySelector('.katex-mathml');
    if (!machine) return 'as written';
    return getComputedStyle(machine).position === 'absolute' ? 'drawn' : 'without its style';
  });

/** Entries stored in this browser, in order. */
const keptEntries = (page: Page): Promise<Entry[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter(key => key.startsWith('cat_prep_log'))
      .map(key => JSON.parse(localStorage.getItem(key) ?? ''))
      .sort((a, b) => a.n - b.n),
  );
const result = (page: Page) => page.getByRole('heading', { name: /^(Correct|Incorrect)\./ });

async function submitUnsent(page: Page) {
  await page.getByRole('radio', { name: /^A\b/ }).check({ force: true });
  await page.getByRole('button', { name: /^Submit Answer/ }).click();
  await page.getByText('Could not save your answer. Please retry. This browser keeps it').waitFor();
}

async function submitOffline(page: Page) {
  await stage.view.context.setOffline(true);
  await page.getByText('You are offline.').waitFor();
  await submitUnsent(page);
}

const recorded = async (student: Student, session_id: string) => {
  const session = await product.api<{
    answered_count: number;
    questions: { review?: { elapsed_ms: number } }[];
  }>('GET', `/session/questions/${session_id}`, student);
  return { answered: session.answered_count, elapsed: session.questions[0]?.review?.elapsed_ms };
};

it('answers and skips given offline are sent when the network returns, each with its own time', async () => {
  const { page, student, session_id, sent } = await practising({ width: 390 });
  await submitOffline(page);
  await stage.expectAccessible('an answer not sent yet');
  await page.getByRole('button', { name: /^Next Question/ }).click();
  await page.getByRole('heading', { name: 'Question 2', exact: true }).waitFor();
  await page.getByRole('button', { name: /^Skip Question/ }).click();
  await page.getByRole('heading', { name: 'Question 3', exact: true }).waitFor();
  await page.getByText('Question 2: Failed to skip question. This browser keeps it').waitFor();
  await page.getByText('Your answer and skip are kept in this browser').waitFor();
  await page.getByRole('radio', { name: /^C\b/ }).check({ force: true });
  const kept = (await keptEntries(page)).map(({ id, position, kind, ms }) => ({ id, position, kind, ms }));
  sent.length = 0;

  await stage.view.context.setOffline(false);
  await page.getByText('Sent and saved: question 1.').waitFor();
  expect(sent).toMatchObject([kept]);
  await expect.poll(() => page.getByRole('radio', { name: /^C\b/ }).isChecked()).toBe(true);
  await expect.poll(() => recorded(student, session_id)).toEqual({ answered: 2, elapsed: kept[0]?.ms });
  await page.getByText('You are offline.').waitFor({ state: 'detached' });
  await stage.expectAccessible('sent and saved');
});

it('an answer survives a reload: it is sent first, and the session continues after it', async () => {
  const { page, student, session_id, sent } = await practising();
  // Only the log is blocked, so that the page can reload; it is unblocked afterwards, or the page being left would send
  // it.
  let away = true;
  await page.route('**/api/session/log', route => (away ? route.abort() : route.continue()));
  await submitUnsent(page);
  const first = sent[0];
  page.once('framenavigated', () => {
    away = false;
  });
  await page.reload();
  await page.getByRole('heading', { name: 'Question 2', exact: true }).waitFor();
  expect(sent.at(-1)).toEqual(first);
  sent.length = 0;
  await expect.poll(() => recorded(student, session_id)).toEqual({ answered: 1, elapsed: first?.[0]?.ms });
  await page.reload();
  await page.getByRole('heading', { name: 'Question 2', exact: true }).waitFor();
  expect(sent).toEqual([]);
});

it('an unsent answer is shown on another screen and sent from there', async () => {
  const { page, student, session_id } = await practising();
  await page.route('**/api/session/log', route => route.abort());
  await submitUnsent(page);
  await page.goto('/account');
  await page.getByText('Your answer waits to be sent.').waitFor();
  await stage.expectAccessible('waiting');
  await page.unroute('**/api/session/log');
  await page.getByText('Your answer waits to be sent.').waitFor({ state: 'detached' });
  expect((await recorded(student, session_id)).answered).toBe(1);
});

it('an answer that can no longer be saved is reported to the student', async () => {
  const { page, student, session_id } = await practising({ dark: true });
  await submitOffline(page);
  for (const position of [1, 2])
    await product.api('POST', '/session/skip', { token: student.token, body: { session_id, position } });
  await stage.view.context.setOffline(false);
  await page.getByText('Your answer to question 1 could not be saved: ').waitFor();
  await page.getByRole('heading', { name: /^Skipped\./ }).waitFor();
  await page.getByRole('button', { name: /^Next Question/ }).click();
  await page.getByRole('heading', { name: 'Question 3', exact: true }).waitFor();
  await expect.poll(() => keptEntries(page)).toEqual([]);
});

it('an expired sign-in loses nothing: the answer is sent after signing in, and the page returns', async () => {
  const expected = failing('401 /api/session/log', '401 /api/auth/me');
  const { page, student, session_id } = await practising({ width: 390, expected });
  const end = async () => {
    const token = await page.evaluate(() => localStorage.getItem('cat_prep_token') ?? '');
    await product.api('POST', '/auth/logout', { token });
  };
  await end();
  await page.getByRole('radio', { name: /^B\b/ }).check({ force: true });
  await page.getByRole('button', { name: /^Submit Answer/ }).click();
  await page.getByRole('heading', { name: 'Answer B, not sent yet' }).waitFor();
  await page.getByRole('button', { name: 'Sign in again', exact: true }).click();
  await stage.expectAccessible('sign in again');
  await page.getByLabel('Password', { exact: true }).fill(student.password);
  await page.keyboard.press('Enter');
  await result(page).waitFor();
  await page.getByText('Session expired').first().waitFor({ state: 'detached' });

  await page.goto('/history?search=cars');
  await page.getByRole('heading', { name: 'Session history' }).waitFor();
  // All requests of the opened page have been answered.
  await wholePage(page);
  await end();
  await page.reload();
  await page.getByRole('textbox', { name: 'Email' }).fill(student.email);
  await page.getByLabel('Password', { exact: true }).first().fill(student.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Session history' }).waitFor();
  expect(new URL(page.url()).search).toBe('?search=cars');
  const token = await page.evaluate(() => localStorage.getItem('cat_prep_token') ?? '');
  expect((await recorded({ ...student, token }, session_id)).answered).toBe(1);
});

it('formulas missing offline are rendered when the network returns, without a reload', async () => {
  const student = await stage.newStudent();
  await product.begin(student);
  const page = await stage.open({ as: student, cold: true });
  // The first question has only words, the next one formulas.
  await page.route(/\/api\/session\/(questions\/|log$)/, async route => {
    const response = await route.fetch().catch(() => null);
    if (!response) return route.abort();
    const reply = await response.json();
    for (const question of (reply.session ?? reply).questions)
      Object.assign(question, {
        stem: question.position === 1 ? 'How many?' : 'Solve $x^2 = 4$',
        option_a: '1',
        option_b: '2',
        option_c: '3',
        option_d: '4',
      });
    await route.fulfill({ response, json: reply });
  });
  await page.route('**/assets/formula-*', route => route.abort());
  await page.goto('/session');
  await page.getByRole('heading', { name: 'Question 1', exact: true }).waitFor();
  await expect.poll(() => formulaState(page)).toBe('none');
  await stage.view.context.setOffline(true);
  await page.getByRole('button', { name: /^Skip Question/ }).click();
  await page.getByRole('heading', { name: 'Question 2', exact: true }).waitFor();
  await page.waitForFunction(() => document.querySelector('main .tex')?.textContent === 'x^2 = 4');
  await expect.poll(() => formulaState(page)).toBe('as written');
  await page.unroute('**/assets/formula-*');
  await stage.view.context.setOffline(false);
  await page.locator('main .katex-mathml').first().waitFor({ state: 'attached' });
  await expect.poll(() => formulaState(page)).toBe('drawn');
});

it('a page whose file failed to load offline appears when the network returns', async () => {
  const expected = new RegExp(
    `${failing('ERR_FAILED /assets/', 'ERR_INTERNET_DISCONNECTED /assets/').source}|Failed to fetch dynamically imported module|A file of this page did not load`,
  );
  const student = await stage.newStudent();
  const page = await stage.open({ as: student, width: 390, cold: true, expected }, '/account');
  await wholePage(page);
  await page.route('**/assets/StudyPlanPage-*', route => route.abort());
  await stage.view.context.setOffline(true);
  await page.getByRole('link', { name: 'Study Plan' }).first().click();
  await page.getByRole('heading', { name: 'This page did not load' }).waitFor();
  await page.unroute('**/assets/StudyPlanPage-*');
  await stage.view.context.setOffline(false);
  await page.getByRole('heading', { name: 'Create Your 90-Day Study Plan' }).waitFor();
  await expectFocusOn(page, 'Create Your 90-Day Study Plan');
});
