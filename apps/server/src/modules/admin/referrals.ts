import { figures } from '@twelvefold/contract';
import { csvOf } from '../../platform/csv/writing.ts';
import { FileAnswer } from '../../platform/http/kinds/file-answer.ts';
import type { Platform } from '../../platform/platform.ts';
import { AppError } from '../../platform/problems.ts';
import {
  type Before,
  countUsages,
  type Days,
  maybeOwner,
  referralUsages,
  usesOfCode,
} from './referral-store.ts';

export interface AskedDays {
  start_date?: string | undefined;
  end_date?: string | undefined;
}

export function daysOf({ start_date, end_date }: AskedDays): Days {
  if (start_date && end_date && start_date > end_date)
    throw new AppError('validation_failed', 'The first day is after the last.');
  return { from: start_date ?? null, to: end_date ?? null };
}

const rowsAtOnce = 1000;
const fields = [
  'date',
  'referral_code',
  'referrer_name',
  'referrer_email',
  'used_by_email',
  'usage_id',
  'subscription_type',
  'cashback_due_rupees',
] as const;

async function* allUsages({ reports }: Platform, days: Days) {
  let before: Before | null = null;
  for (;;) {
    const rows = await referralUsages(reports, days, before, rowsAtOnce);
    yield rows.map(({ cashback_due, ...row }) => ({ ...row, cashback_due_rupees: cashback_due / 100 }));
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    before = [last.sort_key, last.id];
  }
}

/** The newest uses; as CSV all of them. */
export async function referralUsage(platform: Platform, asked: AskedDays & { format: 'json' | 'csv' }) {
  const days = daysOf(asked);
  if (asked.format === 'csv')
    return new FileAnswer('referrals.csv', csvOf(fields, allUsages(platform, days)));
  const { reports } = platform;
  return {
    referral_data: await referralUsages(reports, days, null, figures.admin.rowsMost),
    total: await countUsages(reports, days),
  };
}

export async function statsOfCode({ reports }: Platform, code: string) {
  const owner = await maybeOwner(reports, code);
  if (!owner) throw new AppError('not_found', 'Referral code not found or error occurred');
  return { owner, recent_usage: await usesOfCode(reports, code, figures.admin.rows) };
}
