import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { ViewOptions } from './kit/browser.ts';
import type { Student } from './kit/product.ts';
import { provoked, stageFor } from './kit/stage.ts';

const stage = stageFor({ expected: provoked });
const { product } = stage;

/** A student before the first question of a session, with the answers the page sends. */
async function practising(options: ViewOptions = {}) {
  const student = await stage.newStudent();
  const { session_id } = await product.begin(student);
  const page = await stage.open({ as: student, ...options });
  const sent: { elapsed_ms: number; answer: string }[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/session/submit')) sent.push(request.postDataJSON());
  });
  await page.goto('/session');
  await page.getByRole('heading', { name: 'Question 1', exact: true }).waitFor();
  return { page, student, session_id, sent };
}

async function submitOffline(page: Page) {
  await page.getByRole('radio', { name: /^A\b/ }).check({ force: true });
  await stage.view.context.setOffline(true);
  await page.getByText('You are offline.').waitFor();
  await page.getByRole('button', { name: /^Submit Answer/ }).click();
  await page.getByText('Could not save your answer. Please retry. It is kept in this browser').waitFor();
}

const recorded = async (student: Student, session_id: string) => {
  const session = await product.api<{
    answered_count: number;
    questions: { review?: { elapsed_ms: number } }[];
  }>('GET', `/session/questions/${session_id}`, student);
  return { answered: session.answered_count, elapsed: session.questions[0]?.review?.elapsed_ms };
};

it('an answer given offline is sent by itself when the network is back, with its own time', async () => {
  const { page, student, session_id, sent } = await practising({ width: 390 });
  await submitOffline(page);
  await stage.expectAccessible('offline');
  const tried = sent.length;
  await stage.view.context.setOffline(false);
  await page.getByRole('button', { name: /^Next Question/ }).waitFor();
  const [first] = sent;
  expect(sent).toHaveLength(tried + 1);
  expect(sent.at(-1)).toEqual(first);
  expect(await recorded(student, session_id)).toEqual({ answered: 1, elapsed: first?.elapsed_ms });
  await page.getByText('You are offline.').waitFor({ state: 'detached' });
});

it('it survives a reload: it is sent first, and its result is shown', async () => {
  const { page, student, session_id, sent } = await practising();
  // Only the answers do not get through: the page itself can be loaded again.
  await page.route('**/api/session/submit', route => route.abort());
  await page.getByRole('radio', { name: /^A\b/ }).check({ force: true });
  await page.getByRole('button', { name: /^Submit Answer/ }).click();
  await page.getByText('It is kept in this browser').waitFor();
  await page.unroute('**/api/session/submit');
  const first = sent[0];
  await page.reload();
  await page.getByRole('heading', { name: 'Question 1', exact: true }).waitFor();
  await page.getByRole('button', { name: /^Next Question/ }).waitFor();
  expect(sent).toHaveLength(2);
  expect(await recorded(student, session_id)).toEqual({ answered: 1, elapsed: first?.elapsed_ms });
  await page.getByRole('button', { name: /^Next Question/ }).click();
  await page.getByRole('heading', { name: 'Question 2', exact: true }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Question 2', exact: true }).waitFor();
  expect(sent).toHaveLength(2);
});

it('on another screen it waits in sight and is sent from there', async () => {
  const { page, student, session_id } = await practising();
  await page.route('**/api/session/submit', route => route.abort());
  await page.getByRole('radio', { name: /^A\b/ }).check({ force: true });
  await page.getByRole('button', { name: /^Submit Answer/ }).click();
  await page.getByText('It is kept in this browser').waitFor();
  await page.goto('/account');
  await page.getByText('An answer waits to be sent.').waitFor();
  await stage.expectAccessible('waiting');
  await page.unroute('**/api/session/submit');
  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByText('An answer waits to be sent.').waitFor({ state: 'detached' });
  expect((await recorded(student, session_id)).answered).toBe(1);
});

it('when it can no longer be saved the student is told', async () => {
  const { page, student, session_id } = await practising({ dark: true });
  await submitOffline(page);
  await product.api('POST', '/session/skip', { token: student.token, body: { session_id, position: 1 } });
  await page.route('**/api/session/questions/*', async route => route.continue());
  await stage.view.context.setOffline(false);
  await page.getByRole('heading', { name: 'Question 2', exact: true }).waitFor();
  await page
    .getByText(/This session went on in another window|could not be saved/)
    .first()
    .waitFor();
  expect(await page.evaluate(() => localStorage.getItem('cat_prep_outbox'))).toBeNull();
});
