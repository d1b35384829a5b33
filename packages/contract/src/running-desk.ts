import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { band } from './question.ts';

const time = z.iso.datetime();
const done = z.object({ success: z.literal(true) });
const params = z.object({ id: z.uuid() });

export const queueRow = z.object({
  queue: z.string(),
  ready: z.int(),
  deferred: z.int(),
  active: z.int(),
  /** Failed for good within the last hour. */
  failed: z.int(),
  oldest_seconds: z.int(),
});
export type QueueRow = z.infer<typeof queueRow>;

/** A job without its data, which may name a person. */
export const jobRow = z.object({
  id: z.string(),
  queue: z.string(),
  /** What it is for: often a user's id. */
  key: z.string().nullable(),
  state: z.enum(['waiting', 'deferred', 'active', 'failed']),
  at: time,
  tries: z.int(),
});
export type JobRow = z.infer<typeof jobRow>;

/** The last run of a job that takes long. */
export const longJob = z.object({
  queue: z.string(),
  /** Null where it runs by itself, and where the account is gone. */
  started_by: z.string().nullable(),
  /** `stopped`: somebody dropped it. */
  state: z.enum(['running', 'failed', 'stopped', 'done']),
  done: z.int(),
  /** Null where nobody knows how much there is to do. */
  total: z.int().nullable(),
  began_at: time,
  ended_at: time.nullable(),
  result: z.string().nullable(),
});
export type LongJob = z.infer<typeof longJob>;

export const calibrationRow = z.object({
  /** Its Monday, in India. */
  week: z.iso.date(),
  difficulty: band,
  answers: z.int(),
  /** Whole shares from 0 to 1. */
  expected: z.number(),
  observed: z.number(),
});
export type CalibrationRow = z.infer<typeof calibrationRow>;

/** Chances of success that packs aim at. */
export const packAim = z.object({
  /** Null where it is the usual .70. */
  adopted: z.number().nullable(),
  /** What answers say of where practice teaches most; null before enough students have answered enough. */
  learnt: z
    .object({
      aim: z.number(),
      /** What of it may be adopted; null where the answers cannot tell. */
      adoptable: z.number().nullable(),
      students: z.int(),
      tells: z.boolean(),
      likely: z.array(z.object({ best: z.number(), chance: z.number() })).max(20),
      learnt_at: time,
    })
    .nullable(),
});
export type PackAim = z.infer<typeof packAim>;

/** What runs behind the screens. */
export const runningDesk = {
  'GET /admin/queues': {
    access: 'admin',
    summary: 'All queues, and the jobs that wait, run or have failed for good',
    limit: 'read',
    query: z.object({ queue: z.string().max(80).optional() }),
    reply: z.object({
      queues: z.array(queueRow),
      /** At most 200, those that failed first. */
      jobs: z.array(jobRow),
    }),
  },
  'GET /admin/long-jobs': {
    access: 'admin',
    summary: 'How far the jobs are that take long, and what came of their last runs',
    limit: 'read',
    reply: z.object({ jobs: z.array(longJob).max(100) }),
  },
  'POST /admin/jobs/:id/retry': {
    access: 'admin',
    summary: 'Does a job again that has failed for good',
    audit: { action: 'jobs.retry', object: ['id'] },
    params,
    reply: done,
  },
  'POST /admin/jobs/:id/cancel': {
    access: 'admin',
    summary: 'Drops a job that waits or has failed for good',
    audit: { action: 'jobs.cancel', object: ['id'] },
    params,
    reply: done,
  },
} as const satisfies Endpoints;

/** How often what the engine expected came true. */
export const calibrationDesk = {
  'GET /admin/calibration': {
    access: 'admin',
    summary: 'Chances of right answers that were expected against those that came, by week and band',
    limit: 'read',
    reply: z.object({
      weeks: z.array(calibrationRow),
      /** The same by tenths of the expectation, over these weeks. */
      tenths: z.array(
        z.object({ tenth: z.int(), answers: z.int(), expected: z.number(), observed: z.number() }),
      ),
      aim: packAim,
    }),
  },
  'POST /admin/aim': {
    access: 'admin',
    summary: 'Has packs aim at the chance of success that answers say, or at the usual one again',
    audit: { action: 'aim.adopt', object: ['aim'] },
    body: z.object({ aim: z.number().min(0.5).max(0.9).nullable() }),
    reply: done,
  },
} as const satisfies Endpoints;
