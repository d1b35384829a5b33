import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rowsOf } from '../src/platform/db/db.ts';
import { createReplies } from '../src/platform/idempotency/replies.ts';
import { AppError } from '../src/platform/problems.ts';
import { type CallOptions, freshEmail, testApp } from './kit/app.ts';

const app = testApp();
const password = 'correct horse battery';
const keyed = (key: string, more: CallOptions = {}) => ({ ...more, headers: { 'idempotency-key': key } });
const signUp = (email: string) => ({ full_name: 'Asha Rao', email, password });
const rows = <Row>(query: ReturnType<typeof sql>) => rowsOf<Row>(app.platform.db.execute(query));
const accountsOf = async (email: string) =>
  (await rows(sql`select id from users where email = ${email}`)).length;

describe('a call repeated with its key', () => {
  test('gets the same reply and is executed once', async () => {
    const [email, key] = [freshEmail(), randomUUID()];
    const first = await app.post('/auth/register', signUp(email), keyed(key));
    const again = await app.post('/auth/register', signUp(email), keyed(key));
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect(await accountsOf(email)).toBe(1);
    expect((await app.get('/auth/me', { token: again.body.access_token })).status).toBe(200);
  });

  test('but with another key, or none, is a new call', async () => {
    const email = freshEmail();
    await app.post('/auth/register', signUp(email), keyed(randomUUID()));
    await app.post('/auth/register', signUp(email), keyed(randomUUID()));
    await app.post('/auth/register', signUp(email));
    expect(await accountsOf(email)).toBe(3);
  });

  test('uses a code up once: a sign-up whose reply was lost gets its reply', async () => {
    const [email, key] = [freshEmail(), randomUUID()];
    await app.post('/auth/send-verification-code', { name: 'Asha Rao', email, password });
    const body = { ...signUp(email), code: await app.codeFor(email) };
    const first = await app.post('/auth/signup-with-verification', body, keyed(key));
    const again = await app.post('/auth/signup-with-verification', body, keyed(key));
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  test('gets the same refusal, and uses no second attempt at a code', async () => {
    const [email, key] = [freshEmail(), randomUUID()];
    await app.post('/auth/send-verification-code', { name: 'Asha Rao', email, password });
    const right = await app.codeFor(email);
    const body = { email, verification_code: right === '000000' ? '111111' : '000000' };
    const first = await app.post('/auth/verify-email', body, keyed(key));
    const again = await app.post('/auth/verify-email', body, keyed(key));
    expect(first.body.attempts_remaining).toBe(4);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
  });

  test('but with another body is refused', async () => {
    const key = randomUUID();
    await app.post('/auth/register', signUp(freshEmail()), keyed(key));
    const other = await app.post('/auth/register', signUp(freshEmail()), keyed(key));
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  test('by another student is a new call', async () => {
    const [one, two] = [await app.student(), await app.student()];
    const key = randomUUID();
    const plan = { target_track: 'beginner' };
    const first = await app.post('/study-plan', plan, keyed(key, one));
    const other = await app.post('/study-plan', plan, keyed(key, two));
    expect(other.status).toBe(200);
    expect(other.body.id).not.toBe(first.body.id);
  });

  test('is a new call after 15 minutes', async () => {
    const [email, key] = [freshEmail(), randomUUID()];
    await app.post('/auth/register', signUp(email), keyed(key));
    app.clock.advance(15 * 60 + 1);
    await app.post('/auth/register', signUp(email), keyed(key));
    expect(await accountsOf(email)).toBe(2);
  });

  test('is refused when the key can be guessed', async () => {
    const { status, body } = await app.post('/auth/register', signUp(freshEmail()), keyed('1'));
    expect([status, body.code]).toEqual([400, 'invalid_request']);
  });
});

test('twenty identical calls at once are executed once', async () => {
  const [email, key] = [freshEmail(), randomUUID()];
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.post('/auth/register', signUp(email), keyed(key))),
  );
  expect(new Set(answers.map(answer => answer.body.access_token)).size).toBe(1);
  expect(await accountsOf(email)).toBe(1);
});

describe('the work', () => {
  const call = (key: string) => ({ endpoint: 'POST /x', userId: null, key, said: { a: 1 } });
  const once = (key: string, work: () => Promise<unknown>) =>
    app.platform.replies.once(call(key), app.clock.now(), work);
  const code = (promise: Promise<unknown>) =>
    promise.then(
      () => 'fine',
      error => error.code ?? error.message,
    );

  test.each([
    ['a fault of ours', new Error('a fault')],
    ['a limit', new AppError('too_many_requests', 'Wait.', { retryAfter: 9 })],
    ['an outage', new AppError('unavailable', 'Away.')],
  ])('with %s is not kept: the next call runs it again', async (_what, error) => {
    const key = randomUUID();
    await expect(once(key, () => Promise.reject(error))).rejects.toBe(error);
    expect(await once(key, async () => 'done')).toBe('done');
  });

  test('of a call that fails is run by a waiting call', async () => {
    const key = randomUUID();
    const first = Promise.withResolvers<string>();
    const begun = Promise.withResolvers<void>();
    const running = once(key, () => {
      begun.resolve();
      return first.promise;
    });
    await begun.promise;
    const second = once(key, async () => 'second');
    first.reject(new AppError('unavailable', 'Away.'));
    expect(await code(running)).toBe('unavailable');
    expect(await second).toBe('second');
  });

  describe('that takes long', () => {
    /** Seconds between two polls of an awaited reply. */
    let secondsALook = 0;
    let elapsedSeconds = 0;
    const replies = () =>
      createReplies(app.platform.db, () => {
        elapsedSeconds += secondsALook;
        return elapsedSeconds * 1000;
      });
    const lasting = (key: string, work: () => Promise<unknown>) =>
      replies().once(call(key), app.clock.now(), work);
    const endOf = async () => {
      const [row] = await rows<{ ends: string }>(sql`select expires_at::text as ends from kept_replies`);
      return row?.ends;
    };

    beforeEach(async () => {
      await rows(sql`delete from kept_replies`);
      elapsedSeconds = 0;
      secondsALook = 0;
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    });
    afterEach(async () => {
      vi.useRealTimers();
      await rows(sql`delete from kept_replies`);
    });

    async function begin(key: string) {
      const first = Promise.withResolvers<string>();
      const begun = Promise.withResolvers<void>();
      const running = lasting(key, () => {
        begun.resolve();
        return first.promise;
      });
      await begun.promise;
      return { ...first, running };
    }

    test('counts as running while its process sends heartbeats', async () => {
      const key = randomUUID();
      const first = await begin(key);
      const before = await endOf();
      elapsedSeconds = 9;
      vi.advanceTimersByTime(3000);
      await vi.waitFor(async () => expect(await endOf()).not.toBe(before));
      secondsALook = 7;
      expect(await code(lasting(key, async () => 'second'))).toBe('request_in_progress');
      first.resolve('first');
      expect(await first.running).toBe('first');
      expect(await lasting(key, async () => 'third')).toBe('first');
    });

    test('is run by a waiting call after ten seconds without a heartbeat', async () => {
      const key = randomUUID();
      const first = await begin(key);
      secondsALook = 6;
      expect(await lasting(key, async () => 'second')).toBe('second');
      // The first call was only slow: its caller gets its reply, and the stored reply stays.
      first.resolve('first');
      expect(await first.running).toBe('first');
      expect(await lasting(key, async () => 'third')).toBe('second');
    });

    test('and is lost with the database can be run again after the same time', async () => {
      const away = new AppError('unavailable', 'Away.');
      const db = new Proxy(app.platform.db, {
        get: (target, name) => {
          if (name === 'delete') throw new Error('The connection was lost.');
          return Reflect.get(target, name);
        },
      });
      const key = randomUUID();
      const fails = () => Promise.reject(away);
      await expect(createReplies(db, () => 0).once(call(key), app.clock.now(), fails)).rejects.toBe(away);
      secondsALook = 6;
      expect(await lasting(key, async () => 'done')).toBe('done');
    });

    test('can be run again after the same time when the reply to its claim was lost', async () => {
      const db = new Proxy(app.platform.db, {
        get: (target, name) => {
          if (name !== 'insert') return Reflect.get(target, name);
          return (table: never) => ({
            values: (row: never) => ({
              onConflictDoUpdate: () => ({
                returning: async () => {
                  await target.insert(table).values(row);
                  throw new Error('The connection was lost.');
                },
              }),
            }),
          });
        },
      });
      const key = randomUUID();
      const work = vi.fn(async () => 'done');
      await expect(createReplies(db, () => 0).once(call(key), app.clock.now(), work)).rejects.toThrow('lost');
      expect(work).not.toHaveBeenCalled();
      secondsALook = 6;
      expect(await lasting(key, work)).toBe('done');
    });
  });
});

describe('a stored reply', () => {
  test('cannot be read without the key, which is not stored', async () => {
    const [email, key] = [freshEmail(), randomUUID()];
    const { body } = await app.post('/auth/register', signUp(email), keyed(key));
    const kept = JSON.stringify(await rows(sql`select * from kept_replies`));
    for (const secret of [body.access_token, email, 'Asha', password, key])
      expect(kept).not.toContain(secret);
  });

  test('is deleted with the account, also for a call without a token', async () => {
    const { body } = await app.post('/auth/register', signUp(freshEmail()), keyed(randomUUID()));
    const left = () => rows(sql`select 1 from kept_replies where user_id = ${body.user.id}`);
    expect(await left()).toHaveLength(1);
    await app.post('/account/delete', { password }, { token: body.access_token });
    expect(await left()).toEqual([]);
  });

  test('is deleted when it expires', async () => {
    await app.post('/auth/register', signUp(freshEmail()), keyed(randomUUID()));
    app.clock.advance(15 * 60 + 1);
    await app.platform.replies.clean(app.clock.now());
    expect(await rows(sql`select 1 from kept_replies`)).toEqual([]);
  });
});
