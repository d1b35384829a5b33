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
/** A call under way says again and again that it is; one that was silent for so long has died with its process. */
const claimSeconds = 10;
const renewMs = 3000;
/** The same call again waits so long for the answer of the first, or for its claim to end; pages wait 15 s. */
const waitMs = 12_000;
/** Between two looks: the first pause, and the longest. */
const pauseMs = { first: 100, longest: 1000 };

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
   * `idempotency_key_reused` for another call, and `request_in_progress` when the first is under way for too long.
   */
  once(call: KeyedCall, now: Date, work: () => Promise<unknown>): Promise<unknown>;
  /** Drops what is kept for a person. */
  forget(tx: Tx, userId: string): Promise<void>;
  clean(now: Date): Promise<void>;
}

/** `elapsed` is a clock that nothing moves, in milliseconds. */
export function createReplies(db: Db, elapsed: () => number): Replies {
  return {
    once: async (call, now, work) => {
      const secrets = createSecrets(call.key);
      const first = await claimOrAnswer(db, elapsed, rowOf(call, secrets, now));
      if (first.sealed !== null) return opened(first.sealed, secrets);
      const outcome = await renewing(db, elapsed, first, () => outcomeOf(work));
      if ('thrown' in outcome) {
        // What the database says now is no news: the caller is told why the work failed, and the claim ends by itself.
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

/** The claim of a call that begins at this time. */
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

/**
 * The key, claimed for this call: at once, or as soon as a call before it was given up or died with its process. Or
 * what that call was answered.
 */
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

/** Runs the work of a claim, which does not end meanwhile. */
async function renewing<T>(
  db: Db,
  elapsed: () => number,
  claim: KeptReply,
  work: () => Promise<T>,
): Promise<T> {
  const since = elapsed();
  const renew = () =>
    store.renew(db, claim, secondsAfter(claim.begun_at, (elapsed() - since) / 1000 + claimSeconds));
  // One that fails is followed by another.
  const timer = setInterval(() => void renew().catch(() => {}), renewMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
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

const opened = (sealed: string, secrets: Secrets) =>
  resultOf(JSON.parse(secrets.open('reply', sealed)) as Outcome);
