import { type Limit, type LimitName, limits } from '@twelvefold/contract';
import type { FastifyRequest } from 'fastify';
import { clientKey } from '../http/client-address.ts';
import type { Count, Limits } from './limits.ts';

/** The counts of one call. */
interface Counted {
  counts: Count[];
  /** Subject whose count is given back after a success. */
  failures: string | null;
  /** Subject whose calls are delayed above a count. */
  slow: { subject: string; limit: NonNullable<Limit['slow']> } | null;
}

/** Frequent calls that guard neither secrets nor money: counted in memory. */
const countedInMemory: ReadonlySet<LimitName> = new Set([
  'read',
  'answer',
  'telemetry',
  'vitals',
  'sessionStart',
]);

/** Counts the account of a signed-in caller, else the client. */
export function countsOf(name: LimitName, { caller, ip }: FastifyRequest): Counted {
  const { account, client, failuresOnly, slow }: Limit = limits[name];
  const inMemory = countedInMemory.has(name);
  const count = (subject: string, allowances: Limit['account']): Count[] =>
    allowances ? [{ subject, allowances, inMemory }] : [];
  if (caller)
    return { counts: count(`${name} account ${caller.user.id}`, account), failures: null, slow: null };
  const subject = `${name} client ${clientKey(ip)}`;
  return {
    counts: count(subject, client),
    failures: failuresOnly ? subject : null,
    slow: slow ? { subject, limit: slow } : null,
  };
}

/** Throws 429 above an allowance, and delays the call above a slow limit. */
export async function takeCounts({ counts, slow }: Counted, limits: Limits, now: Date): Promise<void> {
  await limits.take(counts, now);
  if (!slow) return;
  const { most, seconds, bySeconds } = slow.limit;
  if ((await limits.taken(slow.subject, seconds, now)) > most * limits.scale)
    await new Promise(resolve => setTimeout(resolve, bySeconds * 1000));
}
