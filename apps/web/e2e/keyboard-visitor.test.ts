import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ViewOptions } from './kit/browser.ts';
import { Keyboard } from './kit/keyboard.ts';
import { failing, stageFor } from './kit/stage.ts';

/** Everything a visitor can do, without a mouse. */

const stage = stageFor({
  expected: failing(
    'ERR_FAILED /api/feedback',
    '400 /api/auth/signup-with-verification',
    '401 /api/auth/login',
    '404 /no-such-page',
  ),
});
const { product } = stage;

async function open(path: string, options: ViewOptions = {}): Promise<{ page: Page; keys: Keyboard }> {
  const page = await stage.open(options, path);
  return { page, keys: new Keyboard(page) };
}

const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();
const announces = (page: Page, role: 'alert' | 'status', words: string | RegExp) =>
  page.getByRole(role).filter({ hasText: words }).first().waitFor();
const scrollTop = (page: Page) => page.evaluate(() => scrollY);

describe('the landing page', () => {
  it('has a skip link, and anchors that lead to their sections', async () => {
    const { page, keys } = await open('/');
    await keys.press('Tab');
    await keys.expectAt('link', 'Skip to main content');
    await keys.follow('link', 'How It Works');
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
    await page.goto('/contact');
    await keys.follow('link', 'How It Works');
    await keys.expectAt('heading', 'How It Works');
    await page.goto('/');
    await keys.follow('link', 'Skip to main content');
    await keys.expectAt('main');
    await keys.reach('tab', 'Sign Up');
  });

  it('has a card whose tabs switch by arrows, Home and End', async () => {
    const { keys } = await open('/');
    await keys.reach('tab', 'Sign Up');
    for (const [key, tab] of [
      ['ArrowRight', 'Start My 12'],
      ['ArrowLeft', 'Sign Up'],
      ['Home', 'Start My 12'],
      ['End', 'Sign Up'],
    ] as const) {
      await keys.press(key);
      await keys.expectAt('tab', tab);
    }
    // The tabs are one stop: the next is in the panel.
    await keys.press('Tab');
    await keys.expectAt('textbox', 'Full name');
  });

  it('has a start button in its footer, which focuses the first field', async () => {
    const { keys } = await open('/');
    await keys.reach('tab', 'Sign Up');
    await keys.press('ArrowLeft');
    await keys.reach('link', 'Pricing');
    await keys.follow('button', 'Start My 12', 'Shift+Tab');
    await keys.expectAt('textbox', 'Full name');
  });

  it('has at 390 px a menu that opens, closes with Escape, and links to other pages', async () => {
    const { page, keys } = await open('/', { width: 390, dark: true });
    await keys.follow('button', 'Sections');
    await keys.reach('link', 'Pricing');
    await keys.press('Escape');
    await keys.expectAt('button', 'Sections');
    await expect.poll(() => page.getByRole('link', { name: 'How It Works' }).count()).toBe(1);
    await keys.press('Enter');
    await keys.follow('link', 'Pricing');
    await keys.expectAt('heading', 'Pricing');
  });
});

