import { expect, test } from 'vitest';
import { freshEmail, testApp } from '../../../test/kit/app.ts';
import { sql } from '../../platform/db/query.ts';

const app = testApp();
const password = 'correct horse battery';

test('proving an address takes it over from whoever registered it unproved', async () => {
  const email = freshEmail();
  const squatter = await app.unproved(email, 'password of a squatter');
  app.clock.advance(60);
  await app.post('/auth/send-verification-code', { name: 'Owner', email, password });
  const code = await app.codeFor(email);
  const owner = await app.post('/auth/signup-with-verification', {
    full_name: 'Owner',
    email,
    password,
    code,
  });

  expect(owner.body.user).toMatchObject({ full_name: 'Owner', email_verified: true });
  expect((await app.get('/auth/me', { token: squatter.token })).status).toBe(401);
  expect((await app.post('/auth/login', { email, password: squatter.password })).status).toBe(401);
  expect((await app.post('/auth/login', { email, password })).status).toBe(200);
});

test('a registered student who proves the address while signed in keeps account, password and browser', async () => {
  const student = await app.unproved();
  const { email, token } = student;
  const code = await app.codeFor(email);
  const body = { email, verification_code: code };
  const proved = await app.post('/auth/verify-email', body, { token });

  expect(proved.body.user).toMatchObject({ id: student.user.id, email_verified: true });
  expect((await app.get('/auth/me', { token })).body.email_verified).toBe(true);
  expect((await app.post('/auth/login', { email, password })).status).toBe(200);
});

test('proving a registered address without its token ends the password it was registered with', async () => {
  const student = await app.unproved();
  const body = { email: student.email, verification_code: await app.codeFor(student.email) };
  const proved = await app.post('/auth/verify-email', body);

  expect(proved.body.user.email_verified).toBe(true);
  expect((await app.get('/auth/me', { token: student.token })).status).toBe(401);
  expect((await app.post('/auth/login', { email: student.email, password })).status).toBe(401);
});

test('an account registered on a verified address stays apart from it', async () => {
  const owner = await app.student();
  const other = await app.unproved(owner.email, 'another password');

  expect(other.user).toMatchObject({ email_verified: false });
  expect(other.user.id).not.toBe(owner.user.id);
  expect((await app.post('/auth/login', { email: owner.email, password })).body.user.id).toBe(owner.user.id);
  const { body } = await app.post('/auth/login', { email: owner.email, password: 'another password' });
  expect(body.user.id).toBe(other.user.id);
});

test('somebody else’s code proves nothing for an address', async () => {
  const [mine, theirs] = [await app.unproved(), await app.unproved()];
  const code = await app.codeFor(mine.email);
  const answer = await app.post('/auth/verify-email', { email: theirs.email, verification_code: code });
  expect(answer.status).toBe(400);
});

test('a reset and the deletion of the same account wait for each other', async () => {
  const students = [];
  for (let i = 0; i < 8; i++) students.push(await app.student());
  const codes: string[] = [];
  for (const { email } of students) {
    await app.post('/auth/password-reset', { email });
    codes.push(await app.codeFor(email));
  }
  const answers = await Promise.all(
    students.flatMap(({ email, token }, i) => [
      app.post('/auth/password-reset-verify', { email, code: codes[i], new_password: 'another password' }),
      app.post('/account/delete', { password }, { token }),
    ]),
  );
  const statuses = new Set(answers.map(answer => answer.status));
  expect([...statuses].filter(status => status >= 500)).toEqual([]);
});

const shown = (secret: string) => ({ headers: { 'x-twelvefold-browser': secret.repeat(43) } });

test('what a squatter practised under an address does not come along when its owner proves it', async () => {
  const email = freshEmail();
  const squatter = await app.unproved(email, 'password of a squatter');
  await app.post('/session/start', { user_id: squatter.user.id }, { token: squatter.token });
  app.clock.advance(60);
  await app.post('/auth/password-reset', { email });
  const code = await app.codeFor(email);
  await app.post('/auth/password-reset-verify', { email, code, new_password: password });
  const owner = await app.post('/auth/login', { email, password });
  const sessions = await app.get('/session/list', { token: owner.body.access_token });

  expect(owner.body.user).toMatchObject({ email_verified: true });
  expect(owner.body.user.id).not.toBe(squatter.user.id);
  expect(sessions.body.sessions).toEqual([]);
});

test('whoever forgot the password of an unproved account keeps what was practised, in the browser that made it', async () => {
  const email = freshEmail();
  const own = shown('a');
  const made = await app.post('/auth/register', { full_name: 'Asha', email, password: 'forgotten' }, own);
  // The code of the sign-up leaves first: mails of one moment leave in any order.
  await app.settle();
  await app.post('/auth/password-reset', { email });
  const code = await app.codeFor(email);
  await app.post('/auth/password-reset-verify', { email, code, new_password: password }, own);

  const { body } = await app.post('/auth/login', { email, password });
  expect(body.user).toMatchObject({ id: made.body.user.id, email_verified: true });
});

