import type { ReferralUsage } from '@twelvefold/contract';
import { type Db, rowsOf } from '../../platform/db/db.ts';
import { indianMidnight, isoTime } from '../../platform/db/fragments.ts';
import { type SQL, sql } from '../../platform/db/query.ts';

/** Days in India, both included; null for no bound. */
export interface Days {
  from: string | null;
  to: string | null;
}

export const withinDays = (at: SQL, { from, to }: Days): SQL => sql`
  (${from}::date is null or ${at} >= ${indianMidnight(sql`${from}::date`)})
  and (${to}::date is null or ${at} < ${indianMidnight(sql`${to}::date + 1`)})`;

/** Time (as the database writes it) and id of the row before the page. */
export type Before = readonly [string, string];
export type UsageRow = ReferralUsage & { id: string; sort_key: string };

/** Uses of codes, newest first. Refunded and paid ones have no cashback due. */
export function referralUsages(db: Db, days: Days, before: Before | null, most: number): Promise<UsageRow[]> {
  const older = before
    ? sql`and (u.created_at, u.id) < (${before[0]}::timestamptz, ${before[1]}::uuid)`
    : sql``;
  return rowsOf<UsageRow>(
    db.execute(sql`
      with page as materialized (
        select * from referral_uses u
        where ${withinDays(sql`u.created_at`, days)} ${older}
        order by u.created_at desc, u.id desc limit ${most})
      select u.id::text as id, u.created_at::text as sort_key,
        ${isoTime(sql`u.created_at`)} as date,
        u.code as referral_code, owner.full_name as referrer_name, owner.email as referrer_email,
        buyer.email as used_by_email, u.used_by::text as usage_id, u.plan_type as subscription_type,
        case when u.reversed_at is null and u.cashback_paid_at is null then u.cashback_paise else 0 end as cashback_due
      from page u
        left join users owner on owner.id = u.referrer_id
        left join users buyer on buyer.id = u.used_by
      order by u.created_at desc, u.id desc`),
  );
}

export async function countUsages(db: Db, days: Days): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    db.execute(
      sql`select count(*)::int as n from referral_uses u where ${withinDays(sql`u.created_at`, days)}`,
    ),
  );
  return row?.n ?? 0;
}

/** Owner of a code, or null. */
export async function maybeOwner(db: Db, code: string): Promise<{ full_name: string; email: string } | null> {
  const [owner] = await rowsOf<{ full_name: string; email: string }>(
    db.execute(sql`
      select users.full_name, users.email from referral_codes c join users on users.id = c.user_id
      where c.code = ${code}`),
  );
  return owner ?? null;
}

interface CodeUse {
  created_at: string;
  email: string | null;
  user_id: string | null;
  subscription_type: string;
}

export const usesOfCode = (db: Db, code: string, most: number): Promise<CodeUse[]> =>
  rowsOf<CodeUse>(
    db.execute(sql`
      select ${isoTime(sql`u.created_at`)} as created_at,
        buyer.email, u.used_by::text as user_id, u.plan_type as subscription_type
      from referral_uses u left join users buyer on buyer.id = u.used_by
      where u.code = ${code} and u.reversed_at is null
      order by u.created_at desc limit ${most}`),
  );
