/** Seeds the bench of the console's tables by SQL: accounts and all data of theirs. */
import process from 'node:process';
import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../apps/server/src/platform/db/db.ts';
import type { Platform } from '../../apps/server/src/platform/platform.ts';

const SESSIONS_EACH = 10;

interface Wanted {
  users: number;
  answers: number;
  /** All data are from before this time. */
  at: Date;
}

/** Runs statements without triggers and foreign keys; later statements write the rows that triggers would write. */
async function store({ db }: Platform, what: string, ...statements: SQL[]): Promise<void> {
  const begun = performance.now();
  await db.transaction(async tx => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const statement of statements) await tx.execute(statement);
  });
  process.stdout.write(`${what}: ${Math.round((performance.now() - begun) / 100) / 10} s\n`);
}

/** A UUID derived from a kind and a number, in the form of version 4. */
const idOf = (kind: string, n: SQL) =>
  sql`overlay(overlay(md5(${kind} || ${n}::text) placing '4' from 13) placing '8' from 17)::uuid`;
const n = sql.raw('n');

/** Seeds a database used for nothing else, as a superuser, because triggers are switched off. */
export async function seed(platform: Platform, { users, answers, at }: Wanted): Promise<void> {
  const { db } = platform;
  const now = sql`${at.toISOString()}::timestamptz`;
  await store(
    platform,
    'accounts',
    sql`insert into users (id, email, mailbox, email_verified, full_name, standing, standing_reason, created_at, updated_at)
      select ${idOf('user', n)}, 'student' || n || '@example.org', 'student' || n || '@example.org', n % 9 <> 0,
        (array['Asha','Ravi','Meena','Imran','Tara','Joseph'])[1 + n % 6] || ' ' || n,
        case when n % 500 = 0 then 'suspended' when n % 777 = 0 then 'terminated' else 'active' end, null,
        ${now} - n * interval '5 minutes', ${now}
      from generate_series(1, ${users}::int) n`,
    sql`insert into practice_sessions (user_id, id, number, kind, status, allowance, total, final_count, created_at, completed_at)
      select ${idOf('user', n)}, ${idOf('session', sql`(n * 100 + k)`)}, k, 'blueprint',
        case when k = ${SESSIONS_EACH}::int then 'planned' else 'completed' end, 'free', 12, 12,
        ${now} - n * interval '1 minute' - k * interval '1 day',
        case when k = ${SESSIONS_EACH}::int then null else ${now} - n * interval '1 minute' - k * interval '1 day' end
      from generate_series(1, ${users}::int) n, generate_series(1, ${SESSIONS_EACH}::int) k where n % ${SESSIONS_EACH}::int >= k % 3`,
    sql`insert into student_summaries (user_id, email, name, sessions_completed, last_session_created, current_session_id, pre_pack_available)
      select u.id, u.email, u.full_name, coalesce(s.done, 0), s.last, s.open, hashtext(u.email) % 7 <> 0
      from users u left join (
        select user_id, count(*) filter (where status = 'completed')::int as done, max(created_at) as last,
          (array_agg(id) filter (where status = 'planned'))[1] as open
        from practice_sessions group by 1) s on s.user_id = u.id
      on conflict (user_id) do nothing`,
  );
  const each = Math.ceil(answers / users);
  await store(
    platform,
    'answers',
    // Numbers the live questions.
    sql`create temporary table numbered on commit drop as
      select id, (row_number() over (order by id) - 1)::int as place, count(*) over ()::int as in_all from items where status = 'live'`,
    sql`insert into answers (user_id, session_id, position, sequence, item_id, outcome, chosen, elapsed_ms, type, band,
        difficulty, target_seconds, answered_at)
      select ${idOf('user', n)}, ${idOf('session', sql`(n * 100 + 1 + k / 12)`)}, 1 + k % 12, k, numbered.id,
        case when (n + k) % 3 = 0 then 'incorrect' else 'correct' end, 'A', 60000, 'AR.PCT.1', 'Medium', 0, 90,
        ${now} - n * interval '1 minute'
      from generate_series(1, ${users}::int) n cross join generate_series(1, ${each}::int) k
        join numbered on numbered.place = (n * 31 + k) % (select max(in_all) from numbered)`,
    sql`insert into learners (user_id, state, totals, sequence, version, revision, carry, updated_at)
      select ${idOf('user', n)}, '', '{}', ${each}::int, 0, 1, '{}', ${now} - n * interval '1 minute'
      from generate_series(1, ${users}::int) n`,
    sql`insert into item_statistics (item_id, chosen, known, abilities, squares, skipped, pictures_failed, times, counted_at)
      select id, '{700,200,100,200}', '{700,200,100,200}', '{400,-20,-20,-20}', 900, 40, 0, array_fill(35, array[34]), ${now}
      from items where status = 'live'`,
    sql`insert into question_reports (user_id, item_id, reason, reported_at)
      select ${idOf('user', n)}, i.id, 'answer', ${now} - n * interval '3 minutes'
      from (select id, row_number() over (order by id) as n from items where status = 'live') i where n % 3 = 0 and n <= ${users}::int`,
    sql`insert into item_flags (item_id, cause, flagged_at, withdrawn)
      select id, 'suspect_key', ${now}, false from (select id, row_number() over (order by id) as n from items) i where n % 20 = 0`,
    sql`insert into calibration (week, band, tenth, answers, expected, correct)
      select (date '2026-03-02' - w * 7), b, t, 5000, 5000 * (t + 0.5) / 10, 500 * t
      from generate_series(0, 51) w, unnest(array['Easy','Medium','Hard']) b, generate_series(2, 9) t`,
  );
  await store(
    platform,
    'codes, letters, audit',
    sql`insert into referral_uses (id, code, referrer_id, used_by, used_by_hash, payment_id, plan_type, cashback_paise, created_at, reversed_at, cashback_paid_at)
      select ${idOf('use', n)}, 'C' || lpad((n % 5000)::text, 5, '0'), ${idOf('user', sql`(1 + n % 5000)`)}, ${idOf('user', n)}, 'h' || n,
        'pay' || n, 'pro_regular', 50000, ${now} - n * interval '20 minutes', case when n % 50 = 0 then ${now} end,
        case when n % 2 = 0 then ${now} end
      from generate_series(1, ${Math.ceil(users / 4)}::int) n`,
    sql`insert into referral_codes (user_id, code, created_at)
      select ${idOf('user', sql`(1 + n % 5000)`)}, 'C' || lpad((n % 5000)::text, 5, '0'), ${now} from generate_series(1, 5000) n
      on conflict do nothing`,
    sql`insert into feedback (id, user_id, email, text, created_at)
      select ${idOf('letter', n)}, ${idOf('user', n)}, null, 'The third question was hard to read ' || n, ${now} - n * interval '1 hour'
      from generate_series(1, ${Math.ceil(users / 10)}::int) n`,
    sql`insert into page_notes (user_id, id, kind, note, created_at)
      select ${idOf('user', n)}, ${idOf('note', sql`(n * 100 + k)`)}, case when n % 100 = 0 then 'pack_failure' else 'question_action' end,
        '{"action":"next"}', ${now} - n * interval '1 minute'
      from generate_series(1, ${users}::int) n, generate_series(1, 5) k`,
    sql`insert into admin_actions (id, admin_id, action, object, client, at)
      select ${idOf('action', n)}, ${idOf('user', sql`(1 + n % 3)`)}, (array['people.suspend','questions.upload','pyq.upload','users.fix-jobs'])[1 + n % 4],
        n::text, '10.0.0.1', ${now} - n * interval '2 minutes'
      from generate_series(1, ${users}::int) n`,
    sql`insert into admin_action_results (action_id, result, object, detail)
      select ${idOf('action', n)}, case when n % 20 = 0 then 'refused' else 'done' end, null, '' from generate_series(1, ${users}::int) n`,
  );
  await store(
    platform,
    'money',
    sql`insert into orders (id, user_id, plan_type, plan_from, provider_id, status, list_paise, discount_paise, amount_paise, days,
        cycles, buyer_hash, created_at, held_until, paid_at)
      select ${idOf('order', n)}, ${idOf('user', n)}, 'pro_regular', ${now}, 'order' || n, 'paid', 149900, 0, 149900, 30, 12, 'h' || n,
        ${now} - n * interval '9 minutes', ${now}, ${now}
      from generate_series(1, ${Math.ceil(users / 4)}::int) n`,
    sql`insert into payments (id, order_id, user_id, plan_type, list_paise, discount_paise, amount_paise, paid_at, recorded_at,
        granted_ms, receipt_number, seller, dispute_status, disputed_at)
      select 'pay' || n, ${idOf('order', n)}, ${idOf('user', n)}, 'pro_regular', 149900, 0, 149900, ${now} - n * interval '9 minutes', ${now},
        2592000000, 'R' || n, '{"name":"Seller","address":null,"tax_id":null,"tax_name":null,"tax_percent":null}',
        case when n % 900 = 0 then 'open' end, case when n % 900 = 0 then ${now} end
      from generate_series(1, ${Math.ceil(users / 4)}::int) n`,
    sql`insert into refunds (id, payment_id, amount_paise, status, reason, requested_by, requested_at, settled_at)
      select ${idOf('refund', n)}, 'pay' || n, 149900, case when n % 200 = 0 then 'failed' else 'accepted' end, 'asked for', 'product',
        ${now} - n * interval '5 minutes', ${now} - n * interval '5 minutes'
      from generate_series(1, ${Math.ceil(users / 4)}::int) n where n % 40 = 0`,
  );
  // The nightly count.
  await db.transaction(tx => platform.jobs.enqueue(tx, 'admin.count_days', {}));
  await platform.jobs.runWaiting();
  const waiting = await rowsOf<{ id: string }>(
    db.execute(sql`select ${idOf('user', sql`(n * 97)`)}::text as id from generate_series(1, 500) n`),
  );
  for (const { id } of waiting)
    await db.transaction(tx => platform.jobs.enqueue(tx, 'practice.plan_pack', { userId: id }, { key: id }));
  await db.execute(sql`vacuum analyze`);
}
