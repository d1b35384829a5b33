import type { Page, Route } from 'playwright-core';
import { describe, it } from 'vitest';
import { ours } from './kit/replies.ts';
import { provoked, stageFor } from './kit/stage.ts';

/** The error catalogue of signing in and up: the words where the server gives none, reached as a visitor would. */

const stage = stageFor({ strict: true, expected: provoked });
const { product } = stage;

const open = (): Promise<Page> => stage.open({}, '/');

/** A refusal as a proxy gives it: no problem document, no words. */
const wordless = (route: Route) =>
  route.fulfill({ status: 400, headers: ours, contentType: 'text/plain', body: 'no' });
const silent = (route: Route) => route.abort();
const granted = (message: string) => (route: Route) =>
  route.fulfill({
    status: 200,
    headers: ours,
    contentType: 'application/json',
    body: JSON.stringify({ message }),
  });
const reads = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor();

async function signIn(page: Page) {
  await page.getByRole('tab', { name: 'Start My 12' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('asha@example.org');
  await page.getByLabel('Password', { exact: true }).first().fill('a quiet phrase');
  await page.getByRole('button', { name: 'Start My 12' }).first().click();
}

async function askForCode(page: Page, email = 'asha@example.org') {
  await page.getByLabel('Full name').fill('Asha Rao');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).last().fill('a quiet phrase');
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** The last digit sends it. */
async function giveCode(page: Page, code = '123456') {
  await page.getByLabel('Verification code').fill(code);
}

describe('signing in', () => {
  it.each([
    ['Login failed', wordless],
    ['Login failed. Please try again.', silent],
  ])('%s', async (words, reply) => {
    const page = await open();
    await page.route('**/api/auth/login', reply);
    await signIn(page);
    await reads(page, words);
  });
});

describe('signing up', () => {
  it('Failed to send verification code', async () => {
    const page = await open();
    await page.route('**/api/auth/send-verification-code', wordless);
    await askForCode(page);
    await reads(page, 'Failed to send verification code');
  });

  it.each([
    ['Registration with verification failed', wordless],
    ['Verification failed. 5 attempts remaining. Please try again.', silent],
  ])('%s', async (words, reply) => {
    const page = await open();
    await page.route('**/api/auth/send-verification-code', granted(''));
    await page.route('**/api/auth/signup-with-verification', reply);
    await askForCode(page);
    await reads(page, 'Verification code sent successfully');
    await giveCode(page);
    await reads(page, words);
  });

  it('a code that was asked for before a reload is typed in after it', async () => {
    const page = await open();
    await askForCode(page, 'reload@example.org');
    const code = await product.codeFor('reload@example.org');
    await page.goto('/');
    await askForCode(page, 'reload@example.org');
    await reads(page, 'We sent a code to this address a moment ago.');
    await giveCode(page, code);
    await reads(page, 'Your account is ready');
  });

  it('Failed to resend code, after the wait of a minute', async () => {
    const page = await open();
    await page.clock.install();
    await page.route('**/api/auth/send-verification-code', granted(''));
    await page.route('**/api/auth/resend-verification-code', wordless);
    await askForCode(page);
    await page.getByLabel('Verification code').waitFor();
    await page.clock.fastForward(61_000);
    await page.getByRole('button', { name: /^Resend code/ }).click();
    await reads(page, 'Failed to resend code');
  });

  it('Registration failed, when one cannot begin without the code', async () => {
    const page = await open();
    await page.route('**/api/auth/send-verification-code', granted(''));
    await page.route('**/api/auth/register', wordless);
    await askForCode(page);
    await page.getByRole('button', { name: 'Verify later' }).click();
    await reads(page, 'Registration failed');
  });

  it('Invalid or expired verification code, a quarter of an hour later', async () => {
    const page = await open();
    await askForCode(page, 'late@example.org');
    const code = await product.codeFor('late@example.org');
    await product.sandbox('POST', '/clock', { advance_seconds: 15 * 60 + 1 });
    await giveCode(page, code);
    await reads(page, 'Invalid or expired verification code');
  });

  it('one who has no mail begins without the code, and resends it from the account', async () => {
    const page = await open();
    await askForCode(page, 'nomail@example.org');
    await page.getByRole('button', { name: 'Verify later' }).click();
    await page.getByRole('heading', { name: 'Your first 12' }).waitFor();
    await page.route('**/api/auth/resend-verification-code', wordless);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Verify email' }).click();
    await reads(page, 'Failed to resend verification code');
  });

  it('Maximum verification attempts reached. Please request a new code.', async () => {
    const page = await open();
    await askForCode(page);
    const right = await product.codeFor('asha@example.org');
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      if (attempt === 1) await giveCode(page, right === '000000' ? '111111' : '000000');
      else await page.getByRole('button', { name: 'Verify and create account' }).click();
      await reads(
        page,
        attempt < 5
          ? `Invalid verification code. ${5 - attempt} ${attempt === 4 ? 'attempt' : 'attempts'} remaining.`
          : 'Maximum verification attempts reached. Please request a new code.',
      );
    }
    // Back on the form it says what to do, and from when on.
    await page.getByRole('status').filter({ hasText: 'Create account sends a new one.' }).waitFor();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText(/^A new code can be sent in \d+ s\.$/).waitFor();
    await stage.expectAccessible('a code that is used up');
  });
});

describe('a new password', () => {
  it('Failed to send reset email', async () => {
    const page = await open();
    await page.route('**/api/auth/password-reset', wordless);
    await page.getByRole('tab', { name: 'Start My 12' }).click();
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill('asha@example.org');
    await page.getByRole('button', { name: 'Send reset code' }).click();
    await reads(page, 'Failed to send reset email');
  });

  it('Invalid or expired reset code', async () => {
    const page = await open();
    await page.getByRole('tab', { name: 'Start My 12' }).click();
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.org');
    await page.getByRole('button', { name: 'Send reset code' }).click();
    await page.getByLabel('Reset code').fill('123456');
    await page.getByLabel('New password', { exact: true }).fill('another quiet phrase');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await reads(page, 'Invalid or expired reset code');
  });
});
