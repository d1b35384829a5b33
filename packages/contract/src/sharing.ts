import { z } from 'zod';
import { today } from './dashboard.ts';
import type { Endpoints } from './endpoint.ts';

/** Kinds of secret address: a calendar feed, and a page for a parent or mentor. */
export const linkKind = z.enum(['calendar', 'page']);
export type LinkKind = z.output<typeof linkKind>;

const ownLink = z.object({ made_at: z.iso.datetime(), expires_at: z.iso.datetime().nullable() });
export const ownLinks = z.object({ calendar: ownLink.nullable(), page: ownLink.nullable() });
export type OwnLinks = z.output<typeof ownLinks>;

const kind = z.object({ kind: linkKind });
const secret = z.string().max(100);

/** The shared page: without answers, questions and email address. */
export const sharedPage = today
  .pick({ date: true, streak: true, days_this_week: true, days_to_exam: true, categories: true })
  .extend({
    name: z.string(),
    /** The student's goal in practice days a week. */
    days_a_week: z.int().nullable(),
    /** Totals of the sessions completed since Monday; null without one. */
    week: z.object({ sessions: z.int(), correct: z.int(), attempts: z.int() }).nullable(),
    expires_at: z.iso.datetime(),
  });
export type SharedPage = z.output<typeof sharedPage>;

export const sharing = {
  'GET /sharing': {
    access: 'student',
    summary: "Dates of the caller's secret addresses; the addresses themselves are not stored",
    limit: 'read',
    reply: ownLinks,
  },
  'POST /sharing/:kind': {
    access: 'student',
    summary: 'Make a secret address; the earlier one stops working',
    limit: 'read',
    params: kind,
    reply: z.object({ url: z.string(), links: ownLinks }),
  },
  'DELETE /sharing/:kind': {
    access: 'student',
    summary: 'End a secret address',
    limit: 'read',
    params: kind,
    reply: ownLinks,
  },
  'GET /calendar/:secret': {
    kind: 'file',
    access: 'public',
    summary: 'The days of the plan and the exam day as a calendar feed (RFC 5545)',
    limit: 'read',
    media: 'text/calendar; charset=utf-8',
    params: z.object({ secret }),
  },
  'POST /shared-page': {
    access: 'public',
    summary: 'Data of the page for a parent or mentor; the secret is in the body, so that no log contains it',
    limit: 'read',
    body: z.object({ secret }),
    reply: sharedPage,
  },
} as const satisfies Endpoints;
