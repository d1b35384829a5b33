import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { figures } from './figures.ts';

/** Mails that a student asks for, each kind by itself: none comes unasked. */
export const letterKind = z.enum(['daily', 'weekly', 'notes']);
export type LetterKind = z.output<typeof letterKind>;

const { least, most } = figures.letters.hours;

const choices = z.object({
  /** What waits today, on days on which a session can be started and none was completed. */
  daily: z.boolean(),
  /** The week, on Sunday. */
  weekly: z.boolean(),
  /** A welcome after the first session, and notes in the last weeks before the exam. */
  notes: z.boolean(),
  /** They come within this hour of the day in India. */
  hour: z.int().min(least).max(most),
});

export const ownLetters = choices.extend({
  /** The day on which the mailbox refused one for good, and all were switched off; null once one is asked for again. */
  refused_on: z.iso.date().nullable(),
});
export type OwnLetters = z.output<typeof ownLetters>;

export const letters = {
  'GET /letters': {
    access: 'student',
    summary: 'Which mails the caller has asked for, and at which hour',
    limit: 'read',
    reply: ownLetters,
  },
  'PATCH /letters': {
    access: 'student',
    summary: 'Ask for mails, end them, or change their hour; only a proved address can ask',
    limit: 'read',
    body: choices.partial(),
    reply: ownLetters,
  },
  'POST /unsubscribe/:token': {
    kind: 'raw',
    access: 'public',
    summary:
      'End one kind of mail, by the link that stands in each of them (RFC 8058: one press of a mail program)',
    limit: 'read',
    params: z.object({ token: z.string().max(200) }),
    reply: z.object({ ended: letterKind }),
  },
} as const satisfies Endpoints;
