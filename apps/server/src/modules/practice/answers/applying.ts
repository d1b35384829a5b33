import { AppError } from '../../../platform/problems.ts';
import type { ItemRow } from '../../content/index.ts';
import { counted as evidence, isCurrent, rebuildLearner, refreshLearner } from '../../learning/index.ts';
import type { Practice } from '../sessions/service.ts';
import { noSession } from '../store.ts';
import type { Written } from './answer-statements.ts';
import { applied, type Counted, type Entry, type Log } from './log.ts';

type Place = NonNullable<Awaited<ReturnType<Practice['answers']['placeOf']>>>;

/** A session after its entries, and the refused entries. */
export interface Outcome {
  place: Place;
  log: Log;
  itemAt(position: number): ItemRow;
  refusals: { entry: Entry; error: AppError }[];
}

/** Retries on conflicts with other calls of the student; each retry means that one such call was done. */
const tries = 60;

/**
 * Applies entries in order, each once: answers, session and beliefs change in one statement. Retries from the read when
 * another call of the student changed something.
 */
export async function apply(
  practice: Practice,
  userId: string,
  sessionId: string,
  entries: readonly Entry[],
  now: Date,
): Promise<Outcome> {
  for (let n = 0; n < tries; n++) {
    const outcome = await tryToApply(practice, userId, sessionId, entries, now);
    if (outcome) return outcome;
  }
  throw new AppError('unavailable', 'This answer could not be saved just now. Please try again.');
}

const logOf = ({ total, final_count, log, given }: Place): Log => ({
  total,
  final_count,
  skip: log?.skip ?? null,
  ids: log?.ids ?? [],
  given: new Map(given.map(one => [one.position, one])),
});

/** Applies entries to a log in memory; refused entries leave it unchanged. */
function folded(before: Log, entries: readonly Entry[], itemAt: Outcome['itemAt']) {
  let log = before;
  const counted: Counted[] = [];
  const refusals: Outcome['refusals'] = [];
  for (const entry of entries) {
    try {
      const next = applied(log, entry, itemAt);
      log = next.log;
      counted.push(...next.counted);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refusals.push({ entry, error });
    }
  }
  return { log, counted, refusals };
}

/** The answers to write and the beliefs after them. */
function learnedFrom(
  user_id: string,
  {
    state,
    totals,
    last_sequence,
    helped,
    examples,
  }: Pick<Place, 'last_sequence' | 'helped' | 'examples'> & Pick<Written['learned'], 'state' | 'totals'>,
  counted: readonly Counted[],
  itemAt: Outcome['itemAt'],
  now: Date,
): Pick<Written, 'learned' | 'answers'> {
  const learned = { state, totals, sequence: last_sequence };
  const answers = counted.map(outcome => {
    const { id: item_id, type, also, band, difficulty, target_seconds } = itemAt(outcome.position);
    learned.sequence += 1;
    const answer = {
      ...outcome,
      item_id,
      type,
      also,
      band,
      difficulty,
      target_seconds,
      help: helped[item_id] ?? null,
      example: examples[outcome.position] ?? null,
      sequence: learned.sequence,
    };
    const { logit, logit_variance, ...next } = evidence(learned, { ...answer, user_id, answered_at: now });
    Object.assign(learned, next);
    return { ...answer, logit, logit_variance };
  });
  return { learned, answers };
}

/** One try; null when the student's data changed meanwhile. */
async function tryToApply(
  practice: Practice,
  userId: string,
  sessionId: string,
  entries: readonly Entry[],
  now: Date,
): Promise<Outcome | null> {
  const place = await practice.answers.placeOf(userId, sessionId);
  if (!place) throw noSession();
  const items = await practice.items(practice.db, place.item_ids);
  const itemAt = (position: number): ItemRow => {
    const item = items.get(place.item_ids[position - 1] ?? '');
    if (!item)
      throw new AppError('internal', 'Question data is missing. Please refresh to restart the session.');
    return item;
  };
  if (Object.entries(place.corrected).some(([id, key]) => items.has(id) && items.get(id)?.key !== key)) {
    // The bank in memory still has the key from before a correction.
    practice.bank.lookAgain();
    return null;
  }
  const before = logOf(place);
  const { log, counted, refusals } = folded(before, entries, itemAt);
  if (log === before) return { place, log, itemAt, refusals };
  if (place.state !== null && !isCurrent(place)) {
    await practice.db.transaction(tx => refreshLearner(tx, practice.record, userId, now));
    return null;
  }
  if (place.state === null || place.sequence !== place.last_sequence) {
    await practice.db.transaction(tx => rebuildLearner(tx, practice.record, userId, now));
    return null;
  }
  const written = await practice.answers.write({
    user_id: userId,
    session_id: sessionId,
    revision: place.revision,
    at: now,
    final_count: log.final_count,
    log: { skip: log.skip, ids: log.ids },
    ...learnedFrom(userId, place, counted, itemAt, now),
  });
  if (!written) return null;
  for (const { outcome } of counted) practice.counters.answered(outcome);
  return { place, log, itemAt, refusals };
}

/** Applies one entry; throws its refusal. */
export async function applyOne(
  practice: Practice,
  userId: string,
  sessionId: string,
  entry: Entry,
  now: Date,
) {
  const outcome = await apply(practice, userId, sessionId, [entry], now);
  const [refusal] = outcome.refusals;
  if (refusal) throw refusal.error;
  return outcome;
}
