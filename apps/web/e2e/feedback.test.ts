import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { ViewOptions } from './kit/browser.ts';
import { stageFor } from './kit/stage.ts';
import { expectFocusOn } from './kit/steps.ts';

const stage = stageFor();
const { product } = stage;

async function openDialog(options: ViewOptions = {}): Promise<Page> {
  const page = await stage.open(options, '/contact');
  const opener = page.getByRole('button', { name: 'Share Your Experience' });
  const title = page.getByRole('heading', { name: 'Share Your Feedback' });
  // A press before hydration opens nothing, so it is repeated.
  const opened = async () => {
    if (!(await title.isVisible())) await opener.click({ timeout: 1000 }).catch(() => {});
    return title.isVisible();
  };
  await expect.poll(opened, { timeout: 15_000 }).toBe(true);
  return page;
}

const text = (page: Page) => page.getByRole('textbox', { name: /Your feedback/ });
const send = (page: Page) => page.getByRole('button', { name: 'Send Feedback' });
const shown = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

/** Mails to support, including those of other test files. */
const toSupport = async () => {
  const { mails } = await product.sandbox<{ mails: { text: string }[] }>(
    'GET',
    '/mail?to=support@twelvefold.example',
  );
  return mails.map(mail => mail.text);
};

it('a visitor sends feedback by keyboard, is thanked, and after three seconds is back where they began', async () => {
  const page = await openDialog({ width: 390, dark: true });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  await stage.expectAccessible('empty form');
  await page.keyboard.type('  The dots are lovely. ');
  await page.keyboard.press('Tab');
  await page.keyboard.type('asha@example.org');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Thank You!' }).waitFor();
  await shown(page, 'This window will close automatically...');
  await expectFocusOn(page, 'Thank You!');
  await stage.expectAccessible('thanks');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expectFocusOn(page, 'Share Your Experience');
  await expect.poll(toSupport).toContainEqual(expect.stringContaining('The dots are lovely.'));
  await page.getByRole('button', { name: 'Share Your Experience' }).click();
  await expect.poll(() => text(page).inputValue()).toBe('');
});

it('the account’s address is announced and sent with a student’s feedback', async () => {
  const student = await stage.newStudent();
  const page = await openDialog({ width: 320, as: student });
  await shown(page, 'Leave it empty, and we answer to the email of your account.');
  await stage.expectAccessible('form of a student');
  await text(page).fill('From my account');
  await send(page).click();
  await page.getByRole('heading', { name: 'Thank You!' }).waitFor();
  await expect.poll(toSupport).toContainEqual(expect.stringContaining(`From ${student.email}`));
});

it('the counter warns above 900 characters, and no more than 1000 are accepted', async () => {
  const page = await openDialog({ width: 320 });
  const colour = (words: string) =>
    page.getByText(words, { exact: true }).evaluate(e => getComputedStyle(e).color);
  await text(page).fill('x'.repeat(900));
  const calm = await colour('900/1000 characters');
  await text(page).press('y');
  await expect.poll(() => colour('901/1000 characters')).not.toBe(calm);
  await text(page).fill('🙂'.repeat(1000));
  await shown(page, '1000/1000 characters');
  await shown(page, 'Character limit reached');
  await text(page).press('z');
  await expect.poll(() => text(page).inputValue()).toBe('🙂'.repeat(1000));
  await stage.expectAccessible('full');
});
