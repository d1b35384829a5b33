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

/** A page that crashed in somebody's browser; of whom is not told. */
const crash = z.object({
  /** The page's path. */
  route: z.string().max(200),
  /** Which build the page came from: the name of its first script. */
  release: z.string().max(120),
  message: z.string().max(400),
  stack: z.string().max(4000),
});

/** The same crash of one release, however often it was reported. */
const pageCrash = crash.extend({
  id: z.string(),
  times: z.int(),
  first_at: z.iso.datetime(),
  last_at: z.iso.datetime(),
});
export type PageCrash = z.infer<typeof pageCrash>;

/** How a page was for who opened it, as the web's own thresholds rate it; no figure, and of whom is not told. */
const webVital = z.object({
  vital: z.enum(['LCP', 'INP', 'CLS']),
  rating: z.enum(['good', 'needs-improvement', 'poor']),
});
export type WebVital = z.infer<typeof webVital>;

/** What the page tells of itself: kept, bounded, never trusted. */
export const pageNotes = {
  'POST /session/report-failure': {
    access: 'student',
    idempotencyKey: true,
    summary: 'Tell support that no pack could be prepared',
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
    summary: 'A bounded note of what was done with a question; never trusted',
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
    summary: 'Tell that a page crashed; crashes alike are counted as one',
    limit: 'crashReport',
    bodyLimit: figures.telemetry.bytesMost,
    body: crash,
    reply: ok,
  },
  'POST /telemetry/vitals': {
    access: 'public',
    summary: 'Tell how quick and steady a page was; counted, never stored',
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
