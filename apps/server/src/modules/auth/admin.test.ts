import { expect, test } from 'vitest';
import { testApp } from '../../../test/kit/app.ts';
import { sql } from '../../platform/db/query.ts';
import { authModule, resetAdminPassword } from './index.ts';

const first = { ADMIN_EMAIL: 'Boss@Example.org', ADMIN_PASSWORD: 'the first password' };
const app = testApp({ env: first });
const login = (password: string) => app.post('/auth/login', { email: 'boss@example.org', password });

/** What the next start does, with other settings. */
const startAgain = (email: string, password: string) =>
  authModule(
    { ...app.platform, config: { ...app.platform.config, firstAdmin: { email, password } } },
    { holdStudent: async () => {}, afterRemoval: 'account.erase_leftovers' },
  ).start?.();

test('the first admin is made at start, verified and with an admin’s rights', async () => {
  expect((await login(first.ADMIN_PASSWORD)).body.user).toMatchObject({
    is_admin: true,
    email_verified: true,
  });
});

test('a later start puts no password back, neither the one that was changed since nor another one', async () => {
  const token = await app.login('boss@example.org', first.ADMIN_PASSWORD);
  const change = { current_password: first.ADMIN_PASSWORD, new_password: 'a second password' };
  expect((await app.post('/account/password', change, { token })).status).toBe(200);
  for (const password of [first.ADMIN_PASSWORD, 'a third password']) {
    await startAgain('boss@example.org', password);
    expect((await login(password)).status).toBe(401);
  }
  expect((await app.get('/auth/me', { token })).status).toBe(200);
  expect((await login('a second password')).status).toBe(200);
});

test('a new password for an admin who has lost it ends every sign-in, and opens a door that strangers closed', async () => {
  const token = await app.login('boss@example.org', 'a second password');
  const { db } = app.platform;
  await db.execute(sql`delete from known_browsers`);
  app.platform.limits.scale = 1;
  for (let i = 0; i < 101; i += 1) {
    if (i % 5 === 0) app.clock.advance(61);
    await login('a guess');
  }
  expect((await login('a second password')).status).toBe(429);
  const reset = (email: string) => resetAdminPassword(app.platform, email, 'the new one', app.clock.now());
  expect(await reset('Boss@example.org')).toBe(true);
  app.clock.advance(61);
  expect((await login('the new one')).status).toBe(200);
  app.platform.limits.scale = 1000;
  expect((await app.get('/auth/me', { token })).status).toBe(401);
  expect(await reset((await app.student()).email)).toBe(false);
});

test('a start says which other admins there are', async () => {
  app.logged.length = 0;
  await startAgain('another.boss@example.org', 'a third password');
  const said = app.logged.find(line => line.msg === 'there are other admins than ADMIN_EMAIL');
  expect(said).toMatchObject({ level: 'warn', others: expect.arrayContaining(['boss@example.org']) });
});

test('accounts that are closed at start have no password, no rights and no sign-ins', async () => {
  const auth = authModule(app.platform, {
    holdStudent: async () => {},
    afterRemoval: 'account.erase_leftovers',
  });
  const account = { email: 'demo@example.org', password: 'twelve a day', full_name: 'Demo', is_admin: true };
  await auth.ensureVerified(account);
  const token = await app.login(account.email, account.password);
  expect(await auth.closeAccounts([account.email, 'nobody@example.org'])).toEqual([account.email]);
  expect((await app.get('/auth/me', { token })).status).toBe(401);
  expect((await app.post('/auth/login', account)).status).toBe(401);
  expect(await auth.closeAccounts([account.email])).toEqual([]);
});

test('a student named as admin becomes one where there is none, and not beside another', async () => {
  const student = await app.student();
  await startAgain(student.email, student.password);
  expect((await app.get('/auth/me', { token: student.token })).body.is_admin).toBe(false);
  await app.platform.db.execute(sql`update users set is_admin = false`);
  await startAgain(student.email, student.password);
  expect((await app.get('/auth/me', { token: student.token })).body.is_admin).toBe(true);
});
