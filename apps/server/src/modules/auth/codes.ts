import { figures } from '@twelvefold/contract';
import { secondsAfter } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { type JobDefinition, job } from '../../platform/jobs/jobs.ts';
import { mailboxOf } from '../../platform/mail/mailbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { AppError } from '../../platform/problems.ts';
import { randomDigits, type Secrets, sameSecret } from '../../platform/secrets.ts';
import { type Door, nameOf, tellOwner } from './doors.ts';
import * as mails from './mails.ts';
import type { Purpose } from './store.ts';
import * as store from './store.ts';

/*
 * Codes by mail. A code is made for every address that asks, and a job decides which mail is sent: text, time and
 * limits do not reveal whether an address has an account.
 */

const { code: figure } = figures;
export const sendCodeJob = 'send-code';

/** Limits of sends per address and purpose, the same with or without an account. */
const sendAllowances = [
  { most: 1, seconds: figure.resendSeconds },
  { most: figure.sendsPerHour, seconds: 3600 },
  { most: figure.sendsPerDay, seconds: 24 * 3600 },
];

interface Sending {
  purpose: Purpose;
  asker: string;
  /** Address and code, sealed while they wait in the queue. */
  sealed: string;
  expiresAt: string;
}

/** The hash by the current secret first, then by earlier secrets. */
const hashesOf = (secrets: Secrets, mailbox: string, purpose: Purpose, code: string) =>
  secrets.keyedHashes('code', `${purpose}\n${mailbox}\n${code}`);

/**
 * Throws 429 within a minute of the last code or above the hourly and daily limits. When strangers used up the day's
 * codes, the owner is mailed a link.
 */
export async function takeSend(platform: Platform, door: Door, purpose: Purpose, now: Date): Promise<void> {
  const sends = { subject: `code ${purpose} ${nameOf(door)}`, allowances: sendAllowances };
  try {
    await platform.limits.take([sends], now);
  } catch (error) {
    const closed = error instanceof AppError && (error.more.retryAfter ?? 0) > figure.resendSeconds;
    if (closed && door.browser === null) await tellOwner(platform, door.mailbox, now);
    throw error;
  }
}

/** Replaces the address's code; it is mailed after the commit. */
export async function issueCode(
  { jobs, secrets }: Platform,
  tx: Db,
  email: string,
  { mailbox, browser }: Door,
  purpose: Purpose,
  now: Date,
): Promise<void> {
  const code = randomDigits(figure.digits);
  const expiresAt = secondsAfter(now, figure.lifeMinutes * 60);
  const [code_hash = ''] = hashesOf(secrets, mailbox, purpose, code);
  const asker = browser ?? '';
  await store.replaceCode(tx, { email: mailbox, purpose, asker, code_hash, expires_at: expiresAt });
  const sealed = secrets.seal('code', JSON.stringify({ email, code }));
  const sending: Sending = { purpose, asker, sealed, expiresAt: expiresAt.toISOString() };
  await jobs.enqueue(tx, sendCodeJob, sending, { person: email });
}

/**
 * Compares a code. The attempt is counted first in its own statement, so that parallel tries cannot exceed the limit.
 * Returns the hash for `store.consumeCode`. Throws `code_invalid` or `code_attempts_exhausted`.
 */
export async function checkCode(
  { db, secrets }: Platform,
  { mailbox, browser }: Door,
  purpose: Purpose,
  code: string,
  now: Date,
): Promise<string> {
  // A known browser tries its own code; without one, the code for everybody.
  const own = browser !== null && (await store.maybeCode(db, mailbox, purpose, browser)) !== null;
  const name = { email: mailbox, purpose, asker: own ? browser : '' };
  const tried = await store.takeAttempt(db, name, figure.attempts, now);
  if (!tried) throw await missingCode(db, name, now);
  const hashes = hashesOf(secrets, mailbox, purpose, code);
  if (hashes.some(given => sameSecret(given, tried.code_hash))) return tried.code_hash;
  throw wrongCode(purpose, figure.attempts - tried.attempts);
}

export const sendCode = (platform: Platform): JobDefinition =>
  job<Sending>({
    personal: true,
    handle: async ({ purpose, asker, sealed, expiresAt }, { now }) => {
      const { db, secrets, mailer } = platform;
      const { email, code } = JSON.parse(secrets.open('code', sealed)) as { email: string; code: string };
      const expiry = new Date(expiresAt);
      const mailbox = mailboxOf(email);
      const current = await store.maybeCode(db, mailbox, purpose, asker);
      // An expired or replaced code is not mailed.
      const isCurrent = current && hashesOf(secrets, mailbox, purpose, code).includes(current.code_hash);
      if (expiry <= now || !isCurrent) return;
      await db.transaction(async tx => {
        const mail = await mailFor(platform, tx, email, purpose, code);
        if (mail) await mailer.send(tx, mail, { expiresAt: expiry });
      });
    },
  });

async function mailFor({ config }: Platform, tx: Db, email: string, purpose: Purpose, code: string) {
  const mailbox = mailboxOf(email);
  const verified = await store.maybeVerified(tx, mailbox);
  if (purpose === 'reset') {
    const known = verified ?? (await store.maybeUnproved(tx, mailbox));
    return known ? mails.resetCode(email, code, config) : null;
  }
  if (purpose === 'move') {
    return verified ? mails.addressTaken(email, config) : mails.newAddressCode(email, code, config);
  }
  if (verified) return mails.accountExists(email, config);
  const asked = (await store.maybePending(tx, mailbox)) ?? (await store.maybeUnproved(tx, mailbox));
  return asked ? mails.signUpCode(email, code, config) : null;
}

export const invalidCode = (purpose: Purpose) =>
  new AppError('code_invalid', `Invalid or expired ${purpose === 'reset' ? 'reset' : 'verification'} code`);

const exhausted = () =>
  new AppError(
    'code_attempts_exhausted',
    'Maximum verification attempts reached. Please request a new code.',
    { attemptsRemaining: 0 },
  );

function wrongCode(purpose: Purpose, remaining: number): AppError {
  // Anyone can ask for a reset: one answer for all cases, or the words would reveal whose account exists.
  if (purpose === 'reset') return invalidCode(purpose);
  if (remaining === 0) return exhausted();
  const words = `Invalid verification code. ${remaining} attempts remaining.`;
  return new AppError('code_invalid', words, { attemptsRemaining: remaining });
}

async function missingCode(db: Db, { email, purpose, asker }: store.CodeName, now: Date): Promise<AppError> {
  const code = await store.maybeCode(db, email, purpose, asker);
  const used = code !== null && code.expires_at > now && code.attempts >= figure.attempts;
  return used && purpose !== 'reset' ? exhausted() : invalidCode(purpose);
}
