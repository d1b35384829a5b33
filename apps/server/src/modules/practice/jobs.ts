import { figures } from '@twelvefold/contract';
import { daysAfter } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { type JobDefinition, job } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { AppError } from '../../platform/problems.ts';
import { setPreparation } from './pack-store.ts';
import { removeNotesBefore } from './page-store.ts';
import { preparePack } from './planning.ts';
import type { Practice } from './service.ts';

/** Tries after the first; the delays double from one second, so a student waits some seven seconds at most. */
const planRetries = 3;

/** Plans a student's next pack; when the last try fails, the student is told. */
export const planPack = (practice: Practice): JobDefinition =>
  job<{ userId: string }>({
    retries: planRetries,
    atOnce: 2,
    handle: async ({ userId }, { now, attempt }) => {
      try {
        await preparePack(practice, userId, now);
      } catch (error) {
        // The account was deleted while the job waited.
        if (error instanceof AppError && error.code === 'not_found') return;
        if (attempt > planRetries)
          await setPreparation(practice.db, { user_id: userId, phase: 'failed', since: now });
        throw error;
      }
    },
  });

interface Report {
  userId: string;
  email: string;
  events: { at: string; event: string; detail: string }[];
}

/** Mails support that a student's pack could not be prepared. */
export const mailReport = ({ db, mailer, config }: Platform): JobDefinition =>
  job<Report>({
    personal: true,
    handle: async ({ userId, email, events }) => {
      await mailer.send(db, {
        to: config.supportEmail,
        subject: 'A session could not be prepared',
        kind: 'failure report',
        heading: 'A session could not be prepared',
        paragraphs: [
          `${email} (${userId}) asked for help: the next pack did not become ready.`,
          ...events.map(({ at, event, detail }) => `${at} ${event}: ${detail}`),
        ],
      });
    },
  });

export const cleanNotes = (db: Db, now: Date): Promise<void> =>
  removeNotesBefore(db, daysAfter(now, -figures.policies.notesKeptDays));
