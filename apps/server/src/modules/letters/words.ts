import type { LetterKind } from '@twelvefold/contract';
import type { Mail } from '../../platform/mail/template.ts';
import type { Letter } from './store.ts';

/** A mail without its reader: what it says, and the kind that was asked for. */
export interface Draft extends Pick<Mail, 'subject' | 'heading' | 'paragraphs' | 'action' | 'closing'> {
  kind: Letter['kind'];
  asked: LetterKind;
}

/** Markdown's marks are for screens. */
const plain = (markdown: string) => markdown.replaceAll('**', '');

export const whyItComes: Record<LetterKind, string> = {
  daily: 'You asked for a daily reminder on your account page.',
  weekly: 'You asked for a weekly letter on your account page.',
  notes: 'You asked for notes around your exam on your account page.',
};

/** `rare`: it comes once a week. */
export const dailyReminder = (waits: string, rare: boolean): Draft => ({
  kind: 'daily',
  asked: 'daily',
  subject: plain(waits).replace(/\.$/, ''),
  heading: 'Your session for today',
  paragraphs: [plain(waits)],
  ...(rare && { closing: 'This reminder comes once a week until your next session, then daily again.' }),
});
