import { expect, test } from 'vitest';
import { freshEmail, testApp } from '../../../test/kit/app.ts';

const app = testApp();
const password = 'correct horse battery';
const reset = (email: string, code: string, newPassword = 'a new password') =>
  app.post('/auth/password-reset-verify', { email, code, new_password: newPassword });

test('S014 a reset is answered alike for every address, and mailed to accounts only', async () => {
  const { email } = await app.student();
  const unknown = freshEmail();
  const answers = [
    await app.post('/auth/password-reset', { email }),
    await app.post('/auth/password-reset', { email: unknown }),
  ];

  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(answer.body.message).toBe(
      'If an account with this email exists, a password reset code has been sent.',
    );
  }
  expect((await app.mailsTo(email)).at(-1)?.subject).toMatch(/^\d{6} resets your Twelvefold password$/);
  expect(await app.mailsTo(unknown)).toEqual([]);
});

test('S015 a reset ends every sign-in and the old password, and says so by mail', async () => {
  const { email, token } = await app.student();
  const second = await app.login(email, password);
  await app.post('/auth/password-reset', { email });
  const done = await reset(email, await app.codeFor(email));

  expect(done.body).toEqual({ message: 'Password reset successfully!' });
  for (const old of [token, second]) expect((await app.get('/auth/me', { token: old })).status).toBe(401);
  expect((await app.post('/auth/login', { email, password })).status).toBe(401);
  expect((await app.post('/auth/login', { email, password: 'a new password' })).status).toBe(200);
  expect((await app.mailsTo(email)).at(-1)?.subject).toBe('Your Twelvefold password was changed');
});

test('wrong, used and unknown reset codes get the same words', async () => {
  const { email } = await app.student();
  await app.post('/auth/password-reset', { email });
  const code = await app.codeFor(email);
  const wrong = code === '000000' ? '000001' : '000000';
  const answers = [await reset(email, wrong), await reset(freshEmail(), code)];
  await reset(email, code);
  answers.push(await reset(email, code));

  for (const { status, body } of answers)
    expect({ status, detail: body.detail }).toEqual({ status: 400, detail: 'Invalid or expired reset code' });
});

test('five wrong reset codes end the right one too', async () => {
  const { email } = await app.student();
  await app.post('/auth/password-reset', { email });
  const code = await app.codeFor(email);
  for (let i = 0; i < 5; i++) await reset(email, code === '000000' ? '000001' : '000000');
  expect((await reset(email, code)).status).toBe(400);
});

test('a sign-up code does not reset a password', async () => {
  const { email } = await app.unproved();
  expect((await reset(email, await app.codeFor(email))).status).toBe(400);
});

test('a reset proves the address of an account that was only registered', async () => {
  const student = await app.unproved();
  await app.post('/auth/password-reset', { email: student.email });
  await reset(student.email, await app.codeFor(student.email));
  const { body } = await app.post('/auth/login', { email: student.email, password: 'a new password' });

  expect(body.user).toMatchObject({ email: student.email, email_verified: true });
  expect((await app.get('/auth/me', { token: student.token })).status).toBe(401);
});

test('what is over is deleted: tokens, codes and sign-ups', async () => {
  const { email } = await app.student();
  await app.post('/auth/send-verification-code', { name: 'A', email: freshEmail(), password });
  await app.post('/auth/password-reset', { email });
  app.clock.advance(40 * 24 * 3600);
  await app.platform.db.transaction(tx => app.platform.jobs.enqueue(tx, 'clean-accounts', {}));
  await app.settle();

  const left = await app.platform.db.execute(
    'select (select count(*)::int from tokens) + (select count(*)::int from codes) + (select count(*)::int from pending_signups) as left',
  );
  expect((left as { rows: unknown[] }).rows).toEqual([{ left: 0 }]);
});