test('a sign-up begun by somebody else is never finished with their password', async () => {
  const theirs = { name: 'Squatter', password: 'password of a squatter' };
  for (const [began, finished] of [
    [shown('s'), shown('o')],
    [{}, {}],
    [shown('s'), {}],
  ]) {
    const address = freshEmail();
    await app.post('/auth/send-verification-code', { ...theirs, email: address }, began);
    const given = { email: address, verification_code: await app.codeFor(address) };
    const proved = await app.post('/auth/verify-email', given, finished);
    expect(proved.body.user).toMatchObject({ email_verified: true });
    const entered = await app.post('/auth/login', { email: address, password: theirs.password });
    expect(entered.status).toBe(401);
  }
});

test('a sign-up that goes on in the browser where it began has the password chosen there', async () => {
  const email = freshEmail();
  const own = shown('a');
  await app.post('/auth/send-verification-code', { name: 'Asha', email, password }, own);
  const given = { email, verification_code: await app.codeFor(email) };
  expect((await app.post('/auth/verify-email', given, own)).status).toBe(200);
  expect((await app.post('/auth/login', { email, password })).status).toBe(200);
});

test('an address proved in the browser that registered it keeps the password chosen there, also without the token', async () => {
  const email = freshEmail();
  const own = shown('r');
  await app.post('/auth/register', { full_name: 'Asha', email, password }, own);
  const given = { email, verification_code: await app.codeFor(email) };
  expect((await app.post('/auth/verify-email', given, own)).status).toBe(200);
  expect((await app.post('/auth/login', { email, password })).status).toBe(200);
});

test('an address proved without a sign-in ends those of other browsers, where the account goes on too', async () => {
  const email = freshEmail();
  const own = shown('p');
  const made = await app.post('/auth/register', { full_name: 'Asha', email, password }, own);
  const elsewhere = await app.post('/auth/login', { email, password }, shown('q'));
  const given = { email, verification_code: await app.codeFor(email) };
  const proved = await app.post('/auth/verify-email', given, own);

  expect(proved.body.user.id).toBe(made.body.user.id);
  const statusOf = async (token: string) => (await app.get('/auth/me', { token })).status;
  expect(await statusOf(elsewhere.body.access_token)).toBe(401);
  expect(await statusOf(proved.body.access_token)).toBe(200);
});

test('spellings of one mailbox are one account and count together', async () => {
  await app.unproved('someone.here@gmail.com');
  const code = await app.codeFor('someone.here@gmail.com');
  const spelled = 'someonehere+two@googlemail.com';
  const proved = await app.post('/auth/verify-email', { email: spelled, verification_code: code });
  expect(proved.status).toBe(200);

  app.platform.limits.scale = 1;
  app.clock.advance(24 * 3600);
  const statuses = [];
  for (let i = 0; i < 5; i++)
    statuses.push((await app.post('/auth/password-reset', { email: `some.one.here+${i}@gmail.com` })).status);
  app.platform.limits.scale = 1000;
  expect(statuses).toEqual([200, 429, 429, 429, 429]);
});

test('a suspended account that was never proved is not opened by proving its address, and closes nothing to the owner', async () => {
  const email = freshEmail();
  const own = shown('c');
  const made = await app.post('/auth/register', { full_name: 'Asha', email, password }, own);
  await app.platform.db.execute(
    sql`update users set standing = 'suspended', standing_reason = 'Spam.' where id = ${made.body.user.id}`,
  );
  const given = { email, verification_code: await app.codeFor(email) };
  const refused = await app.post('/auth/verify-email', given, own);
  expect([refused.status, refused.body.code]).toEqual([403, 'account_suspended']);
  expect(refused.body.detail).toContain('Spam.');

  // Nor by an account that the same browser makes after it, signed in to it or not.
  const second = await app.post('/auth/register', { full_name: 'Asha', email, password }, own);
  const newer = { email, verification_code: await app.codeFor(email) };
  for (const token of [undefined, second.body.access_token]) {
    const again = await app.post('/auth/verify-email', newer, { ...own, ...(token && { token }) });
    expect([again.status, again.body.code]).toEqual([403, 'account_suspended']);
  }

  const owner = await app.post('/auth/verify-email', newer);
  expect(owner.body.user.id).not.toBe(made.body.user.id);
  expect((await app.get('/auth/me', { token: owner.body.access_token })).status).toBe(200);
});
