import { once } from 'node:events';
import { request as ask, createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { failing, stageFor } from './kit/stage.ts';

const stage = stageFor();
const { product } = stage;

const footer = [
  'Pricing',
  'Contact Us',
  'Privacy Policy',
  'Terms & Conditions',
  'Cancellation & Refund Policy',
  'Lessons',
];

const readable = (width: 1280 | 390): Promise<Page> =>
  stage.open({ width, withoutScripts: true, expected: failing('404 /admin/login.php') });

describe('without scripts', () => {
  it.each([
    ['/', 200, 'Step out of the noise. Step into the 12.', 'Signing in needs JavaScript'],
    ['/pricing', 200, 'Pricing', 'Signing in and buying need JavaScript'],
    ['/contact', 200, "We're Here to Help", 'The form needs JavaScript.'],
    ['/terms', 200, 'Terms & Conditions', 'Effective date: 01 Aug 2025'],
    ['/admin/login.php', 404, 'There is no page here', 'The address may be mistyped'],
  ])('%s can be read, and left by its footer', async (path, status, heading, words) => {
    const page = await readable(1280);
    expect((await page.goto(path))?.status()).toBe(status);
    // The header is outside the main element, so that the skip link passes it.
    await page.getByRole('banner').getByRole('link', { name: /\w/ }).first().waitFor();
    await page.getByRole('main').getByRole('heading', { level: 1, name: heading }).waitFor();
    // `getByText` does not find text in <noscript>.
    expect(await page.locator('main').textContent()).toContain(words);
    const links = page.getByRole('navigation', { name: 'Footer' }).locator('a:visible, span');
    await expect.poll(() => links.allInnerTexts()).toEqual(footer);
  });

  it('answers unfold, and contents lead to their sections', async () => {
    const page = await readable(1280);
    await page.goto('/pricing');
    await page.getByText('Can I pause a plan?').click();
    await page.getByText('the days that are left are saved').waitFor();
    await page.goto('/privacy');
    await page.getByRole('navigation', { name: 'On this page' }).getByText('Your rights').click();
    const top = () => page.locator('#your-rights').evaluate(part => part.getBoundingClientRect().top);
    await expect.poll(() => top()).toBeLessThan(150);
  });

  it('a narrow landing page has its menu in the footer', async () => {
    const page = await readable(390);
    await page.goto('/');
    await page.getByRole('link', { name: 'Menu' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Why 12 Works' }).click();
    expect(page.url()).toMatch(/#why-12$/);
  });
});

/** A page's text as served, on one line. */
async function textOf(path: string): Promise<string> {
  const html = await (await fetch(`${product.url}${path}`)).text();
  const text = html.replace(/^[\s\S]*<main/, '').replace(/<[^>]*>/g, '');
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replace(/\s+/g, ' ');
}

describe('the policies contain the promised terms', () => {
  it.each([
    [
      '/privacy',
      [
        'Effective date: 01 Aug 2025',
        'Account information:',
        'Usage data:',
        'Device data:',
        'third-party payment processors',
        'do not sell, rent or trade your personal data',
        'see and export your data by yourself: the account page',
        'update it',
        'delete it by yourself: the account page',
        'opt out of promotions',
        'has not reached us yet, until it has been sent',
        'when a page last loaded itself again',
        'keep feedback until you delete the account it came from, or ask us to remove it',
        'erased within 24 hours',
        'Emails on their way to you wait encrypted',
        'The law of India governs',
      ],
    ],
    [
      '/terms',
      [
        'Effective date: 01 Aug 2025',
        'complements books and coaching and does not replace them',
        'Sharing an account',
        'Reverse-engineering the algorithms',
        'Any unlawful use',
        '5 sessions free of charge and after that 2 in each calendar week',
        '₹17,988 a year, billed monthly at ₹1,499, available from 1 Jan 2026',
        '30 days of unlimited sessions',
        '₹1,195 once, for the first 100 users, unlimited until 31 Dec 2025, 23:59 IST',
        'Resuming costs ₹1,495 and gives 30 days and the saved days',
        'Subscriptions are payable in advance and non-refundable',
        'one referral code of 6 characters, unique to them',
        'pays ₹500 less',
        'cash reward of ₹500 for each successful use',
        'only after a successful payment, not when you place an order',
        'Each email address may use one referral code in its lifetime',
        'You cannot use your own code',
        'Discounts apply only to Pro Regular and Pro Exclusive',
        'cannot combine them with other promotions',
        'pays the reward by hand',
        'suspend or terminate an account for violating these terms or for referral abuse',
        'The law of India governs',
      ],
    ],
    [
      '/refund',
      [
        'Effective date: 01 Aug 2025',
        'Once a payment is processed there are no refunds',
        'unresolved for more than 36 hours after support has evaluated it',
        'we refund the affected period or order',
        'Double billing and similar errors are rectified when verified',
        'payable in advance and non-refundable',
        'cancel a subscription at any time via the account settings',
        'Cancelling stops auto-renewal',
        '2-4 hours on weekdays',
        'The law of India governs',
      ],
    ],
  ])('%s', async (path, sentences) => {
    const text = await textOf(path);
    expect(sentences.filter(sentence => !text.includes(sentence))).toEqual([]);
  });
});

it('the pricing page shows the signed-in user, remembers the viewed plan, and signs out in place', async () => {
  const student = await stage.newStudent();
  const page = await stage.open({ width: 390, as: student }, '/pricing');
  const header = page.getByRole('banner');
  await header.getByText('Asha Rao', { exact: true }).waitFor();
  const chosen = page.getByText('Your choice');
  expect(await chosen.count()).toBe(0);
  await page.getByText('No longer offered: it was sold until 31 Dec 2025, 23:59 IST.').waitFor();
  await page.getByText('On sale now.').waitFor();
  await page.getByRole('button', { name: 'Not available' }).click();
  await page.getByRole('heading', { name: 'Not Available / Coming Soon' }).waitFor();
  await stage.expectAccessible('a plan that cannot be bought');
  await page.keyboard.press('Escape');
  await chosen.waitFor();
  // The chosen plan comes first on a narrow screen.
  const topmost = async () => {
    const tops = await page
      .getByRole('heading', { level: 2, name: /^(Free|Pro)/ })
      .evaluateAll(titles =>
        titles.map(title => [title.textContent, title.getBoundingClientRect().top] as const),
      );
    return tops.toSorted(([, a], [, b]) => a - b)[0]?.[0];
  };
  await expect.poll(topmost).toBe('Pro Exclusive');
  await stage.expectAccessible('a chosen plan');
  await header.getByRole('button', { name: 'Logout' }).click();
  await header.getByText('Asha Rao').waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/pricing');
});

it('a service worker of an earlier version is unregistered on the first visit', async () => {
  const earlier: RequestListener = (request, response) => {
    const script = request.url === '/worker.js';
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html');
    response.end(script ? 'self.addEventListener("activate", () => {});' : '<title>Earlier</title>');
  };
  const now: RequestListener = ({ method, url, headers }, response) => {
    ask(product.url + url, { method, headers }, reply => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    }).end();
  };
  let answer = earlier;
  const server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  await stage.open({ workers: true });
  // A page of the same context that does not wait for this version's scripts.
  const page = await stage.view.context.newPage();
  await page.goto(origin);
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js');
    await navigator.serviceWorker.ready;
  });
  expect(await workers()).toBe(1);
  answer = now;
  await page.goto(`${origin}/pricing`);
  await expect.poll(workers).toBe(0);
  await page.close();
  server.closeAllConnections();
  server.close();
});

it('a visitor answers the landing page’s question, sees the mistake and the solution, and goes to sign-up', async () => {
  const page = await stage.open({ width: 390 }, '/');
  expect(await page.content()).not.toMatch(/correct_letter|a per cent of the new one/);
  const question = page.getByRole('region', { name: 'Try One Now' });
  await question.getByText('10%', { exact: true }).click();
  await question.getByRole('button', { name: 'Check my answer' }).click();
  await question.getByRole('heading', { name: /^Incorrect/ }).waitFor();
  await question.getByText('the reduction is a per cent of the new one').waitFor();
  await stage.expectAccessible('the answered question of the front page');
  await question.getByRole('button', { name: 'Sign up free' }).click();
  await expect.poll(() => page.locator('#auth input:focus').getAttribute('name')).toBe('name');
});
