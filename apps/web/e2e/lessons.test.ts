import { expect, it } from 'vitest';
import { failing, stageFor } from './kit/stage.ts';

const stage = stageFor({ expected: failing('404 /learn/astrology', '404 /api/lessons/astrology') });
const { product } = stage;
const address = '/learn/percentages';

it('a lesson is readable without scripts, with formulas and questions', async () => {
  const page = await stage.open({ width: 1280, withoutScripts: true }, address);
  await page.getByRole('heading', { level: 1, name: 'Percentages: per cent of what?' }).waitFor();
  expect(await page.title()).toMatch(/^Percentages for CAT: a lesson with worked examples - /);
  for (const name of [
    'The idea',
    'Three mistakes that cost marks',
    'Five checks',
    'What students ask',
    'Types of question',
  ])
    await page.getByRole('heading', { level: 2, name }).waitFor();
  await expect.poll(() => page.locator('.lesson-lines .katex').first().isVisible()).toBe(true);
  await expect.poll(() => page.getByRole('radio').count()).toBe(20);
  expect(await page.locator('.on-light').first().isVisible()).toBe(true);
});

it('lessons are in the sitemap, and a made-up lesson is a 404', async () => {
  const map = await (await fetch(`${product.url}/sitemap.xml`)).text();
  expect(map).toContain(`${address}</loc>`);
  const html = await (await fetch(`${product.url}${address}`)).text();
  expect(html).toMatch(/<meta name="description" content="Why 25% up/);
  expect(html).toContain(`${address}" />`);
  const page = await stage.open({}, '/learn/astrology');
  await page.getByRole('heading', { name: 'There is no page here' }).waitFor();
});

it('a visitor completes the example and a check with the keyboard, on a phone in the dark', async () => {
  const page = await stage.open({ width: 390, dark: true }, '/learn');
  await stage.expectAccessible('list of lessons');
  await page.getByRole('link', { name: 'Percentages: per cent of what?' }).press('Enter');
  const turn = page.locator('#your-turn');
  const field = turn.getByRole('textbox');
  await field.fill('30');
  await field.press('Enter');
  await turn.getByText(/brought the rent back/).waitFor();
  await field.fill('13');
  await field.press('Enter');
  await turn.getByText('Right.').waitFor();
  await turn.getByRole('textbox', { name: 'Your number for line 3' }).fill('10%');
  await page.keyboard.press('Enter');
  await turn.getByText('Answer:').waitFor();
  const check = page.getByRole('form', { name: 'Check 1' });
  await page.getByText('Your answers are checked and not kept.').waitFor();
  await check.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await check.getByRole('heading', { name: 'Solution', exact: true }).waitFor();
  await expect.poll(() => check.evaluate(form => form === document.activeElement)).toBe(true);
  await stage.expectAccessible('a lesson with its answers');
});

it('a student’s check counts once, and a read lesson is marked in the list', async () => {
  const student = await stage.newStudent();
  const page = await stage.open({ as: student }, address);
  const check = page.getByRole('form', { name: 'Check 2' });
  await check.getByRole('button', { name: 'Show the solution' }).click();
  await check.getByRole('heading', { name: 'Solution', exact: true }).waitFor();
  expect(await check.getByText('This answer is not counted').count()).toBe(0);
  await page.reload();
  await check.getByRole('button', { name: 'Show the solution' }).click();
  await check.getByText('This answer is not counted').waitFor();
  await page.getByRole('button', { name: 'Mark as read' }).click();
  await page.getByText('Read on ').waitFor();
  await stage.expectAccessible('a lesson that was read');
  await page.getByRole('navigation', { name: 'All lessons' }).getByRole('link').click();
  await page.getByRole('listitem').filter({ hasText: 'Percentages' }).getByText('Read').waitFor();
});
