import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { ViewOptions } from './kit/browser.ts';
import type { Session, Student } from './kit/product.ts';
import { failing, stageFor } from './kit/stage.ts';

const stage = stageFor();
const { product } = stage;
let student: Student;
let asked: Session['questions'];

beforeAll(async () => {
  student = await stage.newStudent();
  asked = (await product.practise(student, 12)).questions;
  await product.practise(student, 12);
  await product.practise(student, 3);
});

async function open(options: ViewOptions = {}): Promise<Page> {
  const page = await stage.open({ as: student, ...options }, '/history');
  await page.getByText('27 questions').waitFor();
  return page;
}

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

it('shows every session, newest first, and the rest on request', async () => {
  const page = await open({ width: 390, dark: true });
  const names = page.getByRole('heading', { level: 2 });
  await expect.poll(() => names.allTextContents()).toEqual(['Session 3', 'Session 2', 'Session 1']);
  await page.getByText('correct so far, not finished').waitFor();
  await stage.expectAccessible('list');
  await expect.poll(() => rows(page).count()).toBe(24);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => rows(page).count()).toBe(27);
  await page.getByRole('button', { name: 'Show more' }).waitFor({ state: 'detached' });
});

it('finds words of a stem, filters by result, keeps both after a reload and clears them', async () => {
  const page = await open();
  await page.getByLabel('Result').selectOption('skipped');
  await page.getByText('4 questions found').waitFor();
  await expect.poll(() => page.getByText('Skipped', { exact: true }).count()).toBeGreaterThanOrEqual(4);
  await page.getByLabel('Result').selectOption('');
  const words = (asked[0]?.stem ?? '').replaceAll('$', '').split(/[\\{]/)[0]?.slice(0, 40).trim() ?? '';
  await page.getByLabel('Search words, topics or sessions').fill(words);
  // After the debounce; before it the page shows the previous results.
  await page.waitForURL(/search=/);
  await page.getByText(/questions? found/).waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Search words, topics or sessions').inputValue()).toBe(words);
  await page.getByText(/questions? found/).waitFor();
  await page.getByLabel('Search words, topics or sessions').fill('no stem says this');
  await page.getByText('No question matches.').waitFor();
  await stage.expectAccessible('no match');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByText('27 questions').waitFor();
  await expect.poll(() => page.getByLabel('Search words, topics or sessions').inputValue()).toBe('');
});

/** Twenty-four solutions with maths take long on a busy machine. */
const wait = { timeout: 45_000 };

it('in print every question is open and the controls are hidden', async () => {
  const page = await open();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByText('Detailed solution', { exact: true }).count(), wait).toBe(24);
  await expect.poll(() => page.getByLabel('Search words, topics or sessions').isVisible()).toBe(false);
  await page.getByText(/^Twelvefold, session 2, /).waitFor();
  await expect.poll(() => page.getByText('The newest 24 of 27 questions').isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => page.getByText('Detailed solution', { exact: true }).count(), wait).toBe(0);
  await expect.poll(() => page.getByText('The newest 24 of 27 questions').isVisible()).toBe(false);
});

it('without answers it explains the page, and a failure can be retried', async () => {
  const page = await open({ expected: failing('ERR_FAILED /api/history/questions') });
  await page.route('**/api/history/questions**', route => route.abort());
  await page.goto('/history?outcome=correct');
  await page.getByText('Your history did not load').waitFor({ timeout: 20_000 });
  await stage.expectAccessible('failure');
  await page.unroute('**/api/history/questions**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByText(/questions? found/).waitFor();
  const empty = await stage.open({ as: await stage.newStudent(), width: 390 }, '/history');
  await empty.getByText('Your first 12 questions will start filling this page.').waitFor();
  await stage.expectAccessible('nothing yet');
});
