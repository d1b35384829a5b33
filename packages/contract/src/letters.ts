import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { figures } from './figures.ts';

/** Kinds of mail, each sent only to students who asked for it. */
export const letterKind = z.enum(['daily', 'weekly', 'notes']);
export type LetterKind = z.output<typeof letterKind>;

const { least, most } = figures.letters.hours;

const choices = z.object({
  /** Reminder on days on which a session can be started and none was completed. */
  daily: z.boolean(),
  /** Summary of the week, on Sunday. */
  weekly: z.boolean(),
  /** A welcome after the first session, and notes in the last weeks before the exam. */
  notes: z.boolean(),
  /** Hour of the day in India in which mails are sent. */
  hour: z.int().min(least).max(most),
});

export const ownLetters = choices.extend({
  /** Day on which the mailbox refused a mail for good and all kinds were switched off; null once one is switched on. */
  refused_on: z.iso.date().nullable(),
});
export type OwnLetters = z.output<typeof ownLetters>;

export const letters = {
  'GET /letters': {
    access: 'student',
    summary: 'Mails that the caller asked for, and their hour',
    limit: 'read',
    reply: ownLetters,
  },
  'PATCH /letters': {
    access: 'student',
    summary: 'Switch mails on or off, or change their hour; switching on requires a verified address',
    limit: 'read',
    body: choices.partial(),
    reply: ownLetters,
  },
  'POST /unsubscribe/:token': {
    kind: 'raw',
    access: 'public',
    summary: 'End one kind of mail by the link in each of them (RFC 8058 one-click unsubscribe)',
    limit: 'read',
    params: z.object({ token: z.string().max(200) }),
    reply: z.object({ ended: letterKind }),
  },
} as const satisfies Endpoints;
