import type { User } from '@twelvefold/contract';
import { sql } from 'drizzle-orm';
import { recalculateFor } from '../src/modules/pyq/index.ts';
import type { Db } from '../src/platform/db/db.ts';
import { longJobsNow } from '../src/platform/jobs/long-jobs.ts';
import type { Platform } from '../src/platform/platform.ts';

/** The letter's id: it is written once. */
const letterId = '0193a1b2-0000-7000-8000-00000000de51';
/** And that of the trouble a page tells of. */
const noteId = '0193a1b2-0000-7000-8000-00000000de52';

/**
 * What the desks of the console have to show: two questions that the demo student reports, a letter, and a page's
 * trouble. Running it again changes nothing.
 */
export async function seedDemoDesk(db: Db, student: User, now: Date): Promise<void> {
  const at = now.toISOString();
  await db.execute(sql`
    insert into question_reports (user_id, item_id, reason, reported_at)
    select a.user_id, a.item_id, case when row_number() over (order by a.sequence desc) = 1 then 'unclear' end,
      ${at}::timestamptz
    from answers a where a.user_id = ${student.id}::uuid and a.outcome = 'incorrect'
      and not exists (select 1 from question_reports r where r.user_id = a.user_id)
    order by a.sequence desc limit 2
    on conflict do nothing`);
  await db.execute(sql`
    update question_reports set verdict = 'kept', answered_at = ${at}::timestamptz
    where user_id = ${student.id}::uuid and reason is null and answered_at is null`);
  await db.execute(sql`
    insert into feedback (id, user_id, text, email, created_at)
    values (${letterId}::uuid, ${student.id}::uuid, 'Could the study plan leave Sundays free?', null, ${at}::timestamptz)
    on conflict (id) do nothing`);
  await db.execute(sql`
    insert into page_notes (user_id, id, kind, note, created_at)
    values (${student.id}::uuid, ${noteId}::uuid, 'ui_mismatch',
      '{"where": "question counter", "shown": 11, "expected": 12}'::jsonb, ${at}::timestamptz)
    on conflict do nothing`);
}

/** A long job that the demo administrator has started, once: its result stands in the desk of jobs and in a mail. */
export async function seedDemoJob(platform: Platform, admin: User, now: Date): Promise<void> {
  if ((await longJobsNow(platform.db)).length === 0) await recalculateFor(platform, admin.id, now);
}
