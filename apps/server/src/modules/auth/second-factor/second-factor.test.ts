import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../../test/kit/app.ts';
import { createSecrets } from '../../../platform/secrets.ts';
import { strangersDoor } from '../doors.ts';
import { authModule, liftSecondFactor } from '../index.ts';
import { failuresOf } from '../rules.ts';

const app = testApp();

/** An authenticator app. */
const codeOf = (secret: string, secondsFromNow = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: app.clock.now().getTime() + secondsFromNow * 1000,
  });

const begin = (student: SignedUp, password = student.password) =>
  app.post('/account/second-factor', { password }, student);
const confirm = (student: SignedUp, code: string) =>
  app.post('/account/second-factor/confirm', { code }, student);
const signIn = ({ email, password }: SignedUp, second_factor?: string) =>
  app.post('/auth/login', { email, password, ...(second_factor !== undefined && { second_factor }) });

/** A student with a second factor, half a minute later. */
async function protectedStudent() {
  const student = await app.student();
  const { secret } = (await begin(student)).body;
  const { recovery_codes } = (await confirm(student, codeOf(secret))).body;
  app.clock.advance(30);
  return { student, secret: secret as string, recovery: recovery_codes as string[] };
}

describe('setting it up', () => {
  it('takes the password and a first code, and signs every other browser out', async () => {
    const student = await app.student();
    const other = await app.login(student.email, student.password);
    expect((await begin(student, 'not it')).status).toBe(422);
    const { body } = await begin(student);
    expect(new URL(body.uri).searchParams.get('secret')).toBe(body.secret);
    expect(body.qr.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
    expect((await confirm(student, '000000')).body.code).toBe('second_factor_invalid');
    const { body: confirmed } = await confirm(student, codeOf(body.secret));
    expect(new Set(confirmed.recovery_codes).size).toBe(10);
    expect((await app.get('/auth/me', { token: other })).status).toBe(401);
    expect((await app.get('/account', student)).body.second_factor).toEqual({
      on: true,
      recovery_codes: 10,
      required: false,
    });
    expect((await app.mailsTo(student.email)).at(-1)?.subject).toMatch(/second factor was switched on/);
  });

  it('asks for nothing before it is confirmed', async () => {
    const student = await app.student();
    await begin(student);
    expect((await signIn(student)).status).toBe(200);
  });

  it('cannot replace one that is on, and needs a proved address', async () => {
    const { student } = await protectedStudent();
    expect((await begin(student)).status).toBe(422);
    expect((await begin(await app.unproved())).body.code).toBe('email_not_verified');
  });
});

describe('a sign-in', () => {
  let on: Awaited<ReturnType<typeof protectedStudent>>;
  beforeEach(async () => {
    on = await protectedStudent();
  });

  it('with the right password is asked for a code, with a wrong one is told nothing of it', async () => {
    const asked = await signIn(on.student);
    expect([asked.status, asked.body.code]).toEqual([401, 'second_factor_required']);
    const wrong = await signIn({ ...on.student, password: 'not it' }, codeOf(on.secret));
    expect([wrong.status, wrong.body.code]).toEqual([401, 'invalid_credentials']);
    expect((await signIn(on.student, codeOf(on.secret))).status).toBe(200);
  });

  it('takes the code of a phone whose clock is half a minute off, however it is typed, but no older one', async () => {
    app.clock.advance(300);
    expect((await signIn(on.student, codeOf(on.secret, -60))).status).toBe(401);
    const code = codeOf(on.secret, -30);
    expect((await signIn(on.student, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
  });

  it('takes each code once, however many come at once', async () => {
    const code = codeOf(on.secret);
    const tries = await Promise.all([1, 2, 3, 4].map(() => signIn(on.student, code)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  it('takes a recovery code in place of it, once', async () => {
    const [code = ''] = on.recovery;
    expect((await signIn(on.student, code.toLowerCase())).status).toBe(200);
    expect((await signIn(on.student, code)).body.code).toBe('second_factor_invalid');
    expect((await app.get('/account', on.student)).body.second_factor.recovery_codes).toBe(9);
  });

  it('counts wrong codes as failed sign-ins', async () => {
    app.platform.limits.scale = 1;
    const failures = failuresOf(strangersDoor(on.student.email));
    for (let i = 0; i < 98; i += 1) await app.platform.limits.take([failures], app.clock.now());
    const codes: string[] = [];
    for (let i = 0; i < 3; i += 1) codes.push((await signIn(on.student, '000000')).body.code);
    app.platform.limits.scale = 1000;
    expect(codes).toEqual(['second_factor_invalid', 'second_factor_invalid', 'too_many_requests']);
  });

  it('is not got round by a new password from the mailbox', async () => {
    const { email } = on.student;
    app.clock.advance(61);
    await app.post('/auth/password-reset', { email });
    const code = await app.codeFor(email);
    const password = 'another long phrase';
    await app.post('/auth/password-reset-verify', { email, code, new_password: password });
    expect((await signIn({ ...on.student, password })).body.code).toBe('second_factor_required');
  });
});

it('is switched off with the password and a code', async () => {
  const { student, secret } = await protectedStudent();
  const off = (code: string) =>
    app.post('/account/second-factor/off', { password: student.password, code }, student);
  expect((await off('000000')).status).toBe(401);
  expect((await off(codeOf(secret))).status).toBe(200);
  expect((await signIn(student)).status).toBe(200);
});

it('new recovery codes end the old ones', async () => {
  const { student, recovery } = await protectedStudent();
  const { password } = student;
  const { body } = await app.post('/account/second-factor/recovery-codes', { password }, student);
  expect((await signIn(student, recovery[0])).status).toBe(401);
  expect((await signIn(student, body.recovery_codes[0])).status).toBe(200);
});

it('an operator lifts it for who has lost everything', async () => {
  const { student } = await protectedStudent();
  expect(await liftSecondFactor(app.platform, student.email, app.clock.now())).toBe(true);
  expect((await signIn(student)).status).toBe(200);
  expect(await liftSecondFactor(app.platform, student.email, app.clock.now())).toBe(false);
});

it('an administrator in production can do nothing as one before it is set up', async () => {
  const { email, password } = await app.student();
  const production = { ...app.platform, config: { ...app.platform.config, profile: 'production' as const } };
  const auth = authModule(production, { holdStudent: async () => {}, afterRemoval: '' });
  await auth.ensureVerified({ email, password, full_name: 'Boss', is_admin: true });
  const token = await app.login(email, password);
  const lacks = async () => (await auth.authenticate(token, app.clock.now()))?.lacksSecondFactor;
  expect(await lacks()).toBe(true);
  const boss = { email, password, token } as SignedUp;
  await confirm(boss, codeOf((await begin(boss)).body.secret));
  expect(await lacks()).toBe(false);
});

it('secrets and codes are stored unreadable, and are not in the export', async () => {
  const { student, secret, recovery } = await protectedStudent();
  const { body, text } = await app.post('/account/export', { password: student.password }, student);
  expect(body.second_factor).toEqual({ since: expect.any(String), recovery_codes: 10 });
  const stored = JSON.stringify(await app.platform.db.execute('select * from second_factors'));
  for (const readable of [secret, recovery[0]?.replace('-', '') ?? '']) {
    expect(text).not.toContain(readable);
    expect(stored).not.toContain(readable);
  }
});

it('second factors, recovery codes and codes by mail from before a new APP_SECRET are good after it', async () => {
  const { secrets, config } = app.platform;
  const { student, secret, recovery } = await protectedStudent();
  const asked = await app.student();
  await app.post('/auth/password-reset', { email: asked.email });
  const code = await app.codeFor(asked.email);
  await app.post('/auth/password-reset', { email: student.email });

  Object.assign(secrets, createSecrets('a secret that was put in front today', ...config.appSecrets));
  try {
    expect((await signIn(student, codeOf(secret))).status).toBe(200);
    expect((await signIn(student, recovery[0])).status).toBe(200);
    expect((await signIn(student, recovery[0])).status).toBe(401);
    const reset = { email: asked.email, code, new_password: 'another long phrase' };
    expect((await app.post('/auth/password-reset-verify', reset)).status).toBe(200);
    // Its job was waiting, sealed before.
    expect(await app.codeFor(student.email)).toMatch(/^\d{6}$/);
  } finally {
    Object.assign(secrets, createSecrets(...config.appSecrets));
  }
});
