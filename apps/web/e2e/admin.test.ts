import { beforeAll, expect, it } from 'vitest';
import type { Student } from './kit/product.ts';
import { stageFor } from './kit/stage.ts';

const stage = stageFor();
let admin: Student;

beforeAll(async () => {
  admin = await stage.demoAdmin();
});

it('an administrator gets from the start page to the console, whose desks have addresses', async () => {
  const page = await stage.open({ as: admin }, '/');
  await page.getByRole('heading', { name: 'PYQ Upload' }).waitFor();
  await page.getByRole('link', { name: 'Users Monitoring' }).click();
  await page.getByRole('heading', { name: 'Users Monitoring' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/users');
  await page.reload();
  await page.getByRole('heading', { name: 'Users Monitoring' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'PYQ Upload' }).waitFor();
  await stage.expectAccessible('a desk');
});

it('an administrator’s account page is in the More menu and works', async () => {
  const page = await stage.open({ as: admin, width: 390, dark: true }, '/admin/questions');
  await page.getByRole('button', { name: 'More pages' }).click();
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByRole('heading', { name: 'Your account' }).waitFor();
  await page.getByText(/You are signed in on/).waitFor();
  await stage.expectAccessible('account');
});

it('signing in keeps the requested address, and signing out returns to the form', async () => {
  const page = await stage.open({}, '/admin/privileges');
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await stage.expectAccessible('sign-in');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Privileges' }).waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/privileges');
});

it('a student is refused the console', async () => {
  const page = await stage.open({ as: await stage.newStudent() }, '/admin/users');
  await page.getByRole('heading', { name: 'This page is for administrators' }).waitFor();
});

it('crashes in browsers are listed on a page of the More menu, with their stack', async () => {
  const { token } = await stage.newStudent();
  const crash = {
    route: '/session/:id',
    release: 'index-1a2b.js',
    message: 'TypeError: x is not a function',
    stack: 'TypeError: x is not a function\n    at draw (/assets/base-3c.js:1:200)',
  };
  for (let times = 0; times < 2; times += 1)
    await stage.product.api('POST', '/telemetry/crash', { token, body: crash });
  const page = await stage.open({ as: admin, width: 390 }, '/admin/account');
  await page.getByRole('button', { name: 'More pages' }).click();
  await page.getByRole('link', { name: 'Page crashes' }).click();
  const row = page.getByRole('row').filter({ hasText: crash.message });
  await row.getByText(crash.message, { exact: true }).click();
  await row.getByText('at draw (/assets/base-3c.js:1:200)').waitFor();
  await stage.expectAccessible('crashes');
});
