import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/kit/app.ts';
import { start, wholeSession } from '../../../test/kit/practice.ts';

const app = testApp();

const patch = (token: string, body: unknown) => app.call('PATCH', '/account', { token, body });

describe('the profile', () => {
  it('shows the caller’s own account and nothing secret', async () => {
    const student = await app.student();
    const { status, body, text } = await app.get('/account', student);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      user: { email: student.email, phone: null },
      promotions: true,
      browsers: 1,
    });
    expect(text).not.toMatch(/hash|password/i);
  });

  it('takes a name and a phone number however it is grouped, and gives the number up again', async () => {
    const { token } = await app.student();
    const changed = await patch(token, { full_name: '  Asha R. Rao ', phone: '+91 (98765) 432-10' });
    expect(changed.body.user).toMatchObject({ full_name: 'Asha R. Rao', phone: '+919876543210' });
    expect((await app.get('/auth/me', { token })).body.phone).toBe('+919876543210');
    expect((await patch(token, { phone: '' })).body.user.phone).toBeNull();
  });

  it.each([
    ['a name of spaces', { full_name: '   ' }, 'full_name', 'Full name is required'],
    ['words for a number', { phone: 'call me' }, 'phone', 'Please enter a valid phone number'],
    ['too few digits', { phone: '12345' }, 'phone', 'Please enter a valid phone number'],
  ])('refuses %s in the person’s words and keeps what was there', async (_what, body, path, message) => {
    const { token, user } = await app.student();
    const refused = await patch(token, body);
    expect([refused.status, refused.body.errors]).toEqual([422, [{ path, message }]]);
    expect((await app.get('/account', { token })).body.user).toMatchObject({
      full_name: user.full_name,
      phone: null,
    });
  });

  it('rule 7: rights and proof do not come from a body', async () => {
    const { token } = await app.unproved();
    const { body } = await patch(token, { is_admin: true, email_verified: true, email: 'x@example.org' });
    expect(body.user).toMatchObject({ is_admin: false, email_verified: false });
  });

  it('keeps the opt-out of promotions', async () => {
    const { token } = await app.student();
    await patch(token, { promotions: false });
    expect((await app.get('/account', { token })).body.promotions).toBe(false);
  });
});

describe('adaptive practice', () => {
  const packOf = async (student: Awaited<ReturnType<typeof app.student>>) =>
    (await app.get(`/adapt/pack?user_id=${student.user.id}`, student)).body as { reason: string }[];

  it('switched off plans the waiting pack again, by the fixed blueprint', async () => {
    const student = await app.student();
    await wholeSession(app, student, question => (question.position % 2 ? 'right' : 'wrong'));
    const adaptive = await packOf(student);
    await patch(student.token, { adaptive_enabled: false });
    const fixed = await packOf(student);
    expect(fixed).not.toEqual(adaptive);
    await patch(student.token, { adaptive_enabled: true });
    expect(await packOf(student)).toEqual(adaptive);
  });

  it('leaves a session that has begun as it is', async () => {
    const student = await app.student();
    const session = await start(app, student);
    await patch(student.token, { adaptive_enabled: false });
    expect((await start(app, student)).questions).toEqual(session.questions);
  });
});

describe('changing the password', () => {
  const change = (token: string, current_password: string, new_password: string) =>
    app.post('/account/password', { current_password, new_password }, { token });

  it('asks for the current one, ends every other sign-in, keeps this one, and a mail says so', async () => {
    const { token, email, password } = await app.student();
    const other = await app.login(email, password);
    expect((await change(token, password, 'another long phrase')).status).toBe(200);
    expect((await app.get('/auth/me', { token: other })).status).toBe(401);
    expect((await app.get('/auth/me', { token })).status).toBe(200);
    expect((await app.post('/auth/login', { email, password })).status).toBe(401);
    expect(await app.login(email, 'another long phrase')).toBeTruthy();
    expect((await app.mailsTo(email)).at(-1)?.subject).toMatch(/password was changed/);
  });

  it('to the one it is already is refused, and signs nobody out', async () => {
    const { token, email, password } = await app.student();
    const other = await app.login(email, password);
    const { status, body } = await change(token, password, password);
    expect([status, body.errors]).toEqual([
      422,
      [{ path: 'new_password', message: 'This is your password already. Choose another one.' }],
    ]);
    expect((await app.get('/account', { token: other })).status).toBe(200);
  });

  it('with a wrong current password changes nothing and names the field', async () => {
    const { token, email, password } = await app.student();
    const { status, body } = await change(token, 'not it', 'another long phrase');
    expect([status, body.errors]).toEqual([
      422,
      [{ path: 'current_password', message: 'This is not your password.' }],
    ]);
    expect(await app.login(email, password)).toBeTruthy();
  });

  it('holds the new one to the rule', async () => {
    const { token, password } = await app.student();
    const { status, body } = await change(token, password, 'short');
    expect([status, body.errors[0].message]).toEqual([422, 'Password must be at least 6 characters long']);
  });

  it('lets nobody guess on with a stolen sign-in', async () => {
    const { token } = await app.student();
    app.platform.limits.scale = 1;
    const statuses = new Set<number>();
    for (let i = 0; i < 12; i += 1) statuses.add((await change(token, `guess ${i}`, 'mine now')).status);
    app.platform.limits.scale = 1000;
    expect([...statuses]).toEqual([422, 429]);
  });
});

it('sign out everywhere ends this browser too', async () => {
  const { token, email, password } = await app.student();
  const other = await app.login(email, password);
  expect((await app.get('/account', { token })).body.browsers).toBe(2);
  await app.post('/account/sign-out-everywhere', {}, { token });
  for (const ended of [token, other]) expect((await app.get('/auth/me', { token: ended })).status).toBe(401);
});

it('an address that was registered is proved later by its owner, who keeps the account', async () => {
  const registered = await app.unproved();
  const code = await app.codeFor(registered.email);
  const body = { email: registered.email, verification_code: code };
  const proved = await app.post('/auth/verify-email', body, registered);
  expect(proved.body.user).toMatchObject({ id: registered.user.id, email_verified: true });
  expect((await app.get('/account', registered)).body.user.email_verified).toBe(true);
});
