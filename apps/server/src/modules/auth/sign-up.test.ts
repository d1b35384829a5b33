import { expect, test } from 'vitest';
import { freshEmail, testApp } from '../../../test/kit/app.ts';

const app = testApp();
const password = 'correct horse battery';
const begin = (email: string) =>
  app.post('/auth/send-verification-code', { name: 'Asha Rao', email, password });
const verify = (email: string, code: string) =>
  app.post('/auth/verify-email', { email, verification_code: code });
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

test('a sign-up with its code makes a verified account that is signed in', async () => {
  const email = freshEmail();
  expect((await begin(email)).body).toEqual({ message: 'Verification code sent successfully' });
  const body = { full_name: 'Asha Rao', email, password, code: await app.codeFor(email) };
  const done = await app.post('/auth/signup-with-verification', body);

  expect(done.status).toBe(200);
  expect(done.body.user).toMatchObject({ email, full_name: 'Asha Rao', email_verified: true });
  expect((await app.get('/auth/me', { token: done.body.access_token })).body).toEqual(done.body.user);
});

test('the form rules of a sign-up are told in the words of the screen', async () => {
  const given = { name: 'Asha', email: freshEmail(), password };
  const detail = async (change: object) =>
    (await app.post('/auth/send-verification-code', { ...given, ...change })).body.detail;

  expect(await detail({ name: '  ' })).toBe('Full name is required');
  expect(await detail({ email: '' })).toBe('Email is required');
  expect(await detail({ email: 'nobody' })).toBe('Please enter a valid email address');
  expect(await detail({ password: undefined })).toBe('Password is required');
});

test('S004 a password of five characters makes no account and sends no mail', async () => {
  const email = freshEmail();
  const answer = await app.post('/auth/register', { full_name: 'Asha', email, password: 'five5' });

  expect(answer.status).toBe(422);
  expect(answer.body.detail).toBe('Password must be at least 6 characters long');
  expect(await app.mailsTo(email)).toEqual([]);
  expect((await app.post('/auth/login', { email, password: 'five5' })).status).toBe(401);
});

test('S005 a password is taken exactly as it is given', async () => {
  const email = freshEmail();
  const exact = '  pässwörd🙂 long phrase with spaces  ';
  await app.unproved(email, exact);

  expect((await app.post('/auth/login', { email, password: exact })).status).toBe(200);
  expect((await app.post('/auth/login', { email, password: exact.trim() })).status).toBe(401);
  const long = await app.post('/auth/register', {
    full_name: 'A',
    email: freshEmail(),
    password: 'x'.repeat(128),
  });
  expect(long.status).toBe(200);
  const huge = await app.post('/auth/register', {
    full_name: 'A',
    email: freshEmail(),
    password: 'é'.repeat(513),
  });
  expect(huge.status).toBe(422);
});

test('S007 rights, ids and plans in a body change nothing', async () => {
  const email = freshEmail();
  const extra = {
    is_admin: true,
    email_verified: true,
    id: '0190a0a0-0000-7000-8000-000000000000',
    adaptive_enabled: false,
    plan_type: 'pro_exclusive',
  };
  const registered = await app.post('/auth/register', { full_name: 'Asha', email, password, ...extra });
  const me = await app.get('/auth/me', { token: registered.body.access_token });
  expect(me.body).toMatchObject({ is_admin: false, email_verified: false, adaptive_enabled: true });
  expect(me.body.id).not.toBe(extra.id);

  const code = await app.codeFor(email);
  const done = await app.post('/auth/signup-with-verification', {
    full_name: 'A',
    email,
    password,
    code,
    ...extra,
  });
  expect(done.body.user).toMatchObject({ is_admin: false, email_verified: true });
});

test('S008 a code works until its fifteenth minute and not after', async () => {
  const [inTime, late] = [freshEmail(), freshEmail()];
  await begin(inTime);
  await begin(late);
  const [codeInTime, codeLate] = [await app.codeFor(inTime), await app.codeFor(late)];
  app.clock.advance(14 * 60 + 59);
  const verified = await verify(inTime, codeInTime);
  app.clock.advance(2);
  const refused = await verify(late, codeLate);

  expect(verified.body).toMatchObject({ success: true, message: 'Email verification successful' });
  expect(verified.body.access_token).toBeTruthy();
  expect(refused.status).toBe(400);
  expect(refused.body.detail).toBe('Invalid or expired verification code');
});

