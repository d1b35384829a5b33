import { type DataExport, dataExport, dataExportVersion, figures, type User } from '@twelvefold/contract';
import type { Browser } from '../../platform/http/browser.ts';
import type { Person } from '../../platform/platform.ts';
import { AppError } from '../../platform/problems.ts';
import { confirmPassword, noteExport } from '../auth/index.ts';
import type { Needs } from './profile.ts';

const allowanceOf = (userId: string) => ({
  subject: `export ${userId}`,
  allowances: [{ most: figures.account.exportsPerDay, seconds: 24 * 3600 }],
});

export const personOf = (user: User): Person => ({
  id: user.id,
  provedEmail: user.email_verified ? user.email : null,
});

/**
 * Everything the product keeps of a person, made while they wait and sent in the answer; no link leads to it. The password
 * is asked before the day's allowance is taken, and a failure gives it back. An answer that was lost is asked for again
 * with its idempotency key, the only key to what is kept of it for a quarter of an hour.
 */
export async function exportOf(
  { platform, modules }: Needs,
  user: User,
  password: string,
  browser: Browser,
  now: Date,
): Promise<DataExport> {
  await confirmPassword(platform, user, { password }, browser, now);
  const allowance = allowanceOf(user.id);
  await platform.limits.take([allowance], now).catch(oncePerDay);
  try {
    const parts: Record<string, unknown> = {};
    for (const { personalData } of modules)
      Object.assign(parts, await personalData?.exportOf(platform.db, personOf(user)));
    const document = {
      product: platform.config.productName,
      version: dataExportVersion,
      exported_at: now,
      ...parts,
    };
    // As the reader will find it: times are text.
    const read = dataExport.parse(JSON.parse(JSON.stringify(document)));
    await noteExport(platform, user, browser, now);
    return read;
  } catch (error) {
    await platform.limits.forget(allowance.subject);
    throw error;
  }
}

function oncePerDay(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error;
  const hours = Math.ceil((error.more.retryAfter ?? 0) / 3600);
  const wait = hours > 1 ? `${hours} hours` : 'an hour';
  throw new AppError(
    'too_many_requests',
    `You can export your data once a day. The next export is possible in ${wait}.`,
    error.more,
  );
}
