import { expect, it } from 'vitest';
import { freshEmail, testApp } from '../../../test/kit/app.ts';

const app = testApp();

type Student = Awaited<ReturnType<typeof app.student>>;

const ask = ({ token, password }: Student, email: string, given = password) =>
  app.post('/account/email', { email, password: given }, { token });
const confirm = ({ token }: Student, email: string, code: string) =>
  app.post('/account/email/confirm', { email, code }, { token });
const emailOf = async ({ token }: Student) => (await app.get('/account', { token })).body.user.email;

it('an account moves to the address whose code is typed in; the old one is told, and other browsers are signed out', async () => {
  const student = await app.student();
  const other = await app.login(student.email, student.password);
  const email = freshEmail();
  expect((await ask(student, email.toUpperCase())).status).toBe(200);
  expect(await emailOf(student)).toBe(student.email);
  const moved = await confirm(student, email, await app.codeFor(email));
  expect([moved.status, moved.body.user]).toEqual([
    200,
    expect.objectContaining({ id: student.user.id, email, email_verified: true }),
  ]);
  expect((await app.get('/auth/me', { token: other })).status).toBe(401);
  expect(await app.login(email, student.password)).toBeTruthy();
  expect((await app.post('/auth/login', { email: student.email, password: student.password })).status).toBe(
    401,
  );
  const told = (await app.mailsTo(student.email)).at(-1);
  expect(told?.subject).toMatch(/email address .+ was changed/);
  expect(told?.text).toContain(email);
  const log = (await app.get('/account/security-log', student)).body.events;
  expect(log.map((event: { kind: string }) => event.kind)).toContain('address_changed');
});

it('an address that was mistyped at sign-up is put right, and its mailbox hears nothing', async () => {
  const student = await app.unproved();
  const before = (await app.mailsTo(student.email)).length;
  const email = freshEmail();
  await ask(student, email);
  expect((await confirm(student, email, await app.codeFor(email))).body.user).toMatchObject({
    email,
    email_verified: true,
  });
  expect(await app.mailsTo(student.email)).toHaveLength(before);
});

it('an address that has an account gives nothing away and goes to nobody else', async () => {
  const owner = await app.student();
  const student = await app.student();
  const free = freshEmail();
  const taken = await ask(student, owner.email);
  app.clock.advance(61);
  const open = await ask(student, free);
  expect([taken.status, taken.body]).toEqual([open.status, open.body]);
  const mail = (await app.mailsTo(owner.email)).at(-1);
  expect(mail?.subject).toMatch(/already have/);
  expect(mail?.text).not.toMatch(/\d{6}/);
  expect((await confirm(student, owner.email, '000000')).status).toBe(400);
  expect(await emailOf(owner)).toBe(owner.email);
});

it('the code is of one account: another that asked for the same address cannot use it', async () => {
  const student = await app.student();
  const thief = await app.student();
  const email = freshEmail();
  await ask(student, email);
  const code = await app.codeFor(email);
  expect((await confirm(thief, email, code)).status).toBe(400);
  expect((await confirm(student, email, code)).status).toBe(200);
  app.clock.advance(61);
  expect((await confirm(student, email, code)).status).toBe(400);
});

it('what a stranger began under the address, and never proved, goes', async () => {
  const stranger = await app.unproved();
  const student = await app.student();
  await ask(student, stranger.email);
  const code = await app.codeFor(stranger.email);
  expect((await confirm(student, stranger.email, code)).status).toBe(200);
  expect((await app.get('/auth/me', stranger)).status).toBe(401);
  expect(await emailOf(student)).toBe(stranger.email);
});

it('of two accounts that move to one address, one gets it', async () => {
  const email = freshEmail();
  const first = await app.student();
  const second = await app.student();
  await ask(first, email);
  const firstCode = await app.codeFor(email);
  app.clock.advance(61);
  await ask(second, email);
  const secondCode = await app.codeFor(email);
  const moves = await Promise.all([confirm(first, email, firstCode), confirm(second, email, secondCode)]);
  expect(moves.map(({ status }) => status).sort()).toEqual([200, 400]);
});

it('asks for the password, and refuses the address the account has', async () => {
  const student = await app.student();
  const wrong = await ask(student, freshEmail(), 'not it');
  expect([wrong.status, wrong.body.errors]).toEqual([
    422,
    [{ path: 'password', message: 'This is not your password.' }],
  ]);
  const same = await ask(student, student.email.toUpperCase());
  expect([same.status, same.body.errors]).toEqual([
    422,
    [{ path: 'email', message: 'This is the address of your account already.' }],
  ]);
});

it('sends one code a minute, whatever the address', async () => {
  const student = await app.student();
  app.platform.limits.scale = 1;
  const statuses = [await ask(student, freshEmail()), await ask(student, freshEmail())].map(
    one => one.status,
  );
  app.platform.limits.scale = 1000;
  expect(statuses).toEqual([200, 429]);
});
