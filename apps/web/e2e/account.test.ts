import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ViewOptions } from './kit/browser.ts';
import type { Student } from './kit/product.ts';
import { failing, stageFor } from './kit/stage.ts';
import { expectFocusOn } from './kit/steps.ts';

const stage = stageFor({
  expected: failing(
    'ERR_FAILED /api/account',
    '400 /api/auth/verify-email',
    '404 /api/shared-page',
    '404 /api/unsubscribe/',
    '422 /api/account/export',
    '429 /api/account/export',
  ),
});
const { product } = stage;

async function open(options: ViewOptions = {}): Promise<{ page: Page; student: Student }> {
  const student = options.as ?? (await stage.newStudent());
  const page = await stage.open({ as: student, ...options }, '/account');
  await page.getByRole('heading', { name: 'Account', exact: true }).waitFor();
  return { page, student };
}

const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('the profile', () => {
  it('shows the error at its field, focuses it, and keeps typed text when saving fails', async () => {
    const { page } = await open({ width: 320, dark: true });
    await page.getByLabel('Full name').fill('  ');
    await page.getByLabel('Phone (optional)').fill('call me');
    await button(page, 'Save profile').click();
    await says(page, 'Full name is required');
    await says(page, 'Please enter a valid phone number');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
    await stage.expectAccessible('errors');
    await page.getByLabel('Full name').fill('Asha');
    await page.getByLabel('Phone (optional)').fill('98765 43210');
    await page.route('**/api/account', route => route.abort());
    await button(page, 'Save profile').click();
    await says(page, 'We could not reach the server.');
    await expect.poll(() => page.getByLabel('Phone (optional)').inputValue()).toBe('98765 43210');
  });
});

it('settings take effect at once and survive a reload; a failed one switches back and says so', async () => {
  const { page } = await open({ width: 390 });
  const adaptive = page.getByRole('switch', { name: 'Adaptive practice' });
  const news = page.getByRole('switch', { name: 'News and offers by email' });
  // The last setting appears when all have loaded.
  await news.waitFor();
  await adaptive.click();
  await says(page, 'Your sessions follow the fixed blueprint of the exam.');
  await news.click();
  await expect.poll(() => news.getAttribute('aria-disabled')).toBeNull();
  await page.reload();
  await says(page, 'Your sessions follow the fixed blueprint of the exam.');
  await expect.poll(() => news.isChecked()).toBe(false);
  await page.route('**/api/account', route =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await news.click();
  await says(page, 'We could not reach the server.');
  await expect.poll(() => news.isChecked()).toBe(false);
  await page.getByRole('main').getByText('Dark', { exact: true }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await stage.expectAccessible('dark by choice');
});

it('an incomplete unsubscribe link changes nothing and says so', async () => {
  const page = await stage.open({ width: 320, dark: true }, '/unsubscribe#daily.x');
  await button(page, 'Unsubscribe').click();
  await says(page, 'This link is not complete. Copy the whole link from the email.');
  await stage.expectAccessible('unsubscribe');
});

it('signing out everywhere ends the sign-ins of all browsers', async () => {
  const { page, student } = await open();
  const { access_token } = await product.api<{ access_token: string }>('POST', '/auth/login', {
    body: { email: student.email, password: student.password },
  });
  await page.reload();
  await says(page, 'You are signed in on 2 browsers.');
  await button(page, 'Sign out everywhere').click();
  await page.getByRole('tab', { name: 'Start My 12' }).waitFor();
  await expect(product.api('GET', '/auth/me', { token: access_token })).rejects.toThrow('401');
});

it('S083 the student’s data is downloaded after the password; a second download in a day is refused with the reason', async () => {
  const { page, student } = await open();
  await product.sandbox('POST', '/limits', { scale: 1 });
  await button(page, 'Export my data').click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password');
  await stage.expectAccessible('export');
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('not it');
  await button(page, 'Download').click();
  await says(page, 'This is not your password.');
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(student.password);
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()]);
  expect(file.suggestedFilename()).toMatch(/^twelvefold-my-data-\d{4}-\d{2}-\d{2}\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data.profile.email).toBe(student.email);
  await says(page, 'Your data is downloaded.');
  await expectFocusOn(page, 'Export my data');
  await button(page, 'Export my data').click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(student.password);
  await button(page, 'Download').click();
  await says(page, 'You can export your data once a day.');
});

it('S084 the account is deleted after a dialog about the loss, and the address can sign up again', async () => {
  const { page, student } = await open({ width: 390 });
  // Sections that load move the button.
  await says(page, 'Recent security events');
  await button(page, 'Delete my account').click();
  await says(page, 'This cannot be undone.');
  await stage.expectAccessible('delete');
  await button(page, 'Delete for good').click();
  await says(page, 'Password is required');
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(student.password);
  await button(page, 'Delete for good').click();
  await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor();
  await stage.expectAccessible('gone');
  await button(page, 'Go to the start page').click();
  await page.getByRole('tab', { name: 'Sign Up' }).waitFor();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter(key => key !== 'cat_prep_theme')))
    .toEqual([]);
  await product.sandbox('POST', '/clock', { advance_seconds: 61 });
  await product.student(student.email);
});
