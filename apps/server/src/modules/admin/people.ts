import type { Person, PersonRow } from '@twelvefold/contract';
import { marksAtStake } from '@twelvefold/engine';
import { type Db, rowsOf } from '../../platform/db/db.ts';
import { containing, isoTime } from '../../platform/db/fragments.ts';
import { sql } from '../../platform/db/query.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problems.ts';
import type { AuthDesk } from '../auth/index.ts';
import type { BillingDesk } from '../billing/index.ts';
import type { PlanningBank } from '../content/index.ts';
import { learnedOf } from '../practice/index.ts';
import { type After, pageOf, readCursor } from './cursors.ts';

/** Modules that change people's data. */
export interface Desks {
  auth: AuthDesk;
  billing: BillingDesk;
  bank: PlanningBank;
}

interface Asked {
  search?: string | undefined;
  only?: 'admins' | 'suspended' | 'terminated' | undefined;
}

const rowColumns = sql`
  u.id::text as id, u.email, u.email_verified, u.full_name as name, u.is_admin, u.standing, s.sessions_completed,
  ${isoTime(sql`s.last_session_created`)} as last_session_created, ${isoTime(sql`u.created_at`)} as created_at`;

function peopleRows(db: Db, { search, only }: Asked, before: After | null, most: number) {
  const words = search && containing(search.toLowerCase());
  const where = [
    sql`true`,
    ...(words
      ? [sql`(lower(u.full_name) like ${words} or u.email like ${words} or u.id::text like ${words})`]
      : []),
    ...(only === 'admins' ? [sql`u.is_admin`] : only ? [sql`u.standing = ${only}`] : []),
    ...(before ? [sql`(u.created_at, u.id) < (${before[0]}::timestamptz, ${before[1]}::uuid)`] : []),
  ];
  return rowsOf<PersonRow & { sort_key: string }>(
    db.execute(sql`
      with page as materialized (
        select u.* from users u where ${sql.join(where, sql` and `)} order by u.created_at desc, u.id desc limit ${most})
      select ${rowColumns}, u.created_at::text as sort_key
      from page u join student_summaries s on s.user_id = u.id order by u.created_at desc, u.id desc`),
  );
}

export async function peopleNow(
  { reports }: Platform,
  { limit, cursor, ...asked }: Asked & { limit: number; cursor?: string | undefined },
) {
  const before = cursor === undefined ? null : readCursor(cursor);
  const rows = await peopleRows(reports, asked, before, limit + 1);
  const { page, next } = pageOf(rows, limit, ({ id }) => id);
  return { people: page, next };
}

const sessionsShown = 50;

const sessionsOf = (db: Db, id: string) =>
  rowsOf<Person['sessions'][number]>(
    db.execute(sql`
      select id::text as id, number, kind, status, ${isoTime(sql`created_at`)} as started_at,
        ${isoTime(sql`completed_at`)} as completed_at, total as questions, final_count as dealt_with
      from practice_sessions where user_id = ${id}::uuid order by created_at desc limit ${sessionsShown}`),
  );

const plansOf = (db: Db, id: string) =>
  rowsOf<Person['plans'][number]>(
    db.execute(sql`
      select id::text as id, plan_type, status, ${isoTime(sql`starts_at`)} as starts_at,
        ${isoTime(sql`ends_at`)} as ends_at, auto_renew
      from subscriptions where user_id = ${id}::uuid order by created_at desc limit 50`),
  );

const paymentsOf = (db: Db, id: string) =>
  rowsOf<Person['payments'][number]>(
    db.execute(sql`
      select p.id as payment_id, p.receipt_number, p.plan_type, p.amount_paise::int as amount,
        ${isoTime(sql`p.paid_at`)} as paid_at, p.dispute_status as dispute,
        (select json_build_object('status', r.status, 'reason', r.reason) from refunds r
          where r.payment_id = p.id order by r.requested_at desc limit 1) as refund,
        (p.charged_back_paise + coalesce((select sum(r.amount_paise) from refunds r
          where r.payment_id = p.id and r.status <> 'failed'), 0))::int as gone
      from payments p where p.user_id = ${id}::uuid order by p.paid_at desc limit 200`),
  );

const pageNotesOf = (db: Db, id: string) =>
  rowsOf<Person['page_notes'][number]>(
    db.execute(sql`
      select id::text as id, kind, ${isoTime(sql`created_at`)} as at, left(note::text, 4000) as note
      from page_notes where user_id = ${id}::uuid and kind <> 'question_action'
      order by created_at desc, id desc limit 20`),
  );

const wholePercent = (chance: number) => Math.round(100 * chance);

/** The student's beliefs by subcategory, most answers first. */
async function beliefsOf(db: Db, bank: PlanningBank, id: string, now: Date): Promise<Person['beliefs']> {
  const { state } = await learnedOf(db, id, now);
  return marksAtStake(state, await bank.current(db), now.getTime())
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n)
    .map(({ name, n, present, low, high }) => ({
      subcategory: name,
      answers: n,
      percent: wholePercent(present),
      low_percent: wholePercent(low),
      high_percent: wholePercent(high),
    }));
}

export async function personNow(
  { reports, db, jobs }: Platform,
  bank: PlanningBank,
  id: string,
  now: Date,
): Promise<Person> {
  const [row] = await rowsOf<PersonRow & Pick<Person, 'phone' | 'second_factor' | 'standing_reason'>>(
    reports.execute(sql`
      select ${rowColumns}, u.phone, u.second_factor, u.standing_reason
      from users u join student_summaries s on s.user_id = u.id where u.id = ${id}::uuid`),
  );
  if (!row) throw notFound();
  const failed = await jobs.exhausted({ key: id });
  return {
    ...row,
    sessions: await sessionsOf(reports, id),
    plans: await plansOf(reports, id),
    payments: await paymentsOf(reports, id),
    jobs: failed.map(({ queue, failedAt, tries }) => ({ queue, failed_at: failedAt.toISOString(), tries })),
    page_notes: await pageNotesOf(reports, id),
    // On the main lane: refreshing stale beliefs writes.
    beliefs: await beliefsOf(db, bank, id, now),
  };
}

interface StandingChange {
  userId: string;
  adminId: string;
  standing: 'active' | 'suspended' | 'terminated';
  reason: string;
}

/** Changes an account's standing; closing it first stops all charges. */
export async function changeStanding({ db }: Platform, desks: Desks, change: StandingChange, now: Date) {
  const { userId, adminId, standing, reason } = change;
  await db.transaction(async tx => {
    if (standing !== 'active') await desks.billing.suspend(tx, { userId, adminId, reason }, now);
    await desks.auth.changeStanding(tx, { userId, to: standing, reason }, now);
  });
  return { success: true as const };
}
