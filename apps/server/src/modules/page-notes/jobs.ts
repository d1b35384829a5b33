import { figures } from '@twelvefold/contract';
import { daysAfter } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { type JobDefinition, job } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { removeCrashesBefore, removeNotesBefore } from './store.ts';

/** Job that mails a failure report to support. */
export const mailReportJob = 'practice.mail_failure_report';

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
          `${email} (${userId}) asked for help: the next session did not get ready.`,
          ...events.map(({ at, event, detail }) => `${at} ${event}: ${detail}`),
        ],
      });
    },
  });

export async function cleanNotes(db: Db, now: Date): Promise<void> {
  const before = daysAfter(now, -figures.policies.notesKeptDays);
  await removeNotesBefore(db, before);
  await removeCrashesBefore(db, before);
}
