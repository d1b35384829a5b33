import type { Browser } from '../../../platform/http/browser.ts';
import type { Platform } from '../../../platform/platform.ts';
import { AppError } from '../../../platform/problems.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import type { Door } from '../doors.ts';
import { failuresOf } from '../rules.ts';
import { note } from '../security-log/security-log.ts';
import * as store from './store.ts';
import { stepOf } from './totp.ts';

const words = {
  required: 'Enter the code of your authenticator app, or a recovery code.',
  invalid: 'This code is not right, or it was used already. Please try the next one.',
};

const refusal = (kind: keyof typeof words, field: string) =>
  new AppError(`second_factor_${kind}`, words[kind], { errors: [{ path: field, message: words[kind] }] });

export const invalid = (field: string) => refusal('invalid', field);

/** The hash by the current secret first, then by earlier secrets. */
const hashesOfRecovery = (secrets: Secrets, userId: string, code: string) =>
  secrets.keyedHashes('recovery code', `${userId}\n${code}`);

export const hashOfRecovery = (...code: Parameters<typeof hashesOfRecovery>) =>
  hashesOfRecovery(...code)[0] ?? '';

interface Asked {
  userId: string;
  /** The door whose failures are counted. */
  door: Door;
  browser: Browser;
  /** Name of the code's field in the body. */
  field: string;
}

/**
 * Checks a code of the authenticator app or an unused recovery code; each works once. Throws `second_factor_required`
 * without a code and `second_factor_invalid` for a wrong one, which counts as a failed sign-in.
 */
export async function checkCode(
  platform: Platform,
  { userId, door, browser, field }: Asked,
  given: string | undefined,
  now: Date,
): Promise<void> {
  const { db, limits } = platform;
  const code = (given ?? '').replace(/[\s-]/g, '').toUpperCase();
  if (code === '') throw refusal('required', field);
  await limits.check(failuresOf(door), now);
  const passed = await passes(platform, userId, code, now);
  const noted = { mailbox: door.mailbox, userId, browser };
  if (passed === 'app') return;
  if (passed === 'recovery') return note(platform, db, { kind: 'recovery_code_used', ...noted }, now);
  await note(platform, db, { kind: 'second_factor_failed', ...noted }, now);
  await limits.take([failuresOf(door)], now);
  throw invalid(field);
}

async function passes(
  { db, secrets }: Platform,
  userId: string,
  code: string,
  now: Date,
): Promise<'app' | 'recovery' | null> {
  const row = await store.maybeSecondFactor(db, userId);
  if (!row?.confirmed_at) return null;
  const step = stepOf(secrets.open('second factor', row.secret), code, now);
  if (step !== null) return (await store.useStep(db, userId, step)) ? 'app' : null;
  for (const hash of hashesOfRecovery(secrets, userId, code))
    if (await store.useRecoveryHash(db, userId, hash)) return 'recovery';
  return null;
}