test('S009 a second code waits for the rest of the minute', async () => {
  app.platform.limits.scale = 1;
  const email = freshEmail();
  await begin(email);
  app.clock.advance(30);
  const early = await app.post('/auth/resend-verification-code', { email });
  const mailsBefore = (await app.mailsTo(email)).length;
  app.clock.advance(30);
  const later = await app.post('/auth/resend-verification-code', { email });
  app.platform.limits.scale = 1000;

  expect(early.status).toBe(429);
  expect(Number(early.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  expect(Number(early.headers['retry-after'])).toBeLessThanOrEqual(30);
  expect(mailsBefore).toBe(1);
  expect(later.body).toEqual({ message: 'Verification code resent successfully' });
  expect(await app.mailsTo(email)).toHaveLength(2);
});

test('an address is sent five codes an hour and ten a day at most', async () => {
  app.platform.limits.scale = 1;
  const email = freshEmail();
  const sends = async (times: number, gap: number) => {
    let sent = 0;
    for (let i = 0; i < times; i++) {
      const answer = await app.post(
        '/auth/resend-verification-code',
        { email },
        { from: `10.2.${sent}.${i}` },
      );
      if (answer.status === 200) sent++;
      app.clock.advance(gap);
    }
    return sent;
  };
  const inOneHour = await sends(8, 61);
  app.clock.advance(3600);
  const inTheNext = await sends(8, 61);
  app.clock.advance(3600);
  const inTheThird = await sends(3, 61);
  app.platform.limits.scale = 1000;

  expect([inOneHour, inTheNext, inTheThird]).toEqual([5, 5, 0]);
});

test('S010 after five wrong codes even the right one is refused, and a new code works', async () => {
  const email = freshEmail();
  await begin(email);
  const code = await app.codeFor(email);
  const answers = [];
  for (let i = 0; i < 5; i++) answers.push(await verify(email, wrongOf(code)));
  const right = await verify(email, code);
  app.clock.advance(60);
  await app.post('/auth/resend-verification-code', { email });
  const fresh = await verify(email, await app.codeFor(email));

  expect(answers.map(answer => answer.status)).toEqual([400, 400, 400, 400, 400]);
  expect(answers.map(answer => answer.body.attempts_remaining)).toEqual([4, 3, 2, 1, 0]);
  expect(answers[0]?.body.detail).toBe('Invalid verification code. 4 attempts remaining.');
  const locked = 'Maximum verification attempts reached. Please request a new code.';
  expect(answers[4]?.body).toMatchObject({ detail: locked, code: 'code_attempts_exhausted' });
  expect(right).toMatchObject({ status: 400, body: { detail: locked } });
  expect(fresh.status).toBe(200);
});

test('S010 twenty guesses at once get five attempts in all', async () => {
  const email = freshEmail();
  await begin(email);
  const code = await app.codeFor(email);
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify(email, wrongOf(code))));

  expect(answers.filter(answer => answer.body.code === 'code_invalid')).toHaveLength(4);
  expect(answers.filter(answer => answer.body.code === 'code_attempts_exhausted')).toHaveLength(16);
});

test('S011 a code dies with the next one, and works once', async () => {
  const email = freshEmail();
  await begin(email);
  const first = await app.codeFor(email);
  app.clock.advance(60);
  await app.post('/auth/resend-verification-code', { email });
  const second = await app.codeFor(email);

  if (first !== second) expect((await verify(email, first)).status).toBe(400);
  expect((await verify(email, second)).status).toBe(200);
  expect((await verify(email, second)).status).toBe(400);
});

test('S011 one code used twice at once makes one account', async () => {
  const email = freshEmail();
  await begin(email);
  const code = await app.codeFor(email);
  const answers = await Promise.all([verify(email, code), verify(email, code), verify(email, code)]);
  expect(answers.map(answer => answer.status).sort()).toEqual([200, 400, 400]);
});

test.each(['12345', '1234567', '12345a', ' 123456', 123456, '１２３４５６'])(
  'S012 %j is no code',
  async code => {
    const email = freshEmail();
    const answer = await app.post('/auth/verify-email', { email, verification_code: code });
    expect(answer.status).toBe(422);
    expect(answer.body.detail).toBe('Please enter a valid 6-digit verification code');
  },
);

test('S013 a sign-up does not tell whether the address has an account; the mail does', async () => {
  const { email } = await app.student();
  app.clock.advance(60);
  const other = freshEmail();
  const [known, unknown] = [await begin(email), await begin(other)];

  expect(known).toMatchObject({ status: unknown.status, text: unknown.text });
  const mail = (await app.mailsTo(email)).at(-1);
  expect(mail?.subject).toBe('You already have a Twelvefold account');
  expect(mail?.text).not.toMatch(/\d{6}/);
  const guess = { known: await verify(email, '000000'), unknown: await verify(other, '000000') };
  expect(guess.known.text).toBe(guess.unknown.text);
});

test('an address nobody signed up with gets no mail from a resend', async () => {
  const email = freshEmail();
  const answer = await app.post('/auth/resend-verification-code', { email });
  expect(answer.status).toBe(200);
  expect(await app.mailsTo(email)).toEqual([]);
});
