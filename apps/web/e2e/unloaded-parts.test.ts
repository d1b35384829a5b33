import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { failing, stageFor } from './kit/stage.ts';
import { answer, wholeLandingPage } from './kit/steps.ts';

const stage = stageFor({
  cold: true,
  expected: new RegExp(
    `${failing('ERR_FAILED /assets/', 'ERR_INTERNET_DISCONNECTED /assets/').source}|did not load|dynamically imported|Unable to preload`,
  ),
});

it.each([
  ['a screen behind the sign-in', '/dashboard', 'index', 'Dashboard'],
  ['a page that can be read already', '/pricing', 'index', /./],
  ['the admin console', '/admin', 'admin', /./],
])('%s whose first script does not load says so and links to a reload', async (...given) => {
  const [, path, entry, title] = given;
  const page = await stage.open({ as: await stage.newStudent(), width: 390 });
  let comes = false;
  await page.route(`**/assets/${entry}-*.js`, route => (comes ? route.continue() : undefined));
  // The navigation ends with the next one.
  page.goto(path).catch(() => {});
  const reload = page.getByRole('link', { name: 'reload the page' });
  await reload.waitFor();
  if (path === '/pricing') await stage.expectAccessible(path);
  comes = true;
  await reload.click();
  await reload.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
});

it('a screen whose first script fails once reloads by itself', async () => {
  const page = await stage.open({ as: await stage.newStudent(), width: 390 });
  await page.route('**/assets/index-*.js', route => route.abort(), { times: 1 });
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
});

it('a page that cannot load offline says so, and Back works', async () => {
  const page = await stage.open({ width: 390 }, '/');
  const footer = page.getByRole('contentinfo');
  await wholeLandingPage(page);
  await page.context().setOffline(true);
  await footer.getByRole('link', { name: 'Privacy Policy' }).click();
  await page.getByRole('heading', { level: 1, name: 'This page did not load' }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^This page did not load/);
  await stage.expectAccessible('a page that did not load');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /Step out of/ }).waitFor();
  await page.context().setOffline(false);
  await footer.getByRole('link', { name: 'Privacy Policy' }).click();
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
});

it('a landing page whose question does not load keeps everything else', async () => {
  const page = await stage.open({ width: 390 });
  await page.route('**/assets/LiveQuestion-*', route => route.abort());
  await page.goto('/');
  await page.getByRole('heading', { name: 'Try One Now' }).waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: /Step out of/ }).waitFor();
  await page.getByRole('textbox', { name: 'Email' }).waitFor();
});

it('a landing page whose solution does not load keeps the page and the question', async () => {
  const page = await stage.open({ width: 390 });
  await page.route('**/assets/LiveResult-*', route => route.abort());
  await page.goto('/');
  const question = page.getByRole('region', { name: 'Try One Now' });
  await question.getByRole('radio', { name: /^B\b/ }).check({ force: true });
  await question.getByRole('button', { name: 'Check my answer' }).click();
  await question.getByText('The solution did not load.').waitFor();
  await page.getByRole('textbox', { name: 'Email' }).waitFor();
});

it('a step of the card that does not load keeps the page and typed text', async () => {
  const page = await stage.open({ width: 390 }, '/');
  await page.route('**/assets/PasswordReset-*', route => route.abort());
  await page.getByRole('tab', { name: 'Start My 12' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('asha@example.org');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByText('The next step did not load. Check your connection and try again. If that').waitFor();
  await stage.expectAccessible('a step that did not load');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('asha@example.org');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByText('The next step did not load.').waitFor();
  await page.unroute('**/assets/PasswordReset-*');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('heading', { name: 'Reset your password' }).waitFor();
});

it('a feedback form that does not load says so, and opens with the next press', async () => {
  const page = await stage.open({ width: 390 }, '/contact');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Share Your Experience' }).click();
  await page.getByText('The form did not load. Check your connection and try again.').waitFor();
  await stage.expectAccessible('a form that did not load');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Share Your Experience' }).click();
  await page.getByRole('heading', { name: 'Share Your Feedback' }).waitFor();
});

it('a chat that loads slowly says so at once, and keeps the doubt', async () => {
  const student = await stage.newStudent();
  await stage.product.begin(student);
  const page = await stage.open({ as: student, width: 390 }, '/session');
  let isThere = false;
  const dead = Promise.withResolvers<void>();
  await page.route('**/assets/Chat-*.js', async route => {
    if (isThere) return route.continue();
    await dead.promise;
    await route.abort();
  });
  await answer(page, 'A');
  const field = page.getByPlaceholder('Ask about this question').first();
  await field.fill('Why is that so?');
  await page.getByRole('button', { name: 'Ask the tutor' }).click();
  await page.getByText('Fetching the chat...').waitFor();
  expect(await field.inputValue()).toBe('Why is that so?');
  await page.getByText('The chat is still loading.').waitFor();
  await stage.expectAccessible('a chat on its way');
  // From now on every try fails at once.
  dead.resolve();
  await page.getByText('The chat could not be loaded.').waitFor();
  expect(await field.inputValue()).toBe('Why is that so?');
  await stage.expectAccessible('a chat that did not load');
  isThere = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  const chat = page.getByRole('dialog', { name: 'Chat with the tutor' });
  await chat.getByText('Why is that so?').first().waitFor();
  await expect.poll(() => field.inputValue()).toBe('');
});

it('an open question loads at most 180 kB of scripts, including those after it', async () => {
  const student = await stage.newStudent();
  await stage.product.begin(student);
  const page = await stage.open({ as: student, width: 390 }, '/session');
  await page.getByRole('button', { name: 'Give me a hint' }).waitFor();
  await page.waitForLoadState('networkidle');
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = [...new Set(files)].filter(file => file.endsWith('.js'));
  const sizes = scripts.map(async file => {
    const body = await (await fetch(file)).arrayBuffer();
    return gzipSync(new Uint8Array(body), { level: 9 }).length;
  });
  expect((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)).toBeLessThan(180 * 1024);
});

it('marks that do not load say so, and appear with the next press', async () => {
  const student = await stage.newStudent();
  await stage.product.begin(student);
  const page = await stage.open({ as: student, width: 390 }, '/session');
  await page.route('**/assets/MarkControls-*', route => route.abort());
  const marks = page.getByRole('region', { name: 'Marks and notes' });
  await page.getByRole('button', { name: 'Mark it or note something' }).click();
  await marks.getByText('Marks and notes could not be loaded.').waitFor();
  await stage.expectAccessible('marks that did not load');
  await page.unroute('**/assets/MarkControls-*');
  await marks.getByRole('button', { name: 'Try again' }).click();
  await marks.getByRole('button', { name: 'To review' }).waitFor();
});
