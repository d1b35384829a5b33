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

/** A job without its data, which may contain personal data. */
export const jobRow = z.object({
  id: z.string(),
  queue: z.string(),
  /** Object of the job, often a user's id. */
  key: z.string().nullable(),
  state: z.enum(['waiting', 'deferred', 'active', 'failed']),
  at: time,
  tries: z.int(),
});
export type JobRow = z.infer<typeof jobRow>;

/** The last run of a long job. */
export const longJob = z.object({
  queue: z.string(),
  /** Null for a scheduled run and for a deleted account. */
  started_by: z.string().nullable(),
  /** `stopped`: cancelled by an administrator. */
  state: z.enum(['running', 'failed', 'stopped', 'done']),
  done: z.int(),
  /** Null when unknown. */
  total: z.int().nullable(),
  began_at: time,
  ended_at: time.nullable(),
  result: z.string().nullable(),
});
export type LongJob = z.infer<typeof longJob>;

export const calibrationRow = z.object({
  /** Monday of the week, in India. */
  week: z.iso.date(),
  difficulty: band,
  answers: z.int(),
  /** Mean predicted chance and share of right answers, 0 to 1. */
  expected: z.number(),
  observed: z.number(),
});
export type CalibrationRow = z.infer<typeof calibrationRow>;

/** Target chance of success of packs. */
export const packAim = z.object({
  /** Null for the default, .70. */
  adopted: z.number().nullable(),
  /** Estimate of the chance at which practice teaches most; null before enough students have enough answers. */
  learnt: z
    .object({
      aim: z.number(),
      /** Value that may be adopted; null when the estimate is not conclusive. */
      adoptable: z.number().nullable(),
      students: z.int(),
      tells: z.boolean(),
      likely: z.array(z.object({ best: z.number(), chance: z.number() })).max(20),
      learnt_at: time,
    })
    .nullable(),
});
export type PackAim = z.infer<typeof packAim>;

/** Queues and jobs. */
export const runningDesk = {
  'GET /admin/queues': {
    access: 'admin',
    summary: 'All queues, and the jobs that wait, run or have failed for good',
    limit: 'read',
    query: z.object({ queue: z.string().max(80).optional() }),
    reply: z.object({
      queues: z.array(queueRow),
      /** At most 200, failed jobs first. */
      jobs: z.array(jobRow),
    }),
  },
  'GET /admin/long-jobs': {
    access: 'admin',
    summary: 'Progress of long jobs, and results of their last runs',
    limit: 'read',
    reply: z.object({ jobs: z.array(longJob).max(100) }),
  },
  'POST /admin/jobs/:id/retry': {
    access: 'admin',
    summary: 'Retries a job that has failed for good',
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

/** Calibration of the engine's predictions. */
export const calibrationDesk = {
  'GET /admin/calibration': {
    access: 'admin',
    summary: 'Predicted chances of right answers against observed shares, by week and band',
    limit: 'read',
    reply: z.object({
      weeks: z.array(calibrationRow),
      /** The same by tenths of the predicted chance, over all weeks. */
      tenths: z.array(
        z.object({ tenth: z.int(), answers: z.int(), expected: z.number(), observed: z.number() }),
      ),
      aim: packAim,
    }),
  },
  'POST /admin/aim': {
    access: 'admin',
    summary: 'Sets the target chance of success of packs to the learnt value, or with null to the default',
    audit: { action: 'aim.adopt', object: ['aim'] },
    body: z.object({ aim: z.number().min(0.5).max(0.9).nullable() }),
    reply: done,
  },
} as const satisfies Endpoints;
