import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { ViewOptions } from './kit/browser.ts';
import type { Student } from './kit/product.ts';
import { stageFor } from './kit/stage.ts';

const stage = stageFor();
const { product } = stage;
let student: Student;

beforeAll(async () => {
  student = await stage.newStudent();
  await product.practise(student, 12);
});

async function open(options: ViewOptions = {}): Promise<Page> {
  const page = await stage.open({ as: student, ...options }, '/notebook');
  await page.getByRole('tab', { name: /^Open \(\d+\)/ }).waitFor();
  return page;
}

const firstEntry = (page: Page) => page.getByRole('main').getByRole('listitem').first();

it('lists mistakes with their state, and opens one with its slip and principle', async () => {
  const page = await open({ width: 390, dark: true });
  await page
    .getByText(/Due again from/)
    .first()
    .waitFor();
  await stage.expectAccessible('list');
  await firstEntry(page).getByRole('button').first().click();
  await firstEntry(page).getByText('Principle to remember').waitFor();
  await stage.expectAccessible('open mistake');
});

it('a bookmark, a reason and a note are saved, found by the reason, and listed under Marked', async () => {
  const page = await open();
  await firstEntry(page).getByRole('button').first().click();
  await firstEntry(page).getByRole('button', { name: 'Bookmark' }).click();
  await firstEntry(page).getByRole('button', { name: 'Bookmark', pressed: true }).waitFor();
  await firstEntry(page).getByRole('button', { name: 'Misread it' }).click();
  await firstEntry(page).getByRole('button', { name: 'Misread it', pressed: true }).waitFor();
  const note = firstEntry(page).getByLabel('Your note');
  await note.fill('Mind the base');
  await firstEntry(page).getByRole('button', { name: 'Save note' }).press('Enter');
  await firstEntry(page).getByRole('button', { name: 'Save note' }).waitFor({ state: 'detached' });
  await expect.poll(() => note.evaluate(field => field === document.activeElement)).toBe(true);
  await page.getByLabel('Your reason').selectOption('Misread it');
  await expect.poll(() => page.getByText(/Due again from/).count()).toBe(1);
  await page.getByRole('tab', { name: 'Marked (1)' }).click();
  await page.getByText('Mind the base').first().waitFor();
});

it('a similar question is answered below the solution, with its own solution', async () => {
  const page = await open();
  await firstEntry(page).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Try a similar one' }).first().click();
  const similar = page.getByRole('form', { name: 'A similar question' });
  await similar.getByRole('radio').first().press('Space');
  await stage.expectAccessible('similar question');
  await similar.getByRole('radio').first().press('Enter');
  await similar.getByText('Detailed solution', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Try another one' }).waitFor();
});

it('the open mistakes start a session', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Practise these now' }).click();
  await page.waitForURL(/\/session\//);
  await page.getByRole('heading', { name: 'Question 1', exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/session\//);
});
