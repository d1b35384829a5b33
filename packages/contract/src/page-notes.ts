import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { figures } from './figures.ts';

const uuid = z.uuid();
const ok = z.object({ success: z.literal(true) });

const packEvent = z.object({
  at: z.string().max(40),
  event: z.string().max(80),
  detail: z.string().max(400),
});

/** A crash of a page; anonymous. */
const crash = z.object({
  /** The page's path. */
  route: z.string().max(200),
  /** Build of the page: the name of its first script. */
  release: z.string().max(120),
  message: z.string().max(400),
  stack: z.string().max(4000),
});

/** All reports of the same crash in one release. */
const pageCrash = crash.extend({
  id: z.string(),
  times: z.int(),
  first_at: z.iso.datetime(),
  last_at: z.iso.datetime(),
});
export type PageCrash = z.infer<typeof pageCrash>;

/** Rating of a Core Web Vital by its public thresholds, without the measured value; anonymous. */
const webVital = z.object({
  vital: z.enum(['LCP', 'INP', 'CLS']),
  rating: z.enum(['good', 'needs-improvement', 'poor']),
});
export type WebVital = z.infer<typeof webVital>;

/** Notes that pages send: bounded in size, never trusted. */
export const pageNotes = {
  'POST /session/report-failure': {
    access: 'student',
    idempotencyKey: true,
    summary: 'Report to support that no pack could be prepared',
    limit: 'failureReport',
    bodyLimit: 48 * 1024,
    body: z.object({
      user_email: z.string().max(254),
      events: z.array(packEvent).max(figures.session.packEventsKept).optional(),
    }),
    reply: ok,
  },
  'POST /log/question-action': {
    access: 'student',
    summary: 'A bounded note of an action on a question; never trusted',
    limit: 'telemetry',
    bodyLimit: figures.telemetry.bytesMost,
    body: z.object({
      session_id: uuid,
      question_id: z.string().max(64),
      action: z.string().max(40),
      data: z
        .object({
          user_answer: z.string().max(2000).nullable().optional(),
          session_type: z.string().max(40).optional(),
        })
        .optional(),
      timestamp: z.string().max(40).optional(),
    }),
    reply: ok,
  },
  'POST /telemetry/ui-mismatch': {
    access: 'student',
    summary: 'A bounded report that the page and the server disagreed',
    limit: 'telemetry',
    bodyLimit: figures.telemetry.bytesMost,
    body: z.record(z.string().max(64), z.json()),
    reply: ok,
  },
  'POST /telemetry/crash': {
    access: 'public',
    summary: 'Report a crash of a page; equal crashes are counted as one',
    limit: 'crashReport',
    bodyLimit: figures.telemetry.bytesMost,
    body: crash,
    reply: ok,
  },
  'POST /telemetry/vitals': {
    access: 'public',
    summary: 'Report ratings of speed and stability of a page; counted, never stored',
    limit: 'vitals',
    bodyLimit: figures.telemetry.bytesMost,
    body: z.object({ vitals: z.array(webVital).min(1).max(3) }),
    reply: ok,
  },
  'GET /admin/page-crashes': {
    access: 'admin',
    summary: 'Crashes of pages, the latest first',
    limit: 'read',
    reply: z.object({ crashes: z.array(pageCrash).max(figures.telemetry.crashesShown) }),
  },
} as const satisfies Endpoints;
