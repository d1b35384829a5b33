import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Student } from './kit/product.ts';
import { stageFor } from './kit/stage.ts';

const stage = stageFor();
const { product } = stage;

const place = (page: Page, position: number) =>
  page.getByRole('heading', { name: `Question ${position}`, exact: true }).waitFor();

/** Names of the caches, and cached sessions. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    caches: (await caches.keys()).map(name => name.replace(/-.*/, '')).sort(),
    sessions: Object.keys(localStorage).filter(key => key.includes('_session.')),
  }));

const workers = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(
      ({ active }) => `${active?.scriptURL} ${active?.state}`,
    ),
  );

/** A student at the first question, in a browser that has cached the product for offline use. */
async function practising(): Promise<{ page: Page; student: Student; session_id: string }> {
  const student = await stage.newStudent();
  const { session_id } = await product.begin(student);
  const page = await stage.open({ as: student, workers: true }, '/session');
  await place(page, 1);
  await expect.poll(() => workers(page)).toEqual([`${product.url}/offline.js activated`]);
  return { page, student, session_id };
}

const answeredIn = async (student: Student, session_id: string) =>
  (await product.api<{ answered_count: number }>('GET', `/session/questions/${session_id}`, student))
    .answered_count;

it('the app opens offline, a session of twelve is answered, sent when online, and its results are shown only then', async () => {
  const { page: first, student, session_id } = await practising();
  const { context } = stage.view;
  await first.close();
  await context.setOffline(true);
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'commit' });
  await place(page, 1);
  await page.getByText('You are offline.').waitFor();
  for (let position = 1; position <= 12; position += 1) {
    await place(page, position);
    if (position === 5) {
      await page.getByRole('button', { name: /^Skip Question/ }).click();
      continue;
    }
    await page.getByRole('radio', { name: /^B\b/ }).check({ force: true });
    await page.getByRole('button', { name: /^Submit Answer/ }).click();
    await page.getByRole('heading', { name: 'Answer B, not sent yet' }).waitFor();
    if (position < 12) await page.getByRole('button', { name: /^Next Question/ }).click();
  }
  expect(await page.getByText(/^(Correct|Incorrect)\./).count()).toBe(0);
  expect(await answeredIn(student, session_id)).toBe(0);
  await context.setOffline(false);
  await page.getByRole('heading', { name: /^(Correct|Incorrect)\./ }).waitFor();
  expect(await answeredIn(student, session_id)).toBe(12);
  await page.getByRole('button', { name: /^Complete Session/ }).click();
  await page.getByRole('heading', { name: 'What to fix' }).waitFor();
  await expect.poll(async () => (await kept(page)).sessions).toEqual([]);
});

it('signing out deletes a student’s cached sessions; a foreign worker is unregistered and the product’s own stays', async () => {
  const { page } = await practising();
  await page.waitForFunction(() => Object.keys(localStorage).some(key => key.includes('_session.')));
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/offline.js?earlier', { scope: '/earlier/' });
    await (await caches.open('cat_prep_figures')).put('/api/media/figures/x', new Response(''));
  });
  await page.reload();
  await place(page, 1);
  await expect.poll(() => workers(page)).toEqual([`${product.url}/offline.js activated`]);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByRole('tab', { name: 'Start My 12' }).waitFor();
  await expect.poll(() => kept(page)).toEqual({ caches: ['twelvefold'], sessions: [] });
  expect(await workers(page)).toEqual([`${product.url}/offline.js activated`]);
});
