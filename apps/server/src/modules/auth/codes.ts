import { figures } from '@twelvefold/contract';
import { secondsAfter } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { type JobDefinition, job } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { AppError } from '../../platform/problems.ts';
import { randomDigits, type Secrets, sameSecret } from '../../platform/secrets.ts';
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
  /** Address and code: they wait in the queue unreadable. */
  sealed: string;
  expiresAt: string;
}

const hashOf = (secrets: Secrets, email: string, purpose: Purpose, code: string) =>
  secrets.keyedHash('code', `${purpose}\n${email}\n${code}`);

/** Throws 429 when the address was sent a code less than a minute ago, or too many lately. */
export const takeSend = ({ limits }: Platform, email: string, purpose: Purpose, now: Date): Promise<void> =>
  limits.take([{ subject: `code ${purpose} ${email}`, allowances: sendAllowances }], now);

/** Replaces the code of the address and has it mailed after the commit. */
export async function issueCode(
  { jobs, secrets }: Platform,
  tx: Db,
  email: string,
  purpose: Purpose,
  now: Date,
): Promise<void> {
  const code = randomDigits(figure.digits);
  const expiresAt = secondsAfter(now, figure.lifeMinutes * 60);
  const code_hash = hashOf(secrets, email, purpose, code);
  await store.replaceCode(tx, { email, purpose, code_hash, expires_at: expiresAt });
  const sealed = secrets.seal('code', JSON.stringify({ email, code }));
  await jobs.enqueue(tx, sendCodeJob, {
    purpose,
    sealed,
    expiresAt: expiresAt.toISOString(),
  } satisfies Sending);
}

/**
 * Compares a code. The attempt is counted first, in a statement of its own, so that no number of parallel tries
 * gets more than the allowed attempts. Returns what `store.consumeCode` needs; throws the refusal otherwise.
 */
export async function checkCode(
  { db, secrets }: Platform,
  email: string,
  purpose: Purpose,
  code: string,
  now: Date,
): Promise<string> {
  const tried = await store.takeAttempt(db, email, purpose, figure.attempts, now);
  if (!tried) throw await missingCode(db, email, purpose, now);
  const given = hashOf(secrets, email, purpose, code);
  if (sameSecret(given, tried.code_hash)) return given;
  throw wrongCode(purpose, figure.attempts - tried.attempts);
}

/** The job that mails a code. */
export const sendCode = (platform: Platform): JobDefinition =>
  job<Sending>({
    personal: true,
    handle: async ({ purpose, sealed, expiresAt }, { now }) => {
      const { db, secrets, mailer } = platform;
      const { email, code } = JSON.parse(secrets.open('code', sealed)) as { email: string; code: string };
      const expiry = new Date(expiresAt);
      const current = await store.maybeCode(db, email, purpose);
      // A newer code has taken its place, or its time is over: a dead code is not mailed.
      if (expiry <= now || current?.code_hash !== hashOf(secrets, email, purpose, code)) return;
      await db.transaction(async tx => {
        const mail = await mailFor(platform, tx, email, purpose, code);
        if (mail) await mailer.send(tx, mail, { expiresAt: expiry });
      });
    },
  });

async function mailFor({ config }: Platform, tx: Db, email: string, purpose: Purpose, code: string) {
  const verified = await store.maybeVerified(tx, email);
  if (purpose === 'reset') {
    const known = verified ?? (await store.maybeUnproved(tx, email));
    return known ? mails.resetCode(email, code, config) : null;
  }
  if (verified) return mails.accountExists(email, config);
  const asked = (await store.maybePending(tx, email)) ?? (await store.maybeUnproved(tx, email));
  return asked ? mails.signUpCode(email, code, config) : null;
}

export const invalidCode = (purpose: Purpose) =>
  new AppError('code_invalid', `Invalid or expired ${purpose === 'verify' ? 'verification' : 'reset'} code`);

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

async function missingCode(db: Db, email: string, purpose: Purpose, now: Date): Promise<AppError> {
  const code = await store.maybeCode(db, email, purpose);
  const used = code !== null && code.expires_at > now && code.attempts >= figure.attempts;
  return used && purpose === 'verify' ? exhausted() : invalidCode(purpose);
}
