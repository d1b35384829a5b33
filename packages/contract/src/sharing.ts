import { z } from 'zod';
import { today } from './dashboard.ts';
import type { Endpoints } from './endpoint.ts';

/** What a student hands out by a secret address: the calendar for a program, the page for a parent or mentor. */
export const linkKind = z.enum(['calendar', 'page']);
export type LinkKind = z.output<typeof linkKind>;

const ownLink = z.object({ made_at: z.iso.datetime(), expires_at: z.iso.datetime().nullable() });
export const ownLinks = z.object({ calendar: ownLink.nullable(), page: ownLink.nullable() });
export type OwnLinks = z.output<typeof ownLinks>;

const kind = z.object({ kind: linkKind });
const secret = z.string().max(100);

/** No answers, no questions, no address. */
export const sharedPage = today
  .pick({ date: true, streak: true, days_this_week: true, days_to_exam: true, categories: true })
  .extend({
    name: z.string(),
    /** How many days a week the student wants to practise. */
    days_a_week: z.int().nullable(),
    /** Of the sessions completed since Monday; null without one. */
    week: z.object({ sessions: z.int(), correct: z.int(), attempts: z.int() }).nullable(),
    expires_at: z.iso.datetime(),
  });
export type SharedPage = z.output<typeof sharedPage>;

export const sharing = {
  'GET /sharing': {
    access: 'student',
    summary: 'Which secret addresses the caller has handed out; the addresses themselves are kept nowhere',
    limit: 'read',
    reply: ownLinks,
  },
  'POST /sharing/:kind': {
    access: 'student',
    summary: 'Make a secret address; the one before it is dead from here',
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
    summary: 'The days of the plan and the exam day, for a calendar that asks by itself (RFC 5545)',
    limit: 'read',
    media: 'text/calendar; charset=utf-8',
    params: z.object({ secret }),
  },
  'POST /shared-page': {
    access: 'public',
    summary:
      'What the page for a parent or mentor shows; the secret stands in the body, so that no log has it',
    limit: 'read',
    body: z.object({ secret }),
    reply: sharedPage,
  },
} as const satisfies Endpoints;
