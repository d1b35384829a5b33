import { figures } from '@twelvefold/contract';
import { statement } from '../../platform/db/statement.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoredLearner } from '../learning/index.ts';
import type { PlacedAnswer, SessionTotal } from '../practice/index.ts';

/** A completed session; `answers` only of the latest, else null. */
export interface ReadSession extends Omit<SessionTotal, 'completed_at' | 'hard'> {
  /** ISO 8601, UTC. */
  completed_at: string;
  answers: Pick<PlacedAnswer, 'position' | 'band' | 'outcome' | 'elapsed_ms'>[] | null;
}

type Learned = Pick<
  StoredLearner,
  'state' | 'totals' | 'version' | 'revision' | 'corrections' | 'newest_correction'
>;

interface ReadProgress {
  /** The latest session and the newest practice sessions, newest first; null before the first. */
  sessions: ReadSession[] | null;
  /** Null before the first answer. */
  learner: Learned | null;
  /** Code of the wished subcategory. */
  wish: string | null;
}

const newest = `
  select id, number, kind, completed_at, total from practice_sessions
  where user_id = $1::uuid and status = 'completed'`;

/* Counts each session by its key: a plan over all answers of a student is as cheap only for beginners. */
const text = `
  with latest as (${newest} order by completed_at desc, id desc limit 1),
  done as (select * from latest union (
    ${newest} and kind = 'blueprint' order by completed_at desc, id desc limit $2::int)),
  counted as (
    select done.id, done.number, done.kind, done.total,
      to_char(done.completed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as completed_at, answered.*
    from done cross join lateral (
      select count(*) filter (where outcome = 'correct') as correct,
        count(*) filter (where outcome = 'incorrect') as incorrect,
        count(*) filter (where outcome = 'skipped') as skipped,
        json_agg(json_build_object('position', position, 'band', band, 'outcome', outcome, 'elapsed_ms', elapsed_ms)
          order by position) filter (where done.id = (select id from latest)) as answers
      from judged_answers where user_id = $1::uuid and session_id = done.id) as answered)
  select (select json_agg(counted order by completed_at desc, id desc) from counted) as sessions,
    (select json_build_object('state', state, 'totals', totals, 'version', version, 'revision', revision,
        'corrections', corrections, 'newest_correction', (select coalesce(max(number), 0) from key_corrections))
      from learners where user_id = $1::uuid) as learner,
    (select subcategory from wishes where user_id = $1::uuid) as wish`;

/** Everything the dashboard shows of a student, in one statement. */
export function progressStatement({ home }: Platform) {
  const read = statement<ReadProgress>(home, 'progress of a student', text);
  return async (userId: string): Promise<ReadProgress> => {
    const [row] = await read([userId, figures.dashboard.momentumSessions]);
    return row ?? { sessions: null, learner: null, wish: null };
  };
}
