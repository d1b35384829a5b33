import { figures } from '@twelvefold/contract';
import { expect, it } from 'vitest';
import { type SignedUp, testApp } from '../../../test/kit/app.ts';
import { sql } from '../../platform/db/query.ts';
import { cleanNotes } from './jobs.ts';

const app = testApp();
const crash = {
  route: '/session/:id',
  release: 'index-1a2b.js',
  message: 'x is not a function',
  stack: 'TypeError: x is not a function\n    at draw (/assets/base-3c.js:1:200)',
};
const report = async (body: object, student?: SignedUp) =>
  app.post('/telemetry/crash', body, student ?? (await app.student()));
async function seen() {
  const admin = await app.student();
  await app.platform.db.execute(sql`update users set is_admin = true where id = ${admin.user.id}`);
  const { body } = await app.get('/admin/page-crashes', admin);
  return body.crashes as { message: string; route: string; times: number; last_at: string }[];
}

it('crashes alike are one, counted, with when it was seen last; another release is another', async () => {
  await report(crash);
  app.clock.advance(60);
  await report({ ...crash, route: '/dashboard' });
  const last = app.clock.now().toISOString();
  app.clock.advance(60);
  await report({ ...crash, release: 'index-9z.js' });
  expect(await seen()).toEqual([
    expect.objectContaining({ release: 'index-9z.js', times: 1 }),
    expect.objectContaining({ release: crash.release, route: '/dashboard', times: 2, last_at: last }),
  ]);
});

it('a report that is too long is refused', async () => {
  expect((await report({ ...crash, stack: 'x'.repeat(4001) })).status).toBe(422);
});

it('a visitor may tell of a crash, thirty times an hour from one address', async () => {
  app.platform.limits.scale = 1;
  const statuses = [];
  for (let i = 0; i < 31; i += 1) statuses.push((await app.post('/telemetry/crash', crash)).status);
  app.platform.limits.scale = 1000;
  expect(statuses.lastIndexOf(200)).toBe(29);
  expect(statuses[30]).toBe(429);
});

it('reports of one student end after ten in an hour', async () => {
  const student = await app.student();
  app.platform.limits.scale = 1;
  const statuses = [];
  for (let i = 0; i < 11; i += 1) statuses.push((await report(crash, student)).status);
  app.platform.limits.scale = 1000;
  expect(statuses.lastIndexOf(200)).toBe(9);
  expect(statuses[10]).toBe(429);
});

it('a flood of different crashes does not grow without end, and those known go on being counted', async () => {
  const { db } = app.platform;
  await db.execute(sql`
    insert into page_crashes (id, release, route, message, stack, times, first_at, last_at)
    select 'n' || n, '', '', '', '', 1, '2020-01-01', '2020-01-01'
    from generate_series(1, ${figures.telemetry.crashesMost}::int) n`);
  await report({ ...crash, message: 'one too many' });
  await report(crash);
  const messages = await seen();
  expect(messages.map(({ message }) => message)).not.toContain('one too many');
  expect(messages[0]?.message).toBe(crash.message);
});

it('what nobody reported for 90 days is gone', async () => {
  await report(crash);
  app.clock.advance((figures.policies.notesKeptDays + 1) * 24 * 3600);
  await cleanNotes(app.platform.db, app.clock.now());
  expect(await seen()).toEqual([]);
});