it('sign-up: an invalid field gets focus, a wrong code is announced, another is sent, the first session starts', async () => {
  const { page, keys } = await open('/', { cold: true });
  await page.clock.install();
  await keys.follow('button', 'Create account');
  await keys.expectAt('textbox', 'Full name');
  await expect.poll(() => page.locator(':focus').getAttribute('aria-invalid')).toBe('true');
  for (const words of ['Full name is required', 'Email is required', 'Password is required'])
    await page.getByText(words, { exact: true }).waitFor();
  await stage.expectAccessible('sign-up errors');
  await keys.type('Meera Iyer');
  await keys.reach('textbox', 'Email');
  const address = stage.newAddress();
  await keys.type(address);
  await keys.reach('textbox', 'Password');
  await keys.type('a phrase of many words');
  await keys.press('Enter');
  await keys.expectAt('textbox', 'Verification code');
  const first = await product.codeFor(address);
  await keys.type(first === '111111' ? '222222' : '111111');
  await announces(page, 'alert', 'Invalid verification code. 4 attempts remaining.');
  await keys.expectAt('textbox', 'Verification code');
  await stage.expectAccessible('code step');
  await page.clock.fastForward(61_000);
  await product.sandbox('POST', '/clock', { advance_seconds: 61 });
  await keys.follow('button', 'Resend code');
  await announces(page, 'status', /resent/);
  await keys.expectAt('textbox', 'Verification code');
  await keys.retype(await product.codeFor(address, /./, first));
  await keys.expectAt('heading', 'Your account is ready');
  await page.clock.fastForward(2000);
  await keys.expectAt('heading', 'Your first 12');
  await expect.poll(() => page.title()).toMatch(/^Begin - /);
  await keys.reach('radio', 'Not sure');
  await keys.press('ArrowLeft');
  await keys.expectAt('radio', 'Other date');
  await keys.reach('radio', 'Not sure');
  await keys.press('ArrowRight');
  await keys.expectAt('radio', '3');
  await keys.follow('button', 'Start Session');
  await keys.expectAt('heading', 'Question 1');
});

it('Back leads from the code to the form, and the form to the code again', async () => {
  const { page, keys } = await open('/', { width: 390 });
  await keys.reach('textbox', 'Full name');
  await keys.type('Kabir Shah');
  await keys.reach('textbox', 'Email');
  await keys.type(stage.newAddress());
  await keys.reach('textbox', 'Password');
  await keys.type('a phrase of many words');
  await keys.press('Enter');
  await keys.expectAt('textbox', 'Verification code');
  await keys.follow('button', 'Back to form');
  await keys.expectAt('textbox', 'Full name');
  await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Kabir Shah');
  await keys.press('Enter');
  await keys.expectAt('textbox', 'Verification code');
  await says(page, 'We sent you a code a moment ago. It still works.');
});

