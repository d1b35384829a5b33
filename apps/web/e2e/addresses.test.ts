import { beforeAll, expect, it } from 'vitest';
import type { Session, Student } from './kit/product.ts';
import { stageFor } from './kit/stage.ts';

const stage = stageFor();
const { product } = stage;
let student: Student;
let first: Session;

beforeAll(async () => {
  student = await stage.newStudent();
  first = await product.practise(student, 12);
  await product.practise(student, 12);
});

it('a past session opens in a new tab, and its address can be bookmarked', async () => {
  const page = await stage.open({ as: student }, '/history');
  const link = page.getByRole('link', { name: 'See the whole session: Session 1' });
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await tab.getByRole('heading', { name: /of 12/ }).first().waitFor();
  expect(new URL(tab.url()).pathname).toBe(`/session/${first.session_id}`);
  await tab.reload();
  await tab.getByRole('heading', { name: 'What to fix' }).waitFor();
  await tab
    .getByText(/Session 1\b/)
    .first()
    .waitFor();
});

it('an open session has an address too; Back returns to the page that opened it', async () => {
  const other = await stage.newStudent();
  const { session_id } = await product.practise(other, 2);
  const page = await stage.open({ as: other }, '/history');
  await page.getByRole('link', { name: /^Go on: Session 1/ }).click();
  await page.getByRole('heading', { name: 'Question 3', exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/session/${session_id}`);
  await page.goBack();
  await page.getByRole('heading', { name: 'Session history' }).waitFor();
  await page.goto('/session');
  await page.getByRole('heading', { name: 'Question 3', exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/session/${session_id}`);
});

it('signing in leads on to the address of a mail or a bookmark', async () => {
  const page = await stage.open({}, '/history?search=cars');
  await page.getByRole('tab', { name: 'Start My 12' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(student.email);
  await page.getByLabel('Password', { exact: true }).first().fill(student.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Session history' }).waitFor();
  expect(new URL(page.url()).search).toBe('?search=cars');
});
