import { type Db, rowsOf } from '../../src/platform/db/db.ts';
import { sql } from '../../src/platform/db/query.ts';

/* Rules of docs/decisions/0048 on the schema: the tables of students can be distributed over servers by student. */

/** Tables with a student's id that stay on the accounts' server, with reasons in the decision. */
const withAccounts = [
  'billing_audit',
  'feedback',
  'kept_replies',
  'orders',
  'payments',
  'referral_codes',
  'security_events',
  'shared_links',
  'subscriptions',
];
/** Names of indexes and triggers of students' tables that are exempt from the rules. */
const exceptions = [
  // Tokens of an earlier release.
  'tokens_hash',
  // Triggers that touch rows of the same student only.
  'answers_stay',
  'packs_summarised',
  'practice_sessions_summarised',
];
export const namedOnThePage = [...withAccounts, ...exceptions, 'users_summarised'];

const list = (names: readonly string[]) =>
  sql`(${sql.join(
    names.map(name => sql`${name}`),
    sql`, `,
  )})`;

/** Violations of the rules, one line each. */
export async function violations(db: Db): Promise<string[]> {
  const students = sql`(
    select c.oid, c.relname::text as name, a.attnum as own from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname::text not in ${list(withAccounts)})`;
  const found = await rowsOf<{ words: string }>(
    db.execute(sql`
      with students as ${students}
      select s.name || ': ' || i.relname || ' does not begin with the student' as words
      from students s join pg_index x on x.indrelid = s.oid and x.indisunique join pg_class i on i.oid = x.indexrelid
      where x.indkey[0] <> s.own and i.relname::text not in ${list(exceptions)}
      union all
      select s.name || ' has no primary key' from students s
      where not exists (select 1 from pg_index x where x.indrelid = s.oid and x.indisprimary)
      union all
      select coalesce(s.name, k.conrelid::regclass::text) || ': ' || k.conname || ' leads to another student''s rows or another server'
      from pg_constraint k left join students s on s.oid = k.conrelid left join students t on t.oid = k.confrelid
      where k.contype = 'f' and (s.oid is not null or t.oid is not null)
        and not coalesce(k.conkey[1] = s.own and (k.confkey[1] = t.own or k.confrelid = 'users'::regclass), false)
      union all
      select s.name || ': ' || g.tgname || ' is a trigger' from students s join pg_trigger g on g.tgrelid = s.oid
      where not g.tgisinternal and g.tgname::text not in ${list(exceptions)}
      order by 1`),
  );
  return found.map(({ words }) => words);
}
