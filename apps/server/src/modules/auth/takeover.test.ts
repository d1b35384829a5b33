import { expect, test } from 'vitest';
import { freshEmail, testApp } from '../../../test/kit/app.ts';

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
