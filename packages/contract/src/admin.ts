import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { figures } from './figures.ts';

const uuid = z.uuid();
const time = z.iso.datetime();
const { rows, rowsMost, rowsMost: most } = figures.admin;
const codeWords = `Please enter a valid ${figures.referral.codeLength}-character referral code`;

/** Query of a table page: up to `limit` rows after the row named by `cursor`. */
export const tablePage = {
  limit: z.coerce.number().int().min(1).max(rowsMost).default(rows),
  cursor: z.string().max(600).optional(),
};

export const monitoredUser = z.object({
  user_id: uuid,
  email: z.string(),
  name: z.string(),
  sessions_completed: z.int(),
  last_session_created: time.nullable(),
  current_session_id: uuid.nullable(),
  pre_pack_available: z.boolean(),
  /** Jobs of this person that wait or run. */
  jobs_enqueued: z.int(),
  /** Jobs of this person that failed for good. */
  exhausted_jobs: z.int(),
  /** True with exhausted jobs and without a usable pack. */
  critical_issue: z.boolean(),
  /** The queue of the newest exhausted job. */
  failed_job_type: z.string().nullable(),
});
export type MonitoredUser = z.infer<typeof monitoredUser>;
export type MonitoringSort = keyof MonitoredUser;

const monitoringSorts = Object.keys(monitoredUser.shape) as MonitoringSort[];
const monitoringView = {
  /** Column to sort by, ascending; descending with `-` before it. */
  sort: z
    .string()
    .max(40)
    .refine(key => monitoringSorts.includes(key.replace(/^-/, '') as MonitoringSort), 'Unknown column')
    .optional(),
  /** Part of a user's id. */
  filter: z.string().trim().max(80).optional(),
};

export const referralUsage = z.object({
  /** When the payment was made. */
  date: time,
  referral_code: z.string(),
  referrer_name: z.string().nullable(),
  referrer_email: z.string().nullable(),
  used_by_email: z.string().nullable(),
  /** Id of the user who used the code. */
  usage_id: uuid.nullable(),
  subscription_type: z.string(),
  /** Paise still to be paid to the referrer. */
  cashback_due: z.int(),
});
export type ReferralUsage = z.infer<typeof referralUsage>;

/** Calendar days in India, both included. */
const days = { start_date: z.iso.date().optional(), end_date: z.iso.date().optional() };

export const auditEntry = z.object({
  id: uuid,
  at: time,
  admin_id: uuid,
  /** Null when that account is deleted. */
  admin_email: z.string().nullable(),
  action: z.string(),
  object: z.string(),
  /** IP address of the caller. */
  client: z.string(),
  /** `unfinished`: the process ended during the call. */
  result: z.enum(['done', 'refused', 'failed', 'unfinished']),
  detail: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;
const auditView = {
  action: z.string().trim().max(80).optional(),
  admin: z.string().trim().max(254).optional(),
  result: auditEntry.shape.result.optional(),
  ...days,
};

/** Monitoring of users, referral statistics and the audit log. */
export const admin = {
  'GET /admin/users-monitoring': {
    access: 'admin',
    summary: 'Sessions, pack and jobs of each user',
    limit: 'read',
    query: z.object({ ...tablePage, ...monitoringView }),
    reply: z.object({
      success: z.literal(true),
      users: z.array(monitoredUser).max(most),
      timestamp: time,
      /** The cursor of the next page; null on the last. */
      next: z.string().nullable(),
    }),
  },
  'GET /admin/users-monitoring/export': {
    kind: 'file',
    access: 'admin',
    summary: 'All users of the table as CSV',
    limit: 'read',
    audit: { action: 'users.export', object: ['filter'] },
    media: 'text/csv; charset=utf-8',
    query: z.object(monitoringView),
  },
  'POST /admin/fix-user-jobs': {
    access: 'admin',
    summary: "Deletes a user's exhausted jobs and enqueues a fresh one",
    audit: { action: 'users.fix-jobs', object: ['user_id'] },
    body: z.object({ user_id: uuid }),
    reply: z.object({
      success: z.literal(true),
      message: z.string(),
      deleted_jobs_count: z.int(),
      /** Null when there was nothing to fix. */
      new_job_id: z.string().nullable(),
    }),
  },
  'GET /admin/referral-export': {
    kind: 'file',
    access: 'admin',
    summary: 'Uses of referral codes: the newest as JSON, or all of them as CSV',
    limit: 'read',
    audit: { action: 'referrals.export', object: ['start_date', 'end_date'], unless: { format: 'json' } },
    media: 'text/csv; charset=utf-8',
    query: z.object({ format: z.enum(['json', 'csv']).default('json'), ...days }),
    reply: z.object({
      referral_data: z.array(referralUsage).max(most),
      /** Number of all uses, including those beyond the list. */
      total: z.int(),
    }),
  },
  'GET /admin/referral-stats/:code': {
    access: 'admin',
    summary: 'Owner of a referral code, and who used it lately',
    limit: 'read',
    params: z.object({
      code: z
        .string()
        .trim()
        .transform(code => code.toUpperCase())
        .pipe(z.string().regex(new RegExp(`^[A-Z0-9]{${figures.referral.codeLength}}$`), codeWords)),
    }),
    reply: z.object({
      owner: z.object({ full_name: z.string(), email: z.string() }),
      recent_usage: z
        .array(
          z.object({
            created_at: time,
            /** Null when that account is deleted. */
            email: z.string().nullable(),
            user_id: uuid.nullable(),
            subscription_type: z.string(),
          }),
        )
        .max(rows),
    }),
  },
  'GET /admin/audit-log': {
    access: 'admin',
    summary: 'Actions of administrators, the newest first',
    limit: 'read',
    query: z.object({ ...tablePage, ...auditView }),
    reply: z.object({ entries: z.array(auditEntry).max(most), next: z.string().nullable() }),
  },
  'GET /admin/audit-log/export': {
    kind: 'file',
    access: 'admin',
    summary: 'The audit log as CSV',
    limit: 'read',
    audit: { action: 'audit.export' },
    media: 'text/csv; charset=utf-8',
    query: z.object(auditView),
  },
} as const satisfies Endpoints;
