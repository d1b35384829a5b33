import { z } from 'zod';
import { tablePage } from './admin.ts';
import type { Endpoints } from './endpoint.ts';
import { figures } from './figures.ts';

const uuid = z.uuid();
const time = z.iso.datetime();
const standing = z.enum(['active', 'suspended', 'terminated']);
const reason = z.string().trim().min(3).max(500);
const params = z.object({ id: uuid });
const done = z.object({ success: z.literal(true) });

export const personRow = z.object({
  id: uuid,
  email: z.string(),
  email_verified: z.boolean(),
  name: z.string(),
  is_admin: z.boolean(),
  standing,
  sessions_completed: z.int(),
  last_session_created: time.nullable(),
  created_at: time,
});
export type PersonRow = z.infer<typeof personRow>;

/** A person as administrators see them; notes, marks and doubts stay private. */
export const person = personRow.extend({
  phone: z.string().nullable(),
  second_factor: z.boolean(),
  standing_reason: z.string().nullable(),
  sessions: z.array(
    z.object({
      id: uuid,
      number: z.int(),
      kind: z.enum(['blueprint', 'study']),
      status: z.enum(['planned', 'completed']),
      started_at: time,
      completed_at: time.nullable(),
      questions: z.int(),
      dealt_with: z.int(),
    }),
  ),
  plans: z.array(
    z.object({
      id: uuid,
      plan_type: z.string(),
      status: z.enum(['running', 'paused', 'ended']),
      starts_at: time,
      ends_at: time,
      auto_renew: z.boolean(),
    }),
  ),
  payments: z.array(
    z.object({
      payment_id: z.string(),
      receipt_number: z.string(),
      plan_type: z.string(),
      /** Paise. */
      amount: z.int(),
      paid_at: time,
      /** Paise returned, or being returned, by refunds and chargebacks. */
      gone: z.int(),
      /** The newest refund; null without one. */
      refund: z
        .object({ status: z.enum(['requested', 'accepted', 'failed']), reason: z.string() })
        .nullable(),
      dispute: z.string().nullable(),
    }),
  ),
  jobs: z.array(z.object({ queue: z.string(), failed_at: time, tries: z.int() })),
  /** The newest notes of trouble from their pages, without notes of question actions. */
  page_notes: z
    .array(
      z.object({
        id: uuid,
        kind: z.enum(['ui_mismatch', 'pack_failure', 'image_failure']),
        at: time,
        /** JSON, truncated. */
        note: z.string(),
      }),
    )
    .max(20),
  /** Chances of a right answer on the exam's mix of bands, as on the dashboard, in whole percent. */
  beliefs: z.array(
    z.object({
      subcategory: z.string(),
      answers: z.int(),
      percent: z.int(),
      low_percent: z.int(),
      high_percent: z.int(),
    }),
  ),
});
export type Person = z.infer<typeof person>;

/** People and the actions of administrators on their accounts. */
export const people = {
  'GET /admin/people': {
    access: 'admin',
    summary: 'People by name, address or id, the newest first',
    limit: 'read',
    query: z.object({
      ...tablePage,
      /** Part of a name, an address or an id. */
      search: z.string().trim().max(254).optional(),
      only: z.enum(['admins', 'suspended', 'terminated']).optional(),
    }),
    reply: z.object({ people: z.array(personRow).max(figures.admin.rowsMost), next: z.string().nullable() }),
  },
  'GET /admin/people/:id': {
    access: 'admin',
    summary: 'One person: account, sessions, plan, payments, jobs, beliefs',
    limit: 'read',
    params,
    reply: person,
  },
  'POST /admin/people/:id/standing': {
    access: 'admin',
    summary:
      'Suspends, terminates or restores an account; stops renewals first, and mails the reason to the owner',
    audit: { action: 'people.standing', object: ['id', 'standing'] },
    params,
    body: z.object({ standing, reason }),
    reply: done,
  },
  'POST /admin/people/:id/rights': {
    access: 'admin',
    summary: 'Gives or removes the rights of an administrator; the last administrator keeps them',
    audit: { action: 'people.rights', object: ['id'] },
    params,
    body: z.object({ is_admin: z.boolean() }),
    reply: done,
  },
  'POST /admin/payments/:payment_id/refund': {
    access: 'admin',
    summary: 'Refunds a payment or a part of it, and mails the reason to the buyer',
    audit: { action: 'payments.refund', object: ['payment_id'] },
    params: z.object({ payment_id: z.string().min(1).max(100) }),
    body: z.object({
      reason,
      /** Paise; the whole remaining amount when absent. */
      amount: z.int().min(100).optional(),
    }),
    reply: done,
  },
} as const satisfies Endpoints;
