import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { ours } from './kit/replies.ts';
import { failing, stageFor } from './kit/stage.ts';
import { answer } from './kit/steps.ts';

const stage = stageFor();

const example = {
  stem: 'A rent rose by $25\\%$ to ₹500. What was it before?',
  picture: null,
  lines: [
    { says: 'Call the old rent $100\\%$.', works: '100\\% + 25\\% = 125\\%', because: 'It is the base.' },
  ],
  asked: [{ line: 2, says: 'Divide the new rent by it.', unit: null, options: null }],
  answer: null,
};
const told = { says: 'Divide the new rent by it.', works: '500 \\div 125\\% = 400', because: null };

/** Opens a session whose first question has a worked example. */
async function open(width: 390 | 1280, dark = false): Promise<Page> {
  const student = await stage.newStudent();
  const session = await stage.product.begin(student);
  const page = await stage.open({ as: student, width, dark });
  await page.route('**/api/session/questions/*', async (route: Route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.questions[0].has_example = true;
    await route.fulfill({ response, json: body });
  });
  await page.route('**/api/practice/example/*/1', route =>
    route.fulfill({ headers: ours, json: { example } }),
  );
  await page.route('**/api/practice/example/*/1/lines/2', async route => {
    const right = route.request().postDataJSON().answer === '400';
    const json = right
      ? { verdict: 'right', words: null, told, answer: '₹400' }
      : { verdict: 'wrong', words: 'That takes the rise off the new rent.', told: null, answer: null };
    await route.fulfill({ headers: ours, json });
  });
  await page.goto(`/session/${session.session_id}`);
  await page.getByRole('heading', { name: 'A worked example first' }).waitFor();
  return page;
}

it('an example is read and completed by keyboard, and its question follows', async () => {
  const page = await open(390, true);
  await stage.expectAccessible('worked example');
  expect(await page.getByRole('radio').count()).toBe(0);
  await page.getByLabel('Your number for line 2').fill('375');
  await page.keyboard.press('Enter');
  await page.getByText('That takes the rise off the new rent.').waitFor();
  await page.getByLabel('Your number for line 2').fill('400');
  await page.keyboard.press('Enter');
  const onward = page.getByRole('button', { name: 'Now your question' });
  await expect.poll(() => onward.evaluate(button => button === document.activeElement)).toBe(true);
  await stage.expectAccessible('worked example, ended');
  await page.keyboard.press('Enter');
  await answer(page, 'A');
});

it('a question can be tried without its example', async () => {
  const page = await open(1280);
  await page.getByRole('button', { name: 'Try the question without it' }).click();
  await page.getByRole('radio').first().waitFor();
  expect(await page.getByRole('heading', { name: 'A worked example first' }).count()).toBe(0);
});

it('a question is asked alone when its example does not load', async () => {
  const student = await stage.newStudent();
  const session = await stage.product.begin(student);
  const page = await stage.open({ as: student, expected: failing('503 /api/practice/example/') });
  await page.route('**/api/session/questions/*', async (route: Route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.questions[0].has_example = true;
    await route.fulfill({ response, json: body });
  });
  await page.route('**/api/practice/example/*/1', route =>
    route.fulfill({ status: 503, headers: ours, json: {} }),
  );
  await page.goto(`/session/${session.session_id}`);
  await page.getByRole('radio').first().waitFor();
});
