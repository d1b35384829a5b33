import type { User } from '@twelvefold/contract';
import { v7 as uuidv7 } from 'uuid';
import { secondsAfter } from '../../platform/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import { addFeedback, hasFeedback } from './store.ts';

/** The same text within this time is a repeated request. */
const sameWithinSeconds = 10 * 60;

interface Given {
  feedback: string;
  user_email: string | null;
}

/** Stores feedback and mails it to support, in one transaction. */
export async function takeFeedback(
  { db, mailer, config }: Platform,
  given: Given,
  user: User | null,
  now: Date,
): Promise<{ success: true }> {
  const from = given.user_email ?? user?.email ?? null;
  const row = {
    id: uuidv7({ msecs: now.getTime() }),
    user_id: user?.id ?? null,
    text: given.feedback,
    email: given.user_email,
    created_at: now,
  };
  await db.transaction(async tx => {
    if (await hasFeedback(tx, row, secondsAfter(now, -sameWithinSeconds))) return;
    await addFeedback(tx, row);
    await mailer.send(tx, {
      to: config.supportEmail,
      subject: 'Feedback',
      kind: 'feedback',
      heading: 'Feedback',
      paragraphs: [given.feedback, from ? `From ${from}` : 'From a visitor who left no address'],
    });
  });
  return { success: true };
}
