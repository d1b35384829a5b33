import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { freshEmail, testApp } from '../../../test/kit/app.ts';
import { valuesUnder } from '../../../test/kit/json.ts';
import { tokenHash } from '../../platform/secrets.ts';
import { tokens } from './schema.ts';
import { studentOf } from './token.ts';

const app = testApp();
const password = 'correct horse battery';

test('S001 a sign-in answers with a token and the user, and nothing secret', async () => {
  const student = await app.student('Meera Iyer');
  const answer = await app.post('/auth/login', { email: student.email.toUpperCase(), password });

  expect(answer.status).toBe(200);
  expect(answer.body.access_token).toMatch(/^[A-Za-z0-9_-]{43,}$/);
  expect(answer.body.user).toMatchObject({
    id: student.user.id,
    name: 'Meera Iyer',
    full_name: 'Meera Iyer',
    email: student.email,
    is_admin: false,
    email_verified: true,
  });
  expect(Object.keys(valuesUnder(answer.body)).filter(path => /pass|hash|salt|code/i.test(path))).toEqual([]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('S002 a wrong password and an unknown address get the same answer', async () => {
  const { email } = await app.student();
  const wrong = await app.post('/auth/login', { email, password: 'wrong password' });
  const unknown = await app.post('/auth/login', { email: freshEmail(), password: 'wrong password' });

  expect(wrong.status).toBe(401);
  expect(wrong.body.detail).toBe('Invalid email or password');
  expect(unknown).toMatchObject({ status: 401, text: wrong.text });
});

test('S003 the eleventh sign-in in a minute waits, and the owner gets in again within a minute', async () => {
  const { email } = await app.student();
  app.clock.advance(60);
  app.platform.limits.scale = 1;
  const answers = [];
  for (let i = 0; i < 11; i++)
    answers.push(await app.post('/auth/login', { email, password: 'wrong password' }, { from: '10.0.0.3' }));
  app.clock.advance(60);
  const later = await app.post('/auth/login', { email, password }, { from: '10.0.0.3' });
  app.platform.limits.scale = 1000;

  expect(answers.map(answer => answer.status)).toEqual([...Array(10).fill(401), 429]);
  expect(answers[10]?.body.detail).toMatch(/^Too many requests/);
  expect(Number(answers[10]?.headers['retry-after'])).toBeGreaterThan(0);
  expect(later.status).toBe(200);
});

test('S002 S003 limits answer an unknown address like a known one', async () => {
  app.platform.limits.scale = 1;
  const statuses: number[] = [];
  const email = freshEmail();
  for (let i = 0; i < 11; i++)
    statuses.push((await app.post('/auth/login', { email, password: 'wrong' }, { from: '10.0.0.4' })).status);
  app.platform.limits.scale = 1000;

  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});

test('after a hundred failures in a day only a password reset opens the door', async () => {
  const { email } = await app.student();
  app.platform.limits.scale = 1;
  for (let i = 0; i < 100; i++) {
    await app.post('/auth/login', { email, password: 'wrong password' }, { from: `10.1.0.${i}` });
    app.clock.advance(7);
  }
  const locked = await app.post('/auth/login', { email, password });
  await app.post('/auth/password-reset', { email });
  const code = await app.codeFor(email);
  await app.post('/auth/password-reset-verify', { email, code, new_password: 'a new one for me' });
  const opened = await app.post('/auth/login', { email, password: 'a new one for me' });
  app.platform.limits.scale = 1000;

  expect(locked.status).toBe(429);
  expect(opened.status).toBe(200);
});

test('S016 a token is dead once its browser signed out, and others live on', async () => {
  const { email, token } = await app.student();
  const other = await app.login(email, password);
  expect((await app.post('/auth/logout', undefined, { token })).status).toBe(200);

  expect((await app.get('/auth/me', { token })).status).toBe(401);
  expect((await app.get('/auth/me', { token: other })).status).toBe(200);
});

test('S017 nothing but a whole living token in the header opens a private call', async () => {
  const { token } = await app.student();
  const changed = token.replace(/.$/, last => (last === 'A' ? 'B' : 'A'));
  const refused = [
    await app.get('/auth/me'),
    await app.get('/auth/me', { headers: { authorization: 'Bearer ' } }),
    await app.get('/auth/me', { token: 'x'.repeat(43) }),
    await app.get('/auth/me', { token: changed }),
    await app.get(`/auth/me?access_token=${token}`),
  ];

  for (const answer of refused) {
    expect(answer.status).toBe(401);
    expect(answer.body.detail).toBe('Not authenticated. Please log in.');
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  }
  expect((await app.get('/auth/me', { headers: { authorization: `bearer ${token}` } })).status).toBe(200);
});

test('S018 a token dies after 30 days, and after 7 days without use', async () => {
  const used = await app.student();
  const idle = await app.student();
  for (let day = 0; day < 29; day += 6) {
    app.clock.advance(6 * 24 * 3600 - 1);
    if (day === 6) expect((await app.get('/auth/me', { token: idle.token })).status).toBe(401);
    if (day < 24) expect((await app.get('/auth/me', { token: used.token })).status).toBe(200);
  }
  expect((await app.get('/auth/me', { token: used.token })).status).toBe(200);
  app.clock.advance(24 * 3600);
  expect((await app.get('/auth/me', { token: used.token })).status).toBe(401);
});

test('S018 a token names its student, and one of an earlier release that names nobody goes on working', async () => {
  const [student, other] = [await app.student(), await app.student()];
  const me = (token: string) => app.get('/auth/me', { token });
  const nameless = 'A'.repeat(43);
  const now = app.clock.now();
  await app.platform.db.insert(tokens).values({
    user_id: student.user.id,
    token_hash: tokenHash(nameless),
    id: randomUUID(),
    created_at: now,
    last_used_at: now,
  });

  expect(studentOf(student.token)).toBe(student.user.id);
  expect((await me(student.token)).body.id).toBe(student.user.id);
  expect((await me(nameless)).body.id).toBe(student.user.id);
  expect((await me(other.token.slice(0, 22) + student.token.slice(22))).status).toBe(401);
});

test('S026 a browser is given the documented fields of a user and no others', async () => {
  const { user } = await app.student();
  const documented = [
    'id',
    'name',
    'full_name',
    'email',
    'phone',
    'is_admin',
    'email_verified',
    'adaptive_enabled',
  ];
  expect(Object.keys(user).filter(field => !documented.includes(field))).toEqual([]);
  expect(user.phone ?? null).toBeNull();
});

test('S002 a refusal costs the same work whether the address has an account or not', async () => {
  const { email } = await app.student();
  const unproved = await app.unproved();
  const compared = vi.spyOn(app.platform.hashing, 'matches');
  for (const address of [email, unproved.email, freshEmail()])
    await app.post('/auth/login', { email: address, password: 'wrong password' });
  // A missing hash is compared with nobody's, of the same cost.
  expect(compared.mock.calls.map(([stored]) => stored.length)).toEqual([2, 2, 2]);
  compared.mockRestore();
});
