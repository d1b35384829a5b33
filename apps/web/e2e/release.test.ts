import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { failing, stageFor } from './kit/stage.ts';
import { answer, wholeLandingPage, wholeQuestion } from './kit/steps.ts';

/** A page loaded before a release meets the server after it. */

const stage = stageFor({
  cold: true,
  expected: new RegExp(
    `${failing('404 /assets/').source}|dynamically imported|Unable to preload|did not load`,
  ),
});
const { product } = stage;

/** Removes the files of the old build, except those the page has loaded; a reloaded page gets the new ones. */
async function release(page: Page): Promise<{ reloads: () => number }> {
  let reloads = 0;
  page.on('request', request => {
    if (request.isNavigationRequest()) reloads += 1;
  });
  await page.route('**/assets/**', route =>
    reloads > 0 ? route.continue() : route.fulfill({ status: 404, body: '' }),
  );
  return { reloads: () => reloads };
}

it('a session can be finished, and its recap appears', async () => {
  const student = await stage.newStudent();
  await product.practise(student, 11);
  const page = await stage.open({ as: student, width: 390 }, '/session');
  await wholeQuestion(page, 12);
  const { reloads } = await release(page);
  await answer(page, 'B');
  await page.getByRole('button', { name: /^Complete Session/ }).click();
  await page.getByRole('heading', { name: 'What to fix' }).waitFor();
  expect(reloads()).toBeLessThanOrEqual(1);
});

it('signing in reaches the dashboard by one reload', async () => {
  const student = await stage.newStudent();
  const page = await stage.open({ width: 390 }, '/');
  await wholeLandingPage(page);
  await page.getByRole('tab', { name: 'Start My 12' }).click();
  const { reloads } = await release(page);
  await page.getByRole('textbox', { name: 'Email' }).fill(student.email);
  await page.getByLabel('Password', { exact: true }).first().fill(student.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  expect(reloads()).toBe(1);
});

it('a step of the card whose file is gone keeps typed text', async () => {
  const page = await stage.open({ width: 390 }, '/');
  await wholeLandingPage(page);
  // Before the tab is opened, which fetches the step.
  const { reloads } = await release(page);
  await page.getByRole('tab', { name: 'Start My 12' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('asha@example.org');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByText('The next step did not load.').waitFor();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('asha@example.org');
  expect(reloads()).toBe(0);
});

it('a link works, also from a form with typed text', async () => {
  const page = await stage.open({ as: await stage.newStudent() }, '/account');
  await page.getByLabel('Full name').fill('Somebody else');
  const { reloads } = await release(page);
  await page.getByRole('link', { name: 'Study Plan' }).first().click();
  await page.getByRole('heading', { name: 'Create Your 90-Day Study Plan' }).waitFor();
  expect(reloads()).toBe(1);
});
