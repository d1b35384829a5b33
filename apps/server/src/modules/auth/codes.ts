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
 * Codes by mail. A code is made and stored for every address that asks, known or not, and a job decides which mail
 * goes out: so neither text nor time nor limit tells a stranger whether an address has an account.
 */

const { code: figure } = figures;
export const sendCodeJob = 'send-code';

/** Sends per address and purpose: what is allowed is the same whether or not the address has an account. */
const sendAllowances = [
  { most: 1, seconds: figure.resendSeconds },
  { most: figure.sendsPerHour, seconds: 3600 },
  { most: figure.sendsPerDay, seconds: 24 * 3600 },
];

interface Sending {
  purpose: Purpose;
  asker: string;
  /** Address and code: they wait in the queue unreadable. */
  sealed: string;
  expiresAt: string;
}

/** The one that is stored first, then those of a code that was made with an earlier secret. */
const hashesOf = (secrets: Secrets, mailbox: string, purpose: Purpose, code: string) =>
  secrets.keyedHashes('code', `${purpose}\n${mailbox}\n${code}`);

/**
 * Throws 429 when a code was sent less than a minute ago, or too many lately. Where strangers used up the codes of the
 * day, the owner is mailed the way back.
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

/** Replaces the code of the address and has it mailed after the commit. */
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
 * Compares a code. The attempt is counted first, in a statement of its own, so that no number of parallel tries
 * gets more than the allowed attempts. Returns what `store.consumeCode` needs; throws the refusal otherwise.
 */
export async function checkCode(
  { db, secrets }: Platform,
  { mailbox, browser }: Door,
  purpose: Purpose,
  code: string,
  now: Date,
): Promise<string> {
  // A known browser tries the code it asked for; where it asked for none, the one that anybody may try.
  const own = browser !== null && (await store.maybeCode(db, mailbox, purpose, browser)) !== null;
  const name = { email: mailbox, purpose, asker: own ? browser : '' };
  const tried = await store.takeAttempt(db, name, figure.attempts, now);
  if (!tried) throw await missingCode(db, name, now);
  const hashes = hashesOf(secrets, mailbox, purpose, code);
  if (hashes.some(given => sameSecret(given, tried.code_hash))) return tried.code_hash;
  throw wrongCode(purpose, figure.attempts - tried.attempts);
}

/** The job that mails a code. */
export const sendCode = (platform: Platform): JobDefinition =>
  job<Sending>({
    personal: true,
    handle: async ({ purpose, asker, sealed, expiresAt }, { now }) => {
      const { db, secrets, mailer } = platform;
      const { email, code } = JSON.parse(secrets.open('code', sealed)) as { email: string; code: string };
      const expiry = new Date(expiresAt);
      const mailbox = mailboxOf(email);
      const current = await store.maybeCode(db, mailbox, purpose, asker);
      // A newer code has taken its place, or its time is over: a dead code is not mailed.
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
  // A reset answers in one way only: anyone may ask for one, and the words must not tell whose account exists.
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
