import { expect, it } from 'vitest';
import { inWindow, pay, subscriber } from './kit/checkout.ts';
import { Keyboard } from './kit/keyboard.ts';
import { failing, stageFor } from './kit/stage.ts';

const stage = stageFor({
  expected: failing('404 /api/payments/receipts/', '503 /api/user/subscription-management'),
});
const { product } = stage;

it('a plan is paused on its card and resumed by a payment, with its days kept', async () => {
  const student = await subscriber(product, await stage.newStudent());
  const page = await stage.open({ as: student, width: 390 }, '/dashboard');
  const keys = new Keyboard(page);
  await page.getByText('30 days remaining. Renews automatically: ₹1,499 on').waitFor();
  await stage.expectAccessible('a running plan');
  // Focused directly: a toast could cover a stop on the way by Tab.
  const press = async (role: 'button' | 'link', name: string) => {
    await page.getByRole(role, { name, exact: true }).focus();
    await keys.press('Enter');
  };
  await press('button', 'Pause Subscription');
  await keys.expectAt('heading', 'Pause Subscription');
  await page.getByText('30 days of your Pro Regular are saved, to the minute.').waitFor();
  await stage.expectAccessible('before a pause');
  const limit = Promise.withResolvers<void>();
  await page.route('**/api/user/session-limit-status', async route => {
    await limit.promise;
    await route.continue();
  });
  await keys.follow('button', 'Pause Subscription');
  await page.getByText('Your plan is paused. 30 days are saved').first().waitFor();
  await page.getByText('Paused. 30 days saved, and we charge nothing until you resume.').waitFor();
  expect(await page.getByText('Meanwhile').count(), 'the unlimited sessions are of before').toBe(0);
  limit.resolve();
  await page.getByText('until you resume. Meanwhile: 5 sessions').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Pause Subscription' }).count()).toBe(0);
  await press('link', 'Resume Subscription');
  await keys.expectAt('heading', 'Resume your subscription');
  await expect.poll(() => page.getByText('days in all').locator('..').textContent()).toBe('60days in all');
  await stage.expectAccessible('resuming');
  await press('button', 'Continue');
  await keys.expectAt('heading', /Pro Regular/);
  await expect.poll(() => page.getByLabel('Referral code (optional)').count()).toBe(0);
  await keys.follow('button', 'Continue to payment');
  await inWindow(page, pay);
  await page.getByRole('heading', { name: 'Payment received' }).waitFor();
  await page.getByText('It does not renew by itself.').first().waitFor();
  await page.getByRole('dialog').getByRole('link', { name: 'Go to your dashboard' }).click();
  await page.getByText(/^60 days remaining\./).waitFor();
});

it('S065 a subscription is cancelled in the account settings, which list its payments and receipts', async () => {
  const student = await subscriber(product, await stage.newStudent());
  const page = await stage.open({ as: student }, '/account');
  const plan = page.getByRole('region', { name: 'Subscription' });
  await plan.getByText('₹1,499 Pro Regular').waitFor();
  const keys = new Keyboard(page);
  await keys.follow('button', 'Cancel subscription');
  const dialog = page.getByRole('dialog', { name: 'Cancel subscription' });
  await dialog.getByText('Auto-renewal stops: we charge nothing any more.').waitFor();
  await stage.expectAccessible('before a cancellation');
  await keys.expectAt('heading', 'Cancel subscription');
  await keys.follow('button', 'Cancel subscription');
  await plan.getByText('It does not renew.').waitFor();
  await expect.poll(() => plan.getByRole('button', { name: 'Cancel subscription' }).count()).toBe(0);
  await stage.expectAccessible('a plan that ends');
  await plan.getByRole('link', { name: /^Receipt TF-/ }).click();
  await page.getByRole('heading', { name: 'Receipt' }).waitFor();
  await page.getByText('Total paid').waitFor();
  await stage.expectAccessible('a receipt');
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  await expect.poll(() => page.getByText(/^TF-\d{4}-\d{6}$/).isVisible()).toBe(true);
});

it('a receipt of another student, or an unknown one, is not shown', async () => {
  const page = await stage.open({ as: await stage.newStudent() }, '/account/receipts/pay_Sb0000000000B2');
  await page.getByText('There is no such payment in your account.').waitFor();
});

it('the referral code and an invitation can be copied', async () => {
  const page = await stage.open({ as: await stage.newStudent() });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/dashboard');
  const code = await page
    .locator('output')
    .filter({ hasText: /^[A-Z2-9]{6}$/ })
    .textContent();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const keys = new Keyboard(page);
  await keys.follow('button', 'Copy');
  await page.getByText('Your code is copied.').first().waitFor();
  await expect.poll(() => clipboard()).toBe(code);
  await keys.follow('button', 'Share');
  await page.getByText('An invitation with your code is copied.').first().waitFor();
  await expect.poll(() => clipboard()).toContain(`My code ${code} takes ₹500 off a Pro plan`);
});

it('a failed load is shown and can be retried', async () => {
  const page = await stage.open({ as: await stage.newStudent() });
  await page.route('**/api/user/subscription-management', route =>
    route.fulfill({ status: 503, headers: { 'x-twelvefold': '1' }, body: '' }),
  );
  await page.goto('/dashboard');
  await page.getByText('Unable to load subscription information').waitFor({ timeout: 30_000 });
  await page.unroute('**/api/user/subscription-management');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Free Trial' }).waitFor();
});
