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

/** What the page tells of itself: kept, bounded, never trusted. */
export const pageNotes = {
  'POST /session/report-failure': {
    access: 'student',
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
} as const satisfies Endpoints;
