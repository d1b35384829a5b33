import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { freshEmail, testApp } from '../../../test/kit/app.ts';
import { strangersDoor } from './doors.ts';
import { failuresOf } from './rules.ts';

const app = testApp();
const password = 'correct horse battery';
/** A browser with a secret of its own. */
const browser = () => ({
  headers: { 'x-twelvefold-browser': randomBytes(32).toString('base64url'), 'user-agent': 'Firefox' },
});
type Browser = ReturnType<typeof browser>;
const login = (email: string, given: string, from: Partial<Browser> & { from?: string } = {}) =>
  app.post('/auth/login', { email, password: given }, from);

/** With the limits of the product; afterwards they are wide again. */
async function limited<T>(work: () => Promise<T>): Promise<T> {
  app.platform.limits.scale = 1;
  try {
    return await work();
  } finally {
    app.platform.limits.scale = 1000;
  }
}

/** So many failures of strangers, slowly enough for each minute: the last one signs in, the others are counted as it is. */
async function failures(email: string, count: number): Promise<void> {
  for (let i = 1; i <= count; i++) {
    if (i === count) await login(email, 'wrong password', { from: '10.1.0.1' });
    else await app.platform.limits.take([failuresOf(strangersDoor(email))], app.clock.now());
    app.clock.advance(7);
  }
}
/** More than a day allows. */
const close = (email: string) => failures(email, 101);

const linkIn = (text: string | undefined) => /known-browser#([A-Za-z0-9_-]+)/.exec(text ?? '')?.[1];

describe('strangers who close the door of an address', () => {
  test('do not keep out a browser that has signed in before', () =>
    limited(async () => {
      const { email } = await app.student();
      const own = browser();
      expect((await login(email, password, own)).status).toBe(200);
      await close(email);

      expect((await login(email, password)).status).toBe(429);
      expect((await login(email, password, browser())).status).toBe(429);
      expect((await login(email, password, own)).status).toBe(200);
    }));

  test('are told of to the owner, once, with a link that opens a browser', () =>
    limited(async () => {
      const { email } = await app.student();
      await close(email);
      const refused = await login(email, password, browser());
      const mails = (await app.mailsTo(email)).filter(mail => mail.subject.includes('cannot sign in'));
      expect(mails).toHaveLength(1);
      expect(refused.body.detail).toContain('the link in the email');
      const link = linkIn(mails[0]?.text);

      const here = browser();
      const opened = await app.post('/auth/known-browser', { link }, here);
      expect(opened.body).toMatchObject({ email });
      expect((await login(email, password, here)).status).toBe(200);
      expect((await login(email, password, browser())).status).toBe(429);
    }));

  test('find an address that nobody has closed in the same way, and nobody is mailed', () =>
    limited(async () => {
      const nobody = freshEmail();
      const { email } = await app.student();
      await close(email);
      await close(nobody);
      const [known, unknown] = [await login(email, password), await login(nobody, password)];
      expect(unknown.status).toBe(429);
      expect(unknown.body.detail).toBe(known.body.detail);
      expect(await app.mailsTo(nobody)).toEqual([]);
    }));

  test('use up the codes of the day and leave the ones of a known browser', () =>
    limited(async () => {
      const { email } = await app.student();
      const own = browser();
      await login(email, password, own);
      for (let i = 0; i < 12; i++) {
        await app.post('/auth/password-reset', { email }, { from: `10.3.0.${i}` });
        app.clock.advance(i === 5 ? 3700 : 61);
      }
      expect((await app.post('/auth/password-reset', { email })).status).toBe(429);
      expect((await app.post('/auth/password-reset', { email }, own)).status).toBe(200);
      const code = await app.codeFor(email);
      const guesses = [];
      for (let i = 0; i < 6; i++)
        guesses.push(
          await app.post('/auth/password-reset-verify', {
            email,
            code: '000000',
            new_password: 'guessed it',
          }),
        );
      expect(guesses.every(guess => guess.status === 400)).toBe(true);
      const chosen = { email, code, new_password: 'a new one for me' };
      expect((await app.post('/auth/password-reset-verify', chosen, own)).status).toBe(200);
      expect((await login(email, 'a new one for me', own)).status).toBe(200);
    }));
});

test('a good sign-in gives the day’s failures back', () =>
  limited(async () => {
    const { email } = await app.student();
    await failures(email, 90);
    expect((await login(email, password)).status).toBe(200);
    await failures(email, 90);
    expect((await login(email, password)).status).toBe(200);
  }));

test('a link that is old, changed or of another browser opens nothing', async () => {
  const here = browser();
  const sealed = app.platform.secrets.seal(
    'door',
    JSON.stringify({ user: '0190a0a0-0000-7000-8000-000000000000', until: 4e12 }),
  );
  for (const link of ['', 'x', sealed])
    expect((await app.post('/auth/known-browser', { link }, here)).status).toBe(400);
});

describe('a new browser', () => {
  const told = async (email: string) =>
    (await app.mailsTo(email)).filter(mail => mail.subject.startsWith('A new browser')).length;

  test('is told to the owner, and one that is known is not', async () => {
    const { email } = await app.student();
    const [first, second] = [browser(), browser()];
    await login(email, password, first);
    expect(await told(email)).toBe(1);
    await login(email, password, first);
    expect(await told(email)).toBe(1);
    await login(email, password, second);
    expect(await told(email)).toBe(2);
  });

  test('is every one again after a reset, but the one it was done in', async () => {
    const { email } = await app.student();
    const [before, resetIn] = [browser(), browser()];
    await login(email, password, before);
    await app.post('/auth/password-reset', { email });
    const given = { email, code: await app.codeFor(email), new_password: 'a new password' };
    expect((await app.post('/auth/password-reset-verify', given, resetIn)).status).toBe(200);
    const mails = await told(email);
    await login(email, given.new_password, resetIn);
    expect(await told(email)).toBe(mails);
    await login(email, given.new_password, before);
    expect(await told(email)).toBe(mails + 1);
  });

  test('is named in the mail as a person would, not as it names itself', async () => {
    const { email } = await app.student();
    const agent =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
    const chrome = browser();
    await login(email, password, { ...chrome, headers: { ...chrome.headers, 'user-agent': agent } });
    const mail = (await app.mailsTo(email)).find(({ subject }) => subject.startsWith('A new browser'));
    expect(mail?.text).toContain('in Chrome on Windows');
    expect(mail?.text).not.toContain('Mozilla');
  });

  test('stands in the list of sign-ins, and is signed out there alone', async () => {
    const { email, token } = await app.student();
    const other = (await login(email, password, browser())).body.access_token;
    const { sign_ins } = (await app.get('/account/sign-ins', { token })).body;
    expect(sign_ins.map((one: { browser: string; current: boolean }) => [one.browser, one.current])).toEqual(
      expect.arrayContaining([['Firefox', false]]),
    );
    const ended = sign_ins.find((one: { current: boolean }) => !one.current);
    const stranger = await app.student();
    const path = `/account/sign-ins/${ended.id}`;
    expect((await app.call('DELETE', path, { token: stranger.token })).status).toBe(404);
    expect((await app.call('DELETE', path, { token })).status).toBe(200);
    expect((await app.get('/auth/me', { token: other })).status).toBe(401);
    expect((await app.get('/auth/me', { token })).status).toBe(200);
  });
});
