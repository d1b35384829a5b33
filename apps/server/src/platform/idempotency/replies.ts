import { createHash } from 'node:crypto';
import { errorStatus } from '@twelvefold/contract';
import { secondsAfter } from '../clock.ts';
import { deleteInBatches } from '../db/batches.ts';
import type { Db, Tx } from '../db/db.ts';
import { lt } from '../db/query.ts';
import { AppError } from '../problems.ts';
import { createSecrets, type Secrets } from '../secrets.ts';
import { keptReplies } from './schema.ts';
import type { KeptReply } from './store.ts';
import * as store from './store.ts';

/** A reply is kept for 15 minutes. */
const keptSeconds = 15 * 60;
/** A claim expires after 10 s without a renewal: its process has died. */
const claimSeconds = 10;
const renewMs = 3000;
/** A repeated call waits this long for the first one's reply or the end of its claim; pages wait 15 s. */
const waitMs = 12_000;
/** Pauses between polls double from the first to the longest. */
const pauseMs = { first: 100, longest: 1000 };

interface KeyedCall {
  /** Method and path of the endpoint. */
  endpoint: string;
  userId: string | null;
  /** Random, made by the caller, at least 22 characters; the kept reply cannot be opened without it. */
  key: string;
  /** The parsed request. */
  said: unknown;
}

export interface Replies {
  /**
   * Runs `work` once: a repeated call with the same key gets the same reply or refusal. Limits (429) and faults (5xx)
   * are not kept, so that the call can be retried. Throws `idempotency_key_reused` when the key came with another
   * request and `request_in_progress` when the first call takes longer than 12 s.
   */
  once(call: KeyedCall, now: Date, work: () => Promise<unknown>): Promise<unknown>;
  /** Deletes the kept replies of a person. */
  forget(tx: Tx, userId: string): Promise<void>;
  clean(now: Date): Promise<void>;
}

/** `elapsed` is a monotonic clock in milliseconds. */
export function createReplies(db: Db, elapsed: () => number): Replies {
  return {
    once: async (call, now, work) => {
      const secrets = createSecrets(call.key);
      const first = await claimOrAnswer(db, elapsed, rowOf(call, secrets, now));
      if (first.sealed !== null) return opened(first.sealed, secrets);
      const outcome = await renewing(db, elapsed, first, () => outcomeOf(work));
      if ('thrown' in outcome) {
        // The error of the work matters more than one of the release; the claim expires by itself.
        await store.release(db, first).catch(() => {});
        throw outcome.thrown;
      }
      await store.keep(db, first, {
        sealed: secrets.seal('reply', JSON.stringify(outcome)),
        user_id: call.userId ?? ownerOf(outcome),
        expires_at: secondsAfter(first.begun_at, keptSeconds),
      });
      return resultOf(outcome);
    },
    forget: store.forgetOf,
    clean: async now => {
      await deleteInBatches(db, keptReplies, lt(keptReplies.expires_at, now));
    },
  };
}

/** The row as a claim that begins at this time. */
const from = (row: KeptReply, at: Date): KeptReply => ({
  ...row,
  begun_at: at,
  expires_at: secondsAfter(at, claimSeconds),
});

function rowOf({ endpoint, userId, key, said }: KeyedCall, secrets: Secrets, now: Date): KeptReply {
  const row = {
    key_hash: createHash('sha256')
      .update(`${endpoint}\n${userId ?? ''}\n${key}`)
      .digest('hex'),
    body_hash: secrets.keyedHash('body', JSON.stringify(said)),
    user_id: userId,
    sealed: null,
  };
  return from({ ...row, begun_at: now, expires_at: now }, now);
}

/** Claims the key, at once or when an earlier claim was released or expired; or returns the kept reply of that call. */
async function claimOrAnswer(db: Db, elapsed: () => number, row: KeptReply): Promise<KeptReply> {
  if (await store.claim(db, row)) return row;
  const since = elapsed();
  for (let pause = pauseMs.first; ; pause = Math.min(2 * pause, pauseMs.longest)) {
    const found = await store.maybeKept(db, row.key_hash);
    if (found && found.body_hash !== row.body_hash)
      throw new AppError('idempotency_key_reused', 'This idempotency key came with another request before.');
    if (found?.sealed) return found;
    const waited = elapsed() - since;
    const claim = from(row, secondsAfter(row.begun_at, waited / 1000));
    const isFree = !found || found.expires_at < claim.begun_at;
    if (isFree && (await store.claim(db, claim))) return claim;
    if (waited > waitMs)
      throw new AppError('request_in_progress', 'We are already doing this. Please try again in a moment.', {
        retryAfter: 1,
      });
    await new Promise(resolve => setTimeout(resolve, pause));
  }
}

/** Runs the work and renews its claim until it ends. */
async function renewing<T>(
  db: Db,
  elapsed: () => number,
  claim: KeptReply,
  work: () => Promise<T>,
): Promise<T> {
  const since = elapsed();
  const renew = () =>
    store.renew(db, claim, secondsAfter(claim.begun_at, (elapsed() - since) / 1000 + claimSeconds));
  // A failed renewal is followed by the next.
  const timer = setInterval(() => void renew().catch(() => {}), renewMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** A kept outcome: a reply, or a refusal that a retry would get again. */
type Outcome = { reply: unknown } | { refusal: Pick<AppError, 'code' | 'message' | 'more'> };

async function outcomeOf(work: () => Promise<unknown>): Promise<Outcome | { thrown: unknown }> {
  try {
    return { reply: await work() };
  } catch (error) {
    if (!(error instanceof AppError) || !isFinal(error)) return { thrown: error };
    const { code, message, more } = error;
    return { refusal: { code, message, more } };
  }
}

const isFinal = ({ code }: AppError) => errorStatus[code] < 500 && code !== 'too_many_requests';

function resultOf(outcome: Outcome): unknown {
  if ('reply' in outcome) return outcome.reply;
  const { code, message, more } = outcome.refusal;
  throw new AppError(code, message, more);
}

/** The account that a call without a token created or signed in to. */
function ownerOf(outcome: Outcome): string | null {
  const { user } = ('reply' in outcome ? outcome.reply : {}) as { user?: { id?: string } };
  return user?.id ?? null;
}

const opened = (sealed: string, secrets: Secrets) =>
  resultOf(JSON.parse(secrets.open('reply', sealed)) as Outcome);
