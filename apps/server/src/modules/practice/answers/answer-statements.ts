import { statement } from '../../../platform/db/statement.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ItemRow } from '../../content/index.ts';
import type { LearnerRow, StoredLearner } from '../../learning/index.ts';
import type { LogState } from '../schema.ts';
import type { SessionRow } from '../store.ts';
import { type AnswerRow, shareRight } from './answer-store.ts';
import type { Given } from './log.ts';

type Learned = 'state' | 'totals' | 'sequence' | 'version' | 'revision' | 'corrections' | 'newest_correction';

/** A session with everything that decides the entries of its log, and that the reply shows. */
type Place = Pick<SessionRow, 'status' | 'kind' | 'number' | 'total' | 'final_count' | 'log'> & {
  /** Milliseconds since 1970. */
  created_ms: number;
  item_ids: string[];
  reasons: string[];
  probabilities: number[];
  pairs: number[] | null;
  given: (Given & { position: number })[];
  /** Corrected keys of items. */
  corrected: Record<string, ItemRow['key']>;
  /** Help used on items so far. */
  helped: Record<string, AnswerRow['help']>;
  /** By position, for examples read to their end: share of the asked lines that were right. */
  examples: Record<string, number>;
  /** Sequence of the student's last answer; 0 before the first. */
  last_sequence: number;
} & (Pick<StoredLearner, Learned> | Record<Learned, null>);

export const readPlace = `
  select s.status, s.kind, s.number, s.total, s.final_count, s.log,
    (extract(epoch from s.created_at) * 1000)::float8 as created_ms,
    to_json(i.item_ids) as item_ids, to_json(i.reasons) as reasons, to_json(i.probabilities) as probabilities,
    to_json(i.pairs) as pairs,
    (select coalesce(json_agg(json_build_object('position', a.position, 'outcome', a.outcome, 'chosen', a.chosen,
        'elapsed_ms', a.elapsed_ms)), '[]'::json)
      from judged_answers a where a.user_id = s.user_id and a.session_id = s.id) as given,
    l.state, l.totals, l.sequence, l.version, l.revision, l.corrections,
    (select coalesce(max(number), 0) from key_corrections) as newest_correction,
    (select coalesce(json_object_agg(c.item_id, c.key), '{}'::json) from key_corrections c
      where c.item_id = any (i.item_ids)) as corrected,
    (select coalesce(json_object_agg(d.item_id, d.help), '{}'::json) from doubt_threads d
      where d.user_id = s.user_id and d.helped_session = s.id and d.item_id = any (i.item_ids)) as helped,
    (select coalesce(json_object_agg(e.position, ${shareRight}), '{}'::json)
      from worked_examples e where e.user_id = s.user_id and e.session_id = s.id and e.ended_at is not null) as examples,
    coalesce((select max(sequence) from answers where user_id = $1::uuid), 0) as last_sequence
  from practice_sessions s
  join session_items i on i.user_id = s.user_id and i.session_id = s.id
  left join learners l on l.user_id = s.user_id
  where s.user_id = $1::uuid and s.id = $2::uuid`;

/*
 * Writes all changes of the entries or nothing: the `revision` of the beliefs must be the one that was read, so no
 * other entry of the student came in between.
 */
export const writeLog = `
  with learned as (
    update learners set state = $4, totals = $5::json, sequence = $6::int, revision = revision + 1,
      updated_at = $7::timestamptz
    where user_id = $1::uuid and revision = $3::int returning user_id),
  moved as (
    update practice_sessions s set final_count = $8::smallint, log = $9::jsonb from learned
    where s.user_id = learned.user_id and s.id = $2::uuid),
  counted as (
    select c.* from learned, json_to_recordset($10::json) as c (position smallint, sequence int, item_id uuid,
      outcome text, chosen text, misconception text, elapsed_ms int, type text, also text[], band text, difficulty real,
      target_seconds smallint, logit real, logit_variance real, help text,
      example real)),
  noted as (
    insert into page_notes (user_id, id, kind, note, created_at)
    select $1::uuid, gen_random_uuid(), 'image_failure', jsonb_build_object('item_id', item_id::text), $7::timestamptz
    from counted where outcome = 'image_failed'),
  written as (
    insert into answers (user_id, session_id, position, sequence, item_id, outcome, chosen, misconception, elapsed_ms,
      type, also, band, difficulty, target_seconds, logit, logit_variance, answered_at, help, example, is_first)
    select $1::uuid, $2::uuid, position, sequence, item_id, outcome, chosen, misconception, elapsed_ms,
      type, also, band, difficulty, target_seconds, logit, logit_variance, $7::timestamptz,
      help, example,
      not exists (select from answers a where a.user_id = $1::uuid and a.item_id = c.item_id)
        and not exists (select from counted e where e.item_id = c.item_id and e.sequence < c.sequence)
    from counted c)
  select user_id from learned`;

export interface Written {
  user_id: string;
  session_id: string;
  /** The revision read; another stored revision writes nothing. */
  revision: number;
  learned: Pick<LearnerRow, 'state' | 'totals' | 'sequence'>;
  at: Date;
  final_count: number;
  log: LogState;
  answers: readonly Omit<AnswerRow, 'user_id' | 'session_id' | 'answered_at'>[];
}

export interface AnswerStatements {
  /** A student's session; null when it does not exist. */
  placeOf(userId: string, sessionId: string): Promise<Place | null>;
  /** Writes the changes. False when the student's data changed since the read. */
  write(change: Written): Promise<boolean>;
}

/** The two statements of an answer, each one round trip across the tables of several modules. */
export function answerStatements({ home }: Platform): AnswerStatements {
  const read = statement<Place>(home, 'place of an answer', readPlace);
  const write = statement<{ user_id: string }>(home, 'entries of a log', writeLog);
  return {
    placeOf: async (userId, sessionId) => (await read([userId, sessionId]))[0] ?? null,
    write: async ({ user_id, session_id, revision, learned, at, final_count, log, answers }) => {
      const rows = await write([
        user_id,
        session_id,
        revision,
        learned.state,
        JSON.stringify(learned.totals),
        learned.sequence,
        at.toISOString(),
        final_count,
        JSON.stringify(log),
        JSON.stringify(answers),
      ]);
      return rows.length > 0;
    },
  };
}