it('a wrong password is announced; a new one is set by code, signs in, and logs out', async () => {
  const student = await stage.newStudent();
  const { page, keys } = await open('/');
  await keys.reach('tab', 'Sign Up');
  await keys.press('ArrowLeft');
  await keys.reach('textbox', 'Email');
  await keys.type(student.email);
  await keys.reach('textbox', 'Password');
  await keys.type('not the one');
  await keys.press('Enter');
  await announces(page, 'alert', 'Invalid email or password');
  await keys.expectAt('textbox', 'Password');
  await keys.follow('button', 'Forgot password?', 'Shift+Tab');
  await keys.expectAt('textbox', 'Email');
  await expect.poll(() => page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(student.email);
  await keys.press('Enter');
  await says(page, 'If an account with this email exists, a password reset code has been sent.');
  await keys.expectAt('textbox', 'Reset code');
  await keys.press('Enter');
  await keys.expectAt('textbox', 'Reset code');
  await keys.type(await product.codeFor(student.email, /password/i));
  await keys.reach('textbox', 'New password');
  await keys.type('another phrase of words');
  await keys.press('Enter');
  await announces(page, 'status', 'Password reset successfully!');
  // The email is filled in: only the new password is missing.
  await keys.expectAt('textbox', 'Password');
  await keys.retype('another phrase of words');
  await keys.press('Enter');
  await keys.expectAt('heading', 'Dashboard');
  await keys.follow('button', 'Logout');
  await keys.expectAt('heading', /^Step out/);
});

it('plans are compared: questions unfold, a plan not on sale says so and returns the focus', async () => {
  const { page, keys } = await open('/pricing');
  await keys.follow('button', 'Not available');
  await keys.expectAt('heading', 'Not Available / Coming Soon');
  await keys.reach('button', 'Back to the plans');
  await keys.press('Escape');
  await keys.expectAt('button', 'Not available');
  await keys.press('Enter');
  await keys.follow('button', 'Close');
  await keys.expectAt('button', 'Not available');
  await keys.press('Tab');
  const question = page.locator('summary:focus');
  await expect.poll(() => question.textContent()).toBe('What is free?');
  await keys.press('Enter');
  await says(page, 'begins on Monday at 00:00 IST');
  await keys.press('Space');
  await expect.poll(() => page.getByText('begins on Monday at 00:00 IST').isVisible()).toBe(false);
  await keys.follow('link', 'Start My 12', 'Shift+Tab');
  await keys.expectAt('heading', /^Step out/);
});

it('empty, refused and sent feedback: the dialog keeps the focus and returns it', async () => {
  const { page, keys } = await open('/contact');
  await keys.follow('button', 'Share Your Experience');
  await keys.expectAt('textbox', 'Your feedback *');
  await keys.follow('button', 'Send Feedback');
  await keys.expectAt('textbox', 'Your feedback *');
  await says(page, 'Feedback is required');
  await keys.type('The dots are lovely.');
  await page.route('**/api/feedback', route => route.abort());
  await keys.follow('button', 'Send Feedback');
  await announces(page, 'alert', 'Failed to submit feedback. Please try again.');
  await keys.expectAt('button', 'Send Feedback');
  await page.unroute('**/api/feedback');
  await keys.press('Enter');
  await keys.expectAt('heading', 'Thank You!');
  await keys.press('Escape');
  await keys.expectAt('button', 'Share Your Experience');
  await keys.press('Enter');
  await keys.expectAt('textbox', 'Your feedback *');
  await keys.follow('button', 'Cancel');
  await keys.expectAt('button', 'Share Your Experience');
});

it('a policy’s footer links work, Back restores the scroll position, and contents lead to their sections', async () => {
  const { page, keys } = await open('/privacy');
  await keys.reach('link', 'Terms & Conditions');
  const place = await scrollTop(page);
  await keys.press('Enter');
  await keys.expectAt('heading', /^Terms/);
  await expect.poll(() => page.title()).toMatch(/^Terms/);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.title()).toMatch(/^Privacy/);
  await expect.poll(() => scrollTop(page)).toBe(place);
  // The scroll position is restored, so the focused heading may be out of view.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Privacy/);
  await page.goForward();
  await keys.expectAt('heading', /^Terms/);
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await keys.follow('link', (await contents.last().textContent()) ?? '');
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
  // The next stop is after the section, not in the contents.
  await keys.press('Tab');
  await expect.poll(() => contents.and(page.locator(':focus')).count()).toBe(0);
});

it.each([
  { motion: true, way: 'smooth' },
  { motion: false, way: 'instant' },
])('a link of the footer scrolls to the top, $way when motion is $motion', async ({ motion, way }) => {
  const { page, keys } = await open('/privacy', { motion });
  await keys.reach('link', 'Terms & Conditions');
  // The calls of `scrollTo` are recorded: intermediate positions depend on the machine's frame rate.
  const ways = await page.evaluateHandle(() => {
    const told: unknown[] = [];
    const go = window.scrollTo.bind(window) as (options: ScrollToOptions) => void;
    window.scrollTo = (options?: unknown) => {
      const { top, behavior } = options as ScrollToOptions;
      if (top === 0) told.push(behavior);
      go(options as ScrollToOptions);
    };
    return told;
  });
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
  await keys.press('Enter');
  await keys.expectAt('heading', /^Terms/);
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await ways.jsonValue()).toEqual([way]);
});

it('the theme is chosen by arrows, and an unknown address links to the start page', async () => {
  const page = await stage.open();
  expect((await page.goto('/no-such-page'))?.status()).toBe(404);
  const keys = new Keyboard(page);
  await keys.press('Tab');
  await keys.expectAt('link', 'Skip to main content');
  await keys.reach('radio', 'System');
  await keys.press('ArrowRight', 'ArrowRight');
  await keys.expectAt('radio', 'Dark');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await keys.follow('link', 'Go to the start', 'Shift+Tab');
  await keys.expectAt('heading', /^Step out/);
});
