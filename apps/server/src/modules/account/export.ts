import { createHash } from 'node:crypto';
import { dataExport, dataExportVersion, figures, type User } from '@twelvefold/contract';
import { z } from 'zod';
import type { Browser } from '../../platform/http/browser.ts';
import { FileAnswer } from '../../platform/http/kinds/file-answer.ts';
import type { Person } from '../../platform/platform.ts';
import { AppError } from '../../platform/problems.ts';
import { confirmPassword, noteExport } from '../auth/index.ts';
import type { Needs } from './profile.ts';

/** A broken download can be repeated within this time, this often. */
const againSeconds = 3600;
const againMost = 5;

const allowanceOf = (userId: string) => ({
  subject: `export ${userId}`,
  allowances: [{ most: figures.account.exportsPerDay, seconds: 24 * 3600 }],
});

const repeatsOf = (userId: string, download: string) => ({
  subject: `export ${createHash('sha256').update(download).digest('hex')} ${userId}`,
  allowances: [{ most: againMost, seconds: againSeconds }],
});

export const personOf = (user: User): Person => ({
  id: user.id,
  provedEmail: user.email_verified ? user.email : null,
});

/**
 * The export of all personal data, streamed; nothing is stored and no link leads to it. The password is checked before
 * the daily allowance is used. An incomplete download does not use it, and one whose end was lost can be repeated by
 * its `download` name.
 */
export async function exportOf(
  needs: Needs,
  user: User,
  { password, download }: { password: string; download?: string | undefined },
  browser: Browser,
  now: Date,
): Promise<FileAnswer> {
  const { platform } = needs;
  const { limits, config } = platform;
  await confirmPassword(platform, user, { password }, browser, now);
  const repeats = download === undefined ? null : repeatsOf(user.id, download);
  const isRepeat = repeats !== null && (await limits.taken(repeats.subject, againSeconds, now)) > 0;
  const allowance = isRepeat ? repeats : allowanceOf(user.id);
  await limits.take([allowance], now).catch(oncePerDay);
  if (repeats && !isRepeat) await limits.take([repeats], now);
  await noteExport(platform, user, browser, now);
  const product = config.productName.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const name = `${product}-my-data-${now.toISOString().slice(0, 10)}.json`;
  return new FileAnswer(name, whole(needs, user, now));
}

/** Gives the allowance back unless the whole export was read. */
async function* whole(needs: Needs, user: User, now: Date): AsyncGenerator<string> {
  let isWhole = false;
  try {
    yield* inPieces(documentOf(needs, user, now));
    isWhole = true;
  } finally {
    if (!isWhole) await needs.platform.limits.forget(allowanceOf(user.id).subject);
  }
}

/** Minimum length of a piece in characters: small pieces would each be a network packet. */
const pieceLength = 64 * 1024;

async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = '';
  for await (const text of texts) {
    piece += text;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

/** Throws for an unlisted, repeated or missing part. */
async function* documentOf({ platform, modules }: Needs, user: User, now: Date): AsyncGenerator<string> {
  const left = new Map<string, z.ZodType>(Object.entries(dataExport.shape));
  async function* parts(given: Record<string, unknown>): AsyncGenerator<string> {
    for (const [name, value] of Object.entries(given)) {
      const schema = left.get(name);
      if (!schema) throw new Error(`The export has no part ${name}, or has it twice.`);
      yield `${left.size === Object.keys(dataExport.shape).length ? '{' : ','}\n${JSON.stringify(name)}: `;
      left.delete(name);
      yield* textsOf(schema, value);
    }
  }
  yield* parts({ product: platform.config.productName, version: dataExportVersion, exported_at: now });
  for (const { personalData } of modules)
    yield* parts((await personalData?.exportOf(platform.db, personOf(user))) ?? {});
  if (left.size > 0)
    throw new Error(`Nobody gave these parts of the export: ${[...left.keys()].join(', ')}.`);
  yield '\n}\n';
}

/** A list is written row by row, as it is read. */
async function* textsOf(schema: z.ZodType, value: unknown): AsyncGenerator<string> {
  if (!(schema instanceof z.ZodArray)) return yield textOf(schema, value);
  let before = '[\n';
  for await (const row of value as AsyncIterable<unknown>) {
    yield `${before}${textOf(schema.element as z.ZodType, row)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]' : '\n]';
}

/** JSON of the parsed value; dates become text. */
const textOf = (schema: z.ZodType, value: unknown) =>
  JSON.stringify(schema.parse(JSON.parse(JSON.stringify(value))));

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
