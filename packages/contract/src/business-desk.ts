import { z } from 'zod';
import { tablePage } from './admin.ts';
import type { Endpoints } from './endpoint.ts';
import { figures } from './figures.ts';
import { planType } from './plans.ts';

const uuid = z.uuid();
const time = z.iso.datetime();
const done = z.object({ success: z.literal(true) });

export const cashback = z.object({
  id: uuid,
  at: time,
  referral_code: z.string(),
  /** Null when the referrer's account is deleted: then nobody can be paid. */
  referrer_email: z.string().nullable(),
  referrer_name: z.string().nullable(),
  plan_type: z.string(),
  /** Paise. */
  amount: z.int(),
  /** `owed`: paid out, and the student's payment was refunded later. */
  state: z.enum(['due', 'paid', 'reversed', 'owed']),
  paid_at: time.nullable(),
});
export type Cashback = z.infer<typeof cashback>;

export const inboxMessage = z.object({
  id: uuid,
  kind: z.enum(['feedback', 'failure']),
  at: time,
  /** Null when the writer left no address. */
  email: z.string().nullable(),
  text: z.string(),
  state: z.enum(['open', 'answered', 'closed']),
});
export type InboxMessage = z.infer<typeof inboxMessage>;
const messageParams = z.object({ kind: inboxMessage.shape.kind, id: uuid });

export const dayFigures = z.object({
  /** Calendar day in India. */
  day: z.iso.date(),
  sign_ups: z.int(),
  first_sessions: z.int(),
  /** Students with a session who had one on an earlier day. */
  returning: z.int(),
  /** Mails that were refused for good or given up. */
  undelivered_mails: z.int(),
  /** Payments minus refunds of that day, in paise. */
  revenue: z.int(),
});
export type DayFigures = z.infer<typeof dayFigures>;

export const planVersion = z.object({
  plan_type: planType,
  name: z.string(),
  in_force_from: time,
  /** Paise. */
  price: z.int(),
  sold_from: time.nullable(),
  sold_until: time.nullable(),
  seats: z.int().nullable(),
});
export type PlanVersion = z.infer<typeof planVersion>;

/** A payment problem that a person must look at; it disappears by itself once resolved. */
export const paymentTrouble = z.object({
  /** The comparison of the nightly check that failed, or the action that the provider has not done yet. */
  kind: z.string(),
  /** One of our ids or one of the provider's. */
  subject: z.string(),
  detail: z.string(),
  since: time,
  /** The student; null when unknown or deleted. */
  user_id: uuid.nullable(),
});
export type PaymentTrouble = z.infer<typeof paymentTrouble>;

/** Cashback, payment problems, inbox, daily figures and the catalogue of plans. */
export const businessDesk = {
  'GET /admin/cashback': {
    access: 'admin',
    summary: 'Cashback due and paid to referrers, the newest first',
    limit: 'read',
    query: z.object({ ...tablePage, state: cashback.shape.state.optional() }),
    reply: z.object({
      cashback: z.array(cashback).max(figures.admin.rowsMost),
      /** Paise owed to referrers who still have an account. */
      due: z.int(),
      next: z.string().nullable(),
    }),
  },
  'GET /admin/cashback/export': {
    kind: 'file',
    access: 'admin',
    summary: 'All cashback as CSV',
    limit: 'read',
    audit: { action: 'cashback.export', object: ['state'] },
    media: 'text/csv; charset=utf-8',
    query: z.object({ state: cashback.shape.state.optional() }),
  },
  'POST /admin/cashback/:id/pay': {
    access: 'admin',
    summary: 'Records that a referrer was paid; the transfer itself is made by hand',
    audit: { action: 'cashback.pay', object: ['id'] },
    params: z.object({ id: uuid }),
    reply: done,
  },
  'GET /admin/payment-troubles': {
    access: 'admin',
    summary:
      'Differences between our books and the provider, failed refunds, renewals that the provider has not stopped yet',
    limit: 'read',
    reply: z.object({ troubles: z.array(paymentTrouble).max(figures.admin.rowsMost) }),
  },
  'GET /admin/inbox': {
    access: 'admin',
    summary: 'Feedback and failure reports, the newest first',
    limit: 'read',
    query: z.object({ ...tablePage, state: inboxMessage.shape.state.optional() }),
    reply: z.object({
      messages: z.array(inboxMessage).max(figures.admin.rowsMost),
      next: z.string().nullable(),
    }),
  },
  'POST /admin/inbox/:kind/:id/state': {
    access: 'admin',
    summary: 'Sets the state of a message',
    audit: { action: 'inbox.state', object: ['id', 'state'] },
    params: messageParams,
    body: z.object({ state: inboxMessage.shape.state }),
    reply: done,
  },
  'POST /admin/inbox/:kind/:id/reply': {
    access: 'admin',
    idempotencyKey: true,
    summary: 'Answers a message by mail',
    audit: { action: 'inbox.reply', object: ['id'] },
    params: messageParams,
    body: z.object({ text: z.string().trim().min(1).max(5000) }),
    reply: done,
  },
  'GET /admin/figures': {
    access: 'admin',
    summary: 'Sign-ups, sessions and revenue by day',
    limit: 'read',
    query: z.object({ days: z.coerce.number().int().min(1).max(92).default(30) }),
    reply: z.object({
      days: z.array(dayFigures),
      /** Mails now: waiting, age of the oldest in seconds, failed within the last hour. */
      mail: z.object({ waiting: z.int(), oldest_seconds: z.int(), failed: z.int() }),
    }),
  },
  'GET /admin/catalogue': {
    access: 'admin',
    summary: 'All versions of the plans, the latest first',
    limit: 'read',
    reply: z.object({ versions: z.array(planVersion), now: time }),
  },
  'POST /admin/catalogue': {
    access: 'admin',
    summary: 'Sets price, window or seats of a plan from a time on; existing purchases keep theirs',
    audit: { action: 'catalogue.change', object: ['plan_type', 'price', 'in_force_from'] },
    body: planVersion.extend({
      name: z.string().trim().min(1).max(60),
      price: z.int().min(100).max(100_000_000),
      seats: z.int().min(0).max(1_000_000).nullable(),
    }),
    reply: done,
  },
} as const satisfies Endpoints;
