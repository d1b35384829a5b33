import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedHome, openInMemory } from '../src/platform/db/embedded.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { namedOnThePage, violations } from './kit/distribution.ts';

let home: EmbeddedHome;
beforeAll(async () => {
  home = await openInMemory();
  await migrate(home);
}, 240_000);
afterAll(() => home.close());

test('every table of a student can be distributed by student', async () => {
  expect(await violations(home.db)).toEqual([]);
});

const page = readFileSync(
  new URL('../../../docs/decisions/0048-distributed-by-student.md', import.meta.url),
  'utf8',
);
test.each(namedOnThePage)('the decision names %s', name => {
  expect(page).toContain(`\`${name}\``);
});

test.each([
  ['create table scores (id uuid primary key, user_id uuid not null)', 'scores_pkey does not begin'],
  ['create table scores (user_id uuid not null, n int)', 'scores has no primary key'],
  [
    'create table scores (user_id uuid primary key, n int unique)',
    'scores_n_key does not begin with the student',
  ],
  [
    'create table scores (user_id uuid primary key, item_id uuid references items (id))',
    'scores_item_id_fkey leads to another',
  ],
  [
    'create table scores (user_id uuid primary key, friend uuid references users (id))',
    'scores_friend_fkey leads to another',
  ],
  [
    'create table scores (n int primary key, who uuid references learners (user_id))',
    'scores_who_fkey leads to another',
  ],
  [
    'create table scores (user_id uuid primary key); create trigger t after insert on scores for each row execute function append_only()',
    't is a trigger',
  ],
])('a violation is found: %s', async (script, words) => {
  await home.client.exec(script);
  expect(await violations(home.db)).toEqual([expect.stringContaining(words)]);
  await home.db.execute(sql`drop table scores`);
});
