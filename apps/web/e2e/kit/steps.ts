import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Product } from './product.ts';

/** Actions of a person on the screens, by visible texts. */

export async function signUpAs(
  page: Page,
  product: Product,
  person: { name: string; email: string; password: string },
) {
  await page.goto('/');
  await page.getByLabel('Full name').fill(person.name);
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).last().fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await page.getByLabel('Verification code').fill(await product.codeFor(person.email));
  await page.getByRole('heading', { name: 'Your account is ready' }).waitFor();
  await page.getByRole('heading', { name: 'Your first 12' }).waitFor();
}

/** From the dashboard into a session, through the insight dialog when there is one. */
export async function startSession(page: Page) {
  const main = page.getByRole('main');
  // Until the availability is known another button is in its place.
  await main.getByRole('heading', { name: /^(Your next|Tomorrow's) 12 is/ }).waitFor();
  // By key: content that loads later would move it from under the pointer.
  await main
    .getByRole('button', { name: /Start Session|Continue/ })
    .first()
    .press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Start Session' }).click();
  await page.getByRole('heading', { name: 'Question 1', exact: true }).waitFor();
}

/** Waits for a question with its tools and KaTeX, which load after it. */
export async function wholeQuestion(page: Page, position: number) {
  await page.getByRole('heading', { name: `Question ${position}`, exact: true }).waitFor();
  await page.getByRole('button', { name: 'Mark it or note something' }).waitFor();
  await page.waitForFunction(() => {
    const came = performance.getEntriesByType('resource').map(({ name }) => name);
    return ['.js', '.css'].every(end => came.some(name => name.includes('/formula-') && name.endsWith(end)));
  });
}

/** Waits until no part of a page is loading. */
export async function wholePage(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true], [data-loading]'));
}

/** Waits until the landing page's question is hydrated, its last part. */
export async function wholeLandingPage(page: Page) {
  await page.waitForFunction(() => {
    const option = document.querySelector('#try-one input[type=radio]');
    return option !== null && Object.keys(option).some(name => name.startsWith('__reactProps'));
  });
}

/** Skips the worked example that may precede a question. */
export async function pastExample(page: Page) {
  const alone = page.getByRole('button', { name: 'Try the question without it' });
  const option = page.getByRole('radio').first();
  await option.or(alone).first().waitFor();
  if (await alone.isVisible()) await alone.click();
  await option.waitFor();
}

/** Chooses an option, submits, and waits for the result. */
export async function answer(page: Page, letter: 'A' | 'B' | 'C' | 'D') {
  await pastExample(page);
  const option = page.getByRole('radio', { name: new RegExp(`^${letter}\\b`) });
  await option.check({ force: true });
  await page.getByRole('button', { name: /^Submit Answer/ }).click();
  await page.getByRole('button', { name: /^(Next Question|Complete Session)/ }).waitFor();
}

export async function next(page: Page) {
  await page.getByRole('button', { name: /^(Next Question|Complete Session)/ }).click();
}

/** Answers or skips all questions from `from` on, by a fixed pattern, up to the recap. */
export async function finishSession(page: Page, from = 1) {
  for (let position = from; position <= 12; position += 1) {
    await page.getByRole('heading', { name: `Question ${position}`, exact: true }).waitFor();
    await pastExample(page);
    if (position % 5 === 0) await page.getByRole('button', { name: /^Skip Question/ }).click();
    else {
      await answer(page, (['A', 'B', 'C', 'D'] as const)[position % 4] ?? 'A');
      await next(page);
    }
  }
  await page.getByRole('heading', { name: /of 12/ }).first().waitFor();
  // Appears once the server has completed the session.
  await page.getByRole('heading', { name: 'What to fix' }).waitFor();
}

export async function expectFocusOn(page: Page, name: RegExp | string) {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
    });
  // The page with the element may render a frame later.
  await expect.poll(focused).toMatch(name);
}
