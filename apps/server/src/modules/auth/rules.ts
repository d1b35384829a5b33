import { figures } from '@twelvefold/contract';
import type { Config } from '../../config.ts';
import { daysAfter } from '../../platform/clock.ts';
import { refusalOf } from '../../platform/hashing/common-passwords.ts';
import { AppError } from '../../platform/problems.ts';
import { type Door, nameOf } from './doors.ts';

const { account: figure } = figures;

/** After 100 failures in a day a door opens only with a reset code. */
const dailyFailures = [{ most: 100, seconds: 24 * 3600 }];
export const failuresOf = (door: Door) => ({
  subject: `login failures ${nameOf(door)}`,
  allowances: dailyFailures,
});

const signInsAMinute = [{ most: figure.signInsPerMinute, seconds: 60 }];
export const signInsOf = (door: Door) => ({
  subject: `sign-ins ${nameOf(door)}`,
  allowances: signInsAMinute,
});

/** A living token was made and used after these times. */
export const tokenLife = (now: Date) => ({
  bornAfter: daysAfter(now, -figure.tokenLifeDays),
  usedAfter: daysAfter(now, -figure.tokenIdleDays),
});

/** Throws `password_refused` for an easily guessed password; in production only. */
export function refuseWeak(
  { profile, productName }: Config,
  password: string,
  { email, name }: { email: string; name?: string },
): void {
  if (profile !== 'production') return;
  const words = refusalOf(password, { email, productName, ...(name && { name }) });
  if (words) throw new AppError('password_refused', words);
}
