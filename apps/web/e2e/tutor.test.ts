import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { failing, stageFor } from './kit/stage.ts';
import { answer, startSession } from './kit/steps.ts';

const stage = stageFor();
const { newStudent } = stage;

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Chat with the tutor' });
const field = (page: Page) => drawer(page).getByRole('textbox', { name: 'Your doubt' });
const log = (page: Page) => drawer(page).getByRole('log');
const replies = (page: Page) => log(page).getByText('Tutor:', { exact: false });

it('gives hints before the answer, explains after it, and keeps the chat on another device', async () => {
  const student = await newStudent();
  const page = await stage.open({ as: student, width: 390, dark: true }, '/');
  await startSession(page);
  await page.getByRole('heading', { name: 'Still unsure?' }).waitFor();
  await page.getByRole('textbox', { name: 'Your doubt' }).fill('give me a hint');
  await page.getByRole('button', { name: 'Ask the tutor' }).click();
  await replies(page).first().waitFor();
  await drawer(page).getByText('9 messages left').waitFor();
  await stage.expectAccessible('chat before the answer');
  await page.keyboard.press('Escape');
  await drawer(page).waitFor({ state: 'detached' });
  await answer(page, 'A');
  await page.getByRole('button', { name: /Chat with the tutor/ }).click();
  await drawer(page).getByRole('button', { name: 'Explain it step by step' }).click();
  await drawer(page).getByText('8 messages left').waitFor();
  await log(page)
    .getByText(/Step 1 of/)
    .first()
    .waitFor();
  await field(page).fill('where did 2 come from?');
  await field(page).press('Enter');
  await drawer(page).getByText('7 messages left').waitFor();
  await stage.expectAccessible('chat after the answer');
  const again = await stage.product.signIn(student.email, student.password);
  const there = await stage.open({ as: again, width: 390, dark: true }, '/history');
  await there.getByRole('listitem').getByRole('button').first().click();
  await there.getByRole('button', { name: 'Chat with the tutor' }).click();
  await drawer(there).getByText('7 messages left').waitFor();
  await log(there)
    .getByText(/Step 1 of/)
    .first()
    .waitFor();
});

it('T opens it, Esc keeps typed text, and an unanswered doubt can be sent again', async () => {
  const page = await stage.open(
    { as: await newStudent(), expected: failing('ERR_FAILED /api/doubts/ask') },
    '/',
  );
  await startSession(page);
  await page.getByRole('heading', { name: 'Still unsure?' }).waitFor();
  await page.keyboard.press('t');
  await field(page).waitFor();
  await stage.expectAccessible('chat on a wide screen');
  await expect.poll(() => field(page).evaluate(element => element === document.activeElement)).toBe(true);
  await page.keyboard.type('first');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('second');
  await expect.poll(() => field(page).inputValue()).toBe('first\nsecond');
  await page.keyboard.press('Escape');
  await drawer(page).waitFor({ state: 'detached' });
  // The typed text is kept.
  await page.keyboard.press('t');
  await expect.poll(() => field(page).inputValue()).toBe('first\nsecond');
  await page.route('**/api/doubts/ask', route => route.abort());
  await field(page).fill('where do I start?');
  await field(page).press('Enter');
  const retry = drawer(page).getByRole('button', { name: 'Retry' });
  await retry.waitFor();
  await log(page).getByText('where do I start?').waitFor();
  await page.unroute('**/api/doubts/ask');
  await retry.click();
  await drawer(page).getByText('9 messages left').waitFor();
  await expect.poll(() => retry.count()).toBe(0);
});
