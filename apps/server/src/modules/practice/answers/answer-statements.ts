import { statement } from '../../../platform/db/statement.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ItemRow } from '../../content/index.ts';
import type { LearnerRow, StoredLearner } from '../../learning/index.ts';
import type { AnswerRow } from './answer-store.ts';

type Learned = 'state' | 'totals' | 'sequence' | 'version' | 'revision' | 'corrections' | 'newest_correction';

/** A position with all that an answer to it is decided by; `outcome` is null while it is open. */
type Place = {
  total: number;
  final_count: number;
  /** Null beyond the last position. */
  item_id: string | null;
  /** The key of the item where its own was found wrong. */
  corrected_key: ItemRow['key'] | null;
  /** The last answer's place in the order answers were counted; 0 before the first. */
  last_sequence: number;
} & Pick<AnswerRow, 'chosen' | 'elapsed_ms'> & { outcome: AnswerRow['outcome'] | null } & (
    | Pick<StoredLearner, Learned>
    | Record<Learned, null>
  );

export const readPlace = `
  select s.total, s.final_count, i.item_ids[$3::int]::text as item_id, a.outcome, a.chosen, a.elapsed_ms,
    l.state, l.totals, l.sequence, l.version, l.revision, l.corrections,
    (select coalesce(max(number), 0) from key_corrections) as newest_correction,
    (select key from key_corrections where item_id = i.item_ids[$3::int]) as corrected_key,
    coalesce((select max(sequence) from answers where user_id = $1::uuid), 0) as last_sequence
  from practice_sessions s
  join session_items i on i.user_id = s.user_id and i.session_id = s.id
  left join learners l on l.user_id = s.user_id
  left join judged_answers a on a.user_id = s.user_id and a.session_id = s.id and a.position = $3::int
  where s.user_id = $1::uuid and s.id = $2::uuid`;

/*
 * Everything an answer changes, or nothing: the revision of the beliefs is that of the read before, so no other answer
 * of the student was counted in between and the position is still the open one.
 */
export const writeAnswer = `
  with learned as (
    update learners set state = $16, totals = $17::json, sequence = $4::int, revision = revision + 1,
      updated_at = $15::timestamptz
    where user_id = $1::uuid and revision = $18::int returning user_id),
  moved as (
    update practice_sessions s set final_count = $3::smallint from learned
    where s.user_id = learned.user_id and s.id = $2::uuid),
  noted as (
    insert into page_notes (user_id, id, kind, note, created_at)
    select user_id, gen_random_uuid(), 'image_failure', jsonb_build_object('item_id', $5::text), $15::timestamptz
    from learned where $6::text = 'image_failed')
  insert into answers (user_id, session_id, position, sequence, item_id, outcome, chosen, misconception, elapsed_ms,
    type, band, difficulty, target_seconds, logit, logit_variance, answered_at, help, is_first)
  select user_id, $2::uuid, $3::smallint, $4::int, $5::uuid, $6::text, $7::text, $8::text, $9::int,
    $10::text, $11::text, $12::real, $13::smallint, $14::real, $19::real, $15::timestamptz,
    (select help from doubt_threads where user_id = $1::uuid and item_id = $5::uuid and helped_session = $2::uuid),
    not exists (select from answers where user_id = $1::uuid and item_id = $5::uuid)
  from learned returning sequence`;

export interface AnswerStatements {
  /** The place of a student's own session; null where there is no such session. */
  placeAt(userId: string, sessionId: string, position: number): Promise<Place | null>;
  /** Writes the outcome of the open position. False when something of the student changed since the read. */
  addAnswer(answer: NewAnswer, learned: Pick<LearnerRow, 'state' | 'totals' | 'revision'>): Promise<boolean>;
}

/** An answer within a session, as it is written. */
type NewAnswer = Omit<AnswerRow, 'help' | 'session_id' | 'position'> & {
  session_id: string;
  position: number;
};

/** The two statements of an answer. They read and write across modules, because each is one round trip. */
export function answerStatements({ home }: Platform): AnswerStatements {
  const read = statement<Place>(home, 'place of an answer', readPlace);
  const write = statement<{ sequence: number }>(home, 'an answer', writeAnswer);
  return {
    placeAt: async (userId, sessionId, position) => (await read([userId, sessionId, position]))[0] ?? null,
    addAnswer: async (a, { state, totals, revision }) => {
      const rows = await write([
        a.user_id,
        a.session_id,
        a.position,
        a.sequence,
        a.item_id,
        a.outcome,
        a.chosen,
        a.misconception,
        a.elapsed_ms,
        a.type,
        a.band,
        a.difficulty,
        a.target_seconds,
        a.logit,
        a.answered_at.toISOString(),
        state,
        JSON.stringify(totals),
        revision,
        a.logit_variance,
      ]);
      return rows.length > 0;
    },
  };
}
