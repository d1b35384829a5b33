import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { backup } from '../src/backup.ts';
import { rowsOf } from '../src/platform/db/db.ts';
import { testApp } from './kit/app.ts';
import { deal, start } from './kit/practice.ts';

const app = testApp();
const script = fileURLToPath(new URL('../../../ops/partition.sql', import.meta.url));
const divided = ['answers', 'learners', 'practice_sessions', 'session_items'];

/** Definitions by name: keys, checks, indexes, triggers, views and rights. */
const definitions = () =>
  rowsOf(
    app.platform.db.execute(sql`
      select conrelid::regclass::text as of, conname::text as name, pg_get_constraintdef(oid) as means from pg_constraint
      where connamespace = 'public'::regnamespace and conparentid = 0 and not exists
        (select 1 from pg_class c where c.oid = conrelid and c.relispartition)
      union all
      select tablename::text, indexname::text, regexp_replace(indexdef, ' ON ONLY ', ' ON ') from pg_indexes
      where schemaname = 'public' and not exists
        (select 1 from pg_class c where c.oid = format('%I', tablename)::regclass and c.relispartition)
      union all
      select tgrelid::regclass::text, tgname::text, pg_get_triggerdef(oid) from pg_trigger
      where not tgisinternal and tgparentid = 0
      union all
      select viewname::text, 'view', definition from pg_views where schemaname = 'public'
      order by 1, 2, 3`),
  );

test('ops/partition.sql partitions the tables of students: names stay, a backup has each row once, practice continues', async () => {
  const student = await app.student();
  const first = await start(app, student);
  const [one, two, ...others] = first.questions;
  if (!one || !two) throw new Error('A session has questions.');
  await deal(app, student, first, one, 'right');
  const { home, db } = app.platform;
  if (home.kind !== 'postgres') throw new Error('This needs PostgreSQL.');
  const folder = mkdtempSync(join(tmpdir(), 'divided-'));
  const copied = (name: string) => backup(home, join(folder, name), app.clock.now());
  const before = [await definitions(), await copied('before.gz')];

  const args = ['-q', '-v', 'ON_ERROR_STOP=1', '-v', 'parts=4', '-f', script, home.url];
  execFileSync('psql', args, { stdio: ['ignore', 'ignore', 'inherit'] });

  expect([await definitions(), await copied('after.gz')]).toEqual(before);
  const parts = await rowsOf<{ of: string; n: number }>(
    db.execute(sql`select inhparent::regclass::text as of, count(*)::int as n from pg_inherits
      join pg_class c on c.oid = inhparent where c.relkind = 'p' and c.relnamespace = 'public'::regnamespace group by 1 order by 1`),
  );
  expect(parts).toEqual(divided.map(of => ({ of, n: 4 })));

  await deal(app, student, first, two, 'wrong');
  for (const question of others) await deal(app, student, first, question, 'right');
  const done = await app.post('/session/complete', { session_id: first.session_id }, student);
  expect(done.status).toBe(200);
  const stored = await rowsOf(
    db.execute(sql`select sequence from answers where user_id = ${student.user.id}`),
  );
  expect(stored).toHaveLength(first.questions.length);
}, 240_000);
