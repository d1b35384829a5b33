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

/** An answer can be asked for again so long. */
const keptSeconds = 15 * 60;
/** A call that is not answered by then has died with its process. */
const abandonedSeconds = 60;
/** The same call again waits so long for the answer of the first. */
const waits = { times: 20, ms: 100 };

/** A call that came with an idempotency key. */
interface KeyedCall {
  /** Method and path of the endpoint. */
  endpoint: string;
  userId: string | null;
  /** As the caller made it up: random, 22 characters at least. It is the only key to what is kept. */
  key: string;
  /** Everything the call said, parsed. */
  said: unknown;
}

export interface Replies {
  /**
   * What `work` gives, once: the same call with the same key is given the same answer, a refusal too. An answer that
   * says nothing of the call (a limit, a fault of ours) is not kept, so that it can be tried again. Throws
   * `idempotency_key_reused` for another call, and `request_in_progress` while the first is not answered.
   */
  once(call: KeyedCall, now: Date, work: () => Promise<unknown>): Promise<unknown>;
  /** Drops what is kept for a person. */
  forget(tx: Tx, userId: string): Promise<void>;
  clean(now: Date): Promise<void>;
}

export function createReplies(db: Db): Replies {
  const left = leftClaims(db);
  return {
    once: async (call, now, work) => {
      const secrets = createSecrets(call.key);
      const row = rowOf(call, secrets, now);
      const deadBefore = secondsAfter(now, -abandonedSeconds);
      await left.endEarlier(row);
      const claimed = await left.unlessLost(row, deadBefore, () => store.claim(db, row, deadBefore));
      if (!claimed) return opened(await answered(db, row), secrets);
      const outcome = await outcomeOf(work);
      if ('thrown' in outcome) {
        // What the database says now is no news: the caller is told why the work failed.
        await left.unlessLost(row, deadBefore, () => store.release(db, row)).catch(() => {});
        throw outcome.thrown;
      }
      await store.keep(
        db,
        row,
        secrets.seal('reply', JSON.stringify(outcome)),
        call.userId ?? ownerOf(outcome),
      );
      return resultOf(outcome);
    },
    forget: store.forgetOf,
    clean: async now => {
      await deleteInBatches(db, keptReplies, lt(keptReplies.expires_at, now));
    },
  };
}

/**
 * Claims of this process that failed together with the database. They would have their call told for a minute that it
 * is under way: its next try ends them first.
 */
function leftClaims(db: Db) {
  const claims = new Map<string, KeptReply>();
  return {
    async endEarlier({ key_hash }: KeptReply): Promise<void> {
      const earlier = claims.get(key_hash);
      if (!earlier) return;
      await store.release(db, earlier);
      claims.delete(key_hash);
    },
    /** Does something about a claim; where that fails the claim may stand, and is remembered until it counts no more. */
    async unlessLost<T>(row: KeptReply, deadBefore: Date, work: () => Promise<T>): Promise<T> {
      try {
        return await work();
      } catch (error) {
        for (const [key, { begun_at }] of claims) if (begun_at < deadBefore) claims.delete(key);
        claims.set(row.key_hash, row);
        throw error;
      }
    },
  };
}

function rowOf({ endpoint, userId, key, said }: KeyedCall, secrets: Secrets, now: Date): KeptReply {
  return {
    key_hash: createHash('sha256')
      .update(`${endpoint}\n${userId ?? ''}\n${key}`)
      .digest('hex'),
    body_hash: secrets.keyedHash('body', JSON.stringify(said)),
    user_id: userId,
    sealed: null,
    begun_at: now,
    expires_at: secondsAfter(now, keptSeconds),
  };
}

/** What is kept: a reply, or a refusal that would be the same again. */
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

/** The account that a call without a token made or signed in to. */
function ownerOf(outcome: Outcome): string | null {
  const { user } = ('reply' in outcome ? outcome.reply : {}) as { user?: { id?: string } };
  return user?.id ?? null;
}

/** The row of the first call with this key, as soon as it is answered. */
async function answered(db: Db, { key_hash, body_hash }: KeptReply): Promise<string> {
  for (let times = 0; times < waits.times; times++) {
    const row = await store.maybeKept(db, key_hash);
    if (row && row.body_hash !== body_hash)
      throw new AppError('idempotency_key_reused', 'This idempotency key came with another request before.');
    if (row?.sealed) return row.sealed;
    if (!row) break;
    await new Promise(resolve => setTimeout(resolve, waits.ms));
  }
  throw new AppError('request_in_progress', 'We are already doing this. Please try again in a moment.', {
    retryAfter: 1,
  });
}

const opened = (sealed: string, secrets: Secrets) =>
  resultOf(JSON.parse(secrets.open('reply', sealed)) as Outcome);
