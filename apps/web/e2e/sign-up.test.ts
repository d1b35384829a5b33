import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { failing, stageFor } from './kit/stage.ts';
import { answer, signUpAs } from './kit/steps.ts';

const stage = stageFor();
const { product } = stage;

const person = { name: 'Meera Iyer', email: stage.newAddress(), password: 'a phrase of many words' };
const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('cat_prep_token'), localStorage.getItem('cat_prep_user')]);

it('on a phone four fields and two presses lead from the landing page to question 1', async () => {
  const newcomer = { name: 'Ravi Shah', email: stage.newAddress(), password: 'twelve quiet words' };
  const page = await stage.open({ width: 390 }, '/');
  await page.evaluate(() => {
    document.documentElement.dataset.presses = '0';
    addEventListener('click', () => {
      const { dataset } = document.documentElement;
      dataset.presses = `${Number(dataset.presses) + 1}`;
    });
  });
  const presses = () => page.evaluate(() => Number(document.documentElement.dataset.presses));
  const password = page.getByLabel('Password', { exact: true }).last();
  const box = await password.boundingBox();
  expect((box?.y ?? 844) + (box?.height ?? 0), 'the fields are above the fold').toBeLessThan(844);
  await page.getByText('Free to begin: 5 sessions, then 2 a week.').waitFor();
  await page.getByLabel('Full name').fill(newcomer.name);
  await page.getByRole('textbox', { name: 'Email' }).fill(newcomer.email);
  await password.fill(newcomer.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Verification code').fill(await product.codeFor(newcomer.email));
  await page.getByRole('heading', { name: 'Your account is ready' }).waitFor();
  await page.getByRole('heading', { name: 'Your first 12' }).waitFor();
  await stage.expectAccessible('the screen before the first session');
  // KaTeX is preloaded while this page is read: the first question waits for it.
  await page.locator('link[href*="/formula-"]').first().waitFor({ state: 'attached' });
  expect(await presses()).toBe(1);
  // All of them are optional.
  await page.getByRole('radio', { name: '5', exact: true }).check();
  await page.getByRole('radio', { name: '95' }).check();
  await page.getByText(/^The 95th percentile took about 23 of 66 marks/).waitFor();
  const exam = page.getByRole('group', { name: 'When is your exam?' });
  await expect.poll(() => exam.getByRole('radio', { name: 'Not sure' }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Start Session' }).click();
  await page.getByRole('heading', { name: 'Question 1', exact: true }).waitFor();
  expect(await presses(), 'two of them are the answers that may be left out').toBeLessThanOrEqual(6);
  const [token] = await stored(page);
  expect(await product.api('GET', '/goal', { token: token ?? '' })).toMatchObject({
    exam_date: null,
    days_a_week: 5,
    target_percentile: 95,
  });
});

it('a new student signs up on a phone, sees each page from its top, and the sign-out ends the sign-in on the server', async () => {
  const page = await stage.open({ width: 390 });
  const scrolled = () => page.evaluate(() => scrollY);
  await signUpAs(page, product, person);
  await expect.poll(scrolled).toBe(0);
  const [token, user] = await stored(page);
  expect(Object.keys(JSON.parse(user ?? '{}')).sort()).toEqual(
    expect.arrayContaining(['email', 'email_verified', 'full_name', 'id', 'is_admin', 'name']),
  );
  expect(user).not.toMatch(/hash|password|token|phone":"/);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('heading', { name: 'No Study Data Yet' }).waitFor();
  await page.mouse.wheel(0, 150);
  await expect.poll(scrolled).toBe(150);
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('tab', { name: 'Start My 12' }).waitFor();
  await expect.poll(scrolled).toBe(0);
  await expect.poll(() => stored(page)).toEqual([null, null]);
  const me = () => fetch(`${product.url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
  // The page does not wait for the server's reply to the sign-out.
  await expect.poll(async () => (await me()).status).toBe(401);
  await page.reload();
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
});

describe('before the scripts of a prerendered page have loaded', () => {
  /** Presses a button before the scripts load, and then lets them load. */
  async function pressEarly(
    page: Page,
    path: string,
    button: Locator,
    { before = async () => {}, after = async () => {} } = {},
  ) {
    const came = Promise.withResolvers<void>();
    await page.route('**/assets/react-*.js', async route => {
      await came.promise;
      await route.continue();
    });
    const there = page.goto(path);
    await button.waitFor();
    await before();
    await button.click();
    await after();
    came.resolve();
    await there;
  }

  it('a press on Start My 12 is kept', async () => {
    const page = await stage.open({ width: 390 });
    await pressEarly(page, '/', page.getByRole('tab', { name: 'Start My 12' }));
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await expect
      .poll(() => page.getByRole('tab', { name: 'Start My 12' }).getAttribute('aria-selected'))
      .toBe('true');
  });

  it('a submitted sign-in form signs in, in a browser where somebody signed in before', async () => {
    const { email, password } = await stage.newStudent();
    const page = await stage.open({ width: 390 });
    await page.addInitScript(() => localStorage.setItem('cat_prep_returning', 'yes'));
    await pressEarly(page, '/', page.getByRole('button', { name: 'Start My 12' }).first(), {
      before: async () => {
        await page.getByRole('textbox', { name: 'Email' }).fill(email);
        await page.getByLabel('Password', { exact: true }).first().fill(password);
      },
    });
    await page.getByRole('link', { name: 'Dashboard' }).first().waitFor();
  });

  it('a press followed by typing is not repeated', async () => {
    const page = await stage.open({ width: 390 });
    const email = page.getByRole('textbox', { name: 'Email' });
    await pressEarly(page, '/', page.getByRole('tab', { name: 'Start My 12' }), {
      after: () => email.fill('asha@example.org'),
    });
    await expect
      .poll(() => page.getByRole('tab', { name: 'Start My 12' }).getAttribute('aria-selected'))
      .toBe('false');
    await expect.poll(() => email.inputValue()).toBe('asha@example.org');
  });

  it('a press opens its dialog', async () => {
    const page = await stage.open({ width: 390 });
    await pressEarly(page, '/contact', page.getByRole('button', { name: 'Share Your Experience' }));
    await page.getByRole('heading', { name: 'Share Your Feedback' }).waitFor();
  });
});

it('without storage a student can sign in, practise and set a theme, as long as the page is open', async () => {
  const page = await stage.open();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  for (const path of ['/pricing', '/contact', '/privacy']) await page.goto(path);
  await signUpAs(page, product, { ...person, email: stage.newAddress() });
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect.poll(() => page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Start Session' }).click();
  await page.getByRole('heading', { name: 'Question 1', exact: true }).waitFor();
  await answer(page, 'B');
  await page.getByRole('link', { name: /back to dashboard/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
});

it('a student whose mail does not arrive starts without the code', async () => {
  const page = await stage.open({}, '/');
  await page.getByLabel('Full name').fill(person.name);
  await page.getByRole('textbox', { name: 'Email' }).fill(stage.newAddress());
  await page.getByLabel('Password', { exact: true }).last().fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'Verify later' }).click();
  await page.getByRole('heading', { name: 'Your first 12' }).waitFor();
});

it('a damaged user record is fetched again from the server', async () => {
  const { token } = await stage.newStudent();
  const page = await stage.open();
  await page.addInitScript(given => {
    localStorage.setItem('cat_prep_token', given);
    localStorage.setItem('cat_prep_user', '{"id":');
  }, token);
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
});

it('S018 a rejected token leads to the landing page after one check, and both keys are removed', async () => {
  const page = await stage.open({ expected: failing('401 /api/auth/me') });
  await page.addInitScript(() => {
    if (sessionStorage.getItem('planted')) return;
    sessionStorage.setItem('planted', 'once');
    localStorage.setItem('cat_prep_token', 'x'.repeat(43));
    localStorage.setItem('cat_prep_user', '{}');
  });
  let asked = 0;
  page.on('request', request => {
    if (request.url().endsWith('/api/auth/me')) asked += 1;
  });
  await page.goto('/');
  await page.getByRole('tab', { name: 'Start My 12' }).waitFor();
  await expect.poll(() => stored(page)).toEqual([null, null]);
  expect(asked).toBeLessThanOrEqual(2);
});
