import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { lockStudent } from '../src/modules/learning/index.ts';
import { rowsOf } from '../src/platform/db/db.ts';
import { testApp } from './kit/app.ts';

const app = testApp();

const waiting = async () => {
  const [row] = await rowsOf<{ n: number }>(
    app.platform.db.execute(sql`
      select count(*)::int as n from pg_locks
      where not granted and locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`),
  );
  return row?.n;
};

test('an unverified account that is taken over is deleted after its running answer is stored', async () => {
  const squatter = await app.unproved();
  const { email } = squatter;
  app.clock.advance(61);
  await app.post('/auth/send-verification-code', { name: 'Owner', email, password: 'a phrase of mine' });
  const code = await app.codeFor(email);
  const [taken, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const answering = app.platform.db.transaction(async tx => {
    await lockStudent(tx, squatter.user.id);
    taken.resolve();
    await released.promise;
  });
  await taken.promise;
  const given = { full_name: 'Owner', email, password: 'a phrase of mine', code };
  const proving = app.post('/auth/signup-with-verification', given);
  await vi.waitFor(async () => expect(await waiting()).toBe(1), 5000);
  released.resolve();
  await answering;
  expect((await proving).status).toBe(200);
  expect((await app.get('/auth/me', squatter)).status).toBe(401);
});
