import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { inWindow, pay, subscriber, toWindow } from './kit/checkout.ts';
import { Keyboard } from './kit/keyboard.ts';
import { failing, stageFor } from './kit/stage.ts';

const stage = stageFor({
  own: true,
  expected: failing(
    'ERR_FAILED /__sandbox/checkout.js',
    '502 /api/payments/verify-payment',
    '503 /api/payments/create-subscription',
  ),
});
const { product } = stage;
const provider = (change: object) => product.sandbox('POST', '/provider', change);

afterEach(() => provider({ mode: 'up' }));

const bought = (page: Page) => page.getByRole('heading', { name: 'Payment received' }).waitFor();

it('a visitor who presses buy signs in, returns to that plan and pays ₹500 less with a code', async () => {
  const friend = await stage.newStudent();
  const { code } = await product.api<{ code: string }>('GET', '/referral/mine', { token: friend.token });
  const buyer = await stage.newStudent();
  const page = await stage.open({}, '/pricing');
  await page.getByRole('button', { name: 'Get Pro Regular' }).click();
  await page.getByText('Please login to purchase a plan').waitFor();
  await page.getByRole('tab', { name: 'Start My 12' }).click();
  await page.getByText('Please login to purchase a plan').waitFor();
  await page.getByRole('textbox', { name: 'Email' }).fill(buyer.email);
  await page.getByLabel('Password', { exact: true }).first().fill(buyer.password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Start My 12' }).click();
  await page.getByRole('dialog', { name: 'Pro Regular' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/pricing');
  const field = page.getByLabel('Referral code (optional)');
  await field.fill('zzzzz2');
  await page.getByText('This referral code does not exist.').waitFor();
  await stage.expectAccessible('a code that does not exist');
  await field.fill(code.toLowerCase());
  await page.getByText('Code accepted: ₹999 instead of ₹1,499.').waitFor();
  expect(await page.locator('script[src*=checkout]').count(), 'S066 no script before buying').toBe(0);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await inWindow(page, pay);
  await bought(page);
  await expect
    .poll(() => page.locator('script[src*=checkout]').getAttribute('src'))
    .toBe('/__sandbox/checkout.js');
  await page.getByText(/The next charge is ₹1,499 on/).waitFor();
  await stage.expectAccessible('a plan that was bought');
  await page.getByRole('dialog').getByRole('link', { name: 'Go to your dashboard' }).click();
  await page.getByRole('heading', { name: 'Pro Regular' }).waitFor();
  await page.getByText('30 days remaining. Renews automatically: ₹1,499 on').waitFor();
  const uses = await product.api('GET', '/referral/mine', { token: friend.token });
  expect(uses).toMatchObject({ uses: 1, cashback_due: 50_000 });
});

it('a failed payment and a closed window are each explained; a retry buys the plan', async () => {
  const page = await stage.open({ as: await stage.newStudent(), width: 390, dark: true }, '/pricing');
  await toWindow(page);
  await inWindow(page, 'Cancel');
  await page.getByText(/^Payment cancelled by user/).waitFor();
  await stage.expectAccessible('a payment that was cancelled');
  await page.getByRole('button', { name: 'Try again' }).click();
  await inWindow(page, 'Fail');
  await inWindow(page, 'Cancel');
  await page.getByText(/^Your payment was declined by the bank\. Nothing was bought\./).waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await inWindow(page, 'Fail');
  await inWindow(page, pay);
  await bought(page);
});

it('a wallet payment works, and the account names it', async () => {
  const page = await stage.open({ as: await stage.newStudent() }, '/pricing');
  await toWindow(page);
  await page.getByRole('radio', { name: 'Wallet' }).check();
  await inWindow(page, pay);
  await bought(page);
  await page.goto('/account');
  await page.getByRole('region', { name: 'Subscription' }).getByText('by wallet').waitFor();
});

it('a refund is shown in the account, with a printable credit note', async () => {
  const [admin, buyer] = [await stage.demoAdmin(), await subscriber(product, await stage.newStudent())];
  const history = await product.api<{ payments: { payment_id: string }[] }>('GET', '/payments/history', {
    token: buyer.token,
  });
  const id = history.payments[0]?.payment_id;
  const body = { reason: 'The sessions did not load on two days.' };
  await product.api('POST', `/admin/payments/${id}/refund`, { token: admin.token, body });
  const page = await stage.open({ as: buyer, width: 390 }, '/account');
  const plan = page.getByRole('region', { name: 'Subscription' });
  // A job sends the refund to the provider within seconds.
  await expect
    .poll(
      async () => {
        await page.reload();
        await plan.getByText('₹1,499 Pro Regular').waitFor();
        return plan.getByRole('link', { name: /^Credit note CN-/ }).count();
      },
      { timeout: 20_000 },
    )
    .toBe(1);
  await plan.getByText('You have no paid plan.').waitFor();
  await stage.expectAccessible('a payment that was refunded');
  const keys = new Keyboard(page);
  await keys.follow('link', /^Credit note CN-/);
  // The account has the reason too; 'Total refunded' is only on the credit note.
  await page.getByText('Total refunded').waitFor();
  await page.getByText('The sessions did not load on two days.').waitFor();
  await stage.expectAccessible('a credit note');
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  await expect.poll(() => page.getByText(/^CN-\d{4}-\d{6}$/).isVisible()).toBe(true);
});

it('a lost dispute is shown on the dashboard and beside its payment', async () => {
  const buyer = await subscriber(product, await stage.newStudent());
  await provider({ dispute: { payment: true, status: 'created' } });
  const page = await stage.open({ as: buyer }, '/account');
  const seen = async (words: string) => {
    await expect
      .poll(
        async () => {
          await page.reload();
          await page.getByText('₹1,499 Pro Regular').waitFor();
          return page.getByText(words).count();
        },
        { timeout: 20_000 },
      )
      .toBeGreaterThan(0);
  };
  await seen('Your bank asks about this payment; our team looks after it.');
  await provider({ dispute: { payment: true, status: 'lost' } });
  await seen('Your bank took this payment back on');
  await page.goto('/dashboard');
  await page
    .getByText('Your bank took back ₹1,499. What was left of the plan it paid for has ended.')
    .waitFor();
});

it('a payment that arrives while the page is closed is found on the next visit', async () => {
  const buyer = await stage.newStudent();
  const first = await stage.open({ as: buyer }, '/pricing');
  await provider({ drop_webhooks: true });
  await toWindow(first);
  await inWindow(first, 'Leave pending');
  await first.getByRole('heading', { name: 'Your payment is on its way' }).waitFor();
  await stage.expectAccessible('a payment on its way');
  await first.context().setOffline(true);
  await provider({ late_success: true });
  const page = await stage.open({ as: buyer }, '/dashboard');
  await page.getByText('We received your payment of ₹1,499 for Pro Regular').waitFor();
  await page.getByRole('heading', { name: 'Pro Regular' }).waitFor();
  // The allowance beside the start button is now the plan's.
  await page.getByText(/First 5 sessions: \d left/).waitFor({ state: 'detached' });
});

it('S054 paid while the provider is unavailable: the page says so, and continues when it is back', async () => {
  const page = await stage.open({ as: await stage.newStudent() }, '/pricing');
  await toWindow(page);
  await provider({ down: true, drop_webhooks: true });
  await inWindow(page, pay);
  await page
    .getByText('Payment completed but verification failed. Please contact support.')
    .waitFor({ timeout: 30_000 });
  await stage.expectAccessible('a payment that is not confirmed');
  await provider({ down: false });
  await bought(page);
});

it('a blocked script and an unavailable provider charge nothing, and the page says so', async () => {
  const page = await stage.open({ as: await stage.newStudent() }, '/pricing');
  await page.route('**/__sandbox/checkout.js', route => route.abort());
  await page.getByRole('button', { name: 'Get Pro Regular' }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByText(/^Failed to load the payment SDK.*Nothing has been charged\.$/).waitFor();
  await page.unroute('**/__sandbox/checkout.js');
  await provider({ down: true });
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText(/^Payment initiation failed/).waitFor({ timeout: 30_000 });
});

it('a student with an unverified email is sent to verify it first', async () => {
  const student = await product.unprovedStudent('unproved@example.org');
  const page = await stage.open({ as: student }, '/pricing');
  await page.getByRole('button', { name: 'Get Pro Regular' }).click();
  await page.getByText('Please verify your email address first, then buy your plan.').waitFor();
  await page.getByRole('dialog').getByRole('link', { name: 'Verify email' }).click();
  await page.getByRole('heading', { name: 'Email', exact: true }).waitFor();
});

it('a plan is bought with the keyboard alone', async () => {
  const page = await stage.open({ as: await stage.newStudent() }, '/pricing');
  const keys = new Keyboard(page);
  await page.getByText('On sale now.').waitFor();
  await keys.follow('button', 'Get Pro Regular');
  await keys.expectAt('heading', 'Pro Regular');
  await keys.follow('button', 'Cancel');
  await keys.expectAt('button', 'Get Pro Regular');
  await keys.press('Enter');
  await keys.follow('button', 'Continue to payment');
  await page.getByRole('dialog', { name: 'Test payment' }).waitFor();
  await keys.press('Escape');
  await keys.expectAt('heading', 'Pro Regular');
  await keys.follow('button', 'Try again');
  await page.getByRole('dialog', { name: 'Test payment' }).waitFor();
  for (let stops = 0; stops < 10; stops += 1) {
    const at = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (at.startsWith('Pay ')) break;
    await keys.press('Tab');
  }
  await keys.press('Enter');
  await keys.expectAt('heading', 'Payment received');
  // The button behind the dialog becomes a link to the plan.
  await page.getByText('See your Pro Regular').waitFor({ state: 'attached' });
  await keys.press('Escape');
  await keys.expectAt('heading', 'Pricing');
  await keys.follow('link', 'See your Pro Regular');
  await page.getByRole('heading', { name: 'Subscription' }).waitFor();
});

it('S050 the card of Pro Exclusive on sale counts its seats; Pro Regular shows when its sale starts', async () => {
  await product.sandbox('POST', '/clock', { now: '2025-12-01T06:30:00Z' });
  const page = await stage.open({ as: await stage.newStudent() }, '/pricing');
  await page.getByText('100 of 100 seats are left, on sale until 31 Dec 2025, 23:59 IST.').waitFor();
  await page.getByText('Available from 1 Jan 2026.', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Get Pro Regular' }).click();
  const dialog = page.getByRole('dialog', { name: 'Not Available / Coming Soon' });
  await dialog.getByText('Available from 1 Jan 2026.').waitFor();
  await dialog.getByRole('button', { name: 'Back to the plans' }).click();
  await toWindow(page, 'Pro Exclusive');
  await inWindow(page, pay);
  await bought(page);
  await page
    .getByText(/^Pro Exclusive: unlimited sessions until .* It does not renew by itself\.$/)
    .waitFor();
  await page.reload();
  await page.getByText('99 of 100 seats are left, on sale until 31 Dec 2025, 23:59 IST.').waitFor();
  await page.getByText(/^You have Pro Exclusive\. \d+ days remaining\./).waitFor();
  await page.getByText('Your plan', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'See your Pro Exclusive' }).waitFor();
});
