import { type Db, rowsOf } from '../../platform/db/db.ts';
import { isoTime } from '../../platform/db/fragments.ts';
import { sql } from '../../platform/db/query.ts';
import { type CellTotal, rushedShare, slowShare } from '../learning/index.ts';
import { isLate, isRushed } from './pace/cost.ts';
import { judgedAnswers, practiceSessions } from './schema.ts';
import type { SessionKind } from './store.ts';

/** Totals of a student's answers for later modules. An attempt is an answer; skips and failed pictures are not. */

const isAttempt = sql`${judgedAnswers.outcome} in ('correct', 'incorrect')`;
const subcategoryOf = sql`split_part(${judgedAnswers.type}, '.', 1) || '.' || split_part(${judgedAnswers.type}, '.', 2)`;

export interface SessionTotal {
  id: string;
  number: number;
  kind: SessionKind;
  completed_at: Date;
  total: number;
  correct: number;
  incorrect: number;
  skipped: number;
}

/** Completed sessions with their outcomes, newest first. */
export async function sessionTotals(db: Db, userId: string, most: number): Promise<SessionTotal[]> {
  const rows = await rowsOf<Omit<SessionTotal, 'completed_at'> & { completed_at: string }>(
    db.execute(sql`
      with latest as (
        select id, number, kind, completed_at, total from ${practiceSessions}
        where ${practiceSessions.user_id} = ${userId} and ${practiceSessions.status} = 'completed'
        order by completed_at desc, id desc limit ${most})
      select latest.id::text as id, latest.number, latest.kind, latest.total,
        ${isoTime(sql`latest.completed_at`)} as completed_at,
        (count(*) filter (where ${judgedAnswers.outcome} = 'correct'))::int as correct,
        (count(*) filter (where ${judgedAnswers.outcome} = 'incorrect'))::int as incorrect,
        (count(*) filter (where ${judgedAnswers.outcome} = 'skipped'))::int as skipped
      from latest left join ${judgedAnswers} on ${judgedAnswers.user_id} = ${userId} and ${judgedAnswers.session_id} = latest.id
      group by latest.id, latest.number, latest.kind, latest.completed_at, latest.total
      order by latest.completed_at desc, latest.id desc`),
  );
  return rows.map(row => ({ ...row, completed_at: new Date(row.completed_at) }));
}

/** Numbers of completed sessions, and of study sessions among them. */
export async function completedSessions(
  db: Db,
  userId: string,
): Promise<{ total_sessions: number; study_sessions: number }> {
  const [row] = await rowsOf<{ total_sessions: number; study_sessions: number }>(
    db.execute(sql`
      select count(*)::int as total_sessions,
        (count(*) filter (where ${practiceSessions.kind} = 'study'))::int as study_sessions
      from ${practiceSessions}
      where ${practiceSessions.user_id} = ${userId} and ${practiceSessions.status} = 'completed'`),
  );
  return row ?? { total_sessions: 0, study_sessions: 0 };
}

export interface TopicTotal extends Pick<CellTotal, 'subcategory' | 'band' | 'attempts' | 'correct'> {
  /**
   * True for the given sessions, false for earlier ones; null for open sessions, and for tries outside of sessions since
   * the first of the given ones.
   */
  recent: boolean | null;
  /** Wrong answers that were too slow, or too fast; 0 unless `recent`. */
  late: number;
  rushed: number;
}

/**
 * Attempts by subcategory and band: of the recent and open sessions and of tries since, counted from answers; of all
 * earlier ones, as the running totals minus those counts.
 */
export async function topicTotals(
  db: Db,
  userId: string,
  totals: readonly CellTotal[],
  recentIds: readonly string[],
): Promise<TopicTotal[]> {
  const counted = await rowsOf<TopicTotal>(
    db.execute(sql`
      select ${subcategoryOf} as subcategory, ${judgedAnswers.band} as band,
        case when ${isRecent(recentIds)} then true end as recent,
        count(*)::int as attempts, (count(*) filter (where ${judgedAnswers.outcome} = 'correct'))::int as correct,
        (count(*) filter (where ${isLate}))::int as late, (count(*) filter (where ${isRushed}))::int as rushed
      from ${judgedAnswers} where ${judgedAnswers.user_id} = ${userId} and ${isAttempt}
        and (${isRecent(recentIds)} or ${judgedAnswers.session_id} in (
          select ${practiceSessions.id} from ${practiceSessions}
          where ${practiceSessions.user_id} = ${userId} and ${practiceSessions.status} = 'planned')
          or ${judgedAnswers.session_id} is null and ${judgedAnswers.answered_at} >= (
            select min(${practiceSessions.created_at}) from ${practiceSessions}
            where ${practiceSessions.user_id} = ${userId} and ${practiceSessions.id} = ${among(recentIds)}))
      group by 1, 2, 3`),
  );
  const others = totals.map(all => {
    const { subcategory, band } = all;
    const parts = counted.filter(c => c.subcategory === subcategory && c.band === band);
    const beyond = (figure: 'attempts' | 'correct') =>
      parts.reduce((left, part) => left - part[figure], all[figure]);
    const [attempts, correct] = [beyond('attempts'), beyond('correct')];
    return { subcategory, band, recent: false, attempts, correct, late: 0, rushed: 0 };
  });
  return [...counted, ...others.filter(({ attempts }) => attempts > 0)];
}

export interface SlipTotal {
  misconception: string;
  subcategory: string;
  recent: boolean;
  count: number;
}

/** Attempts at a subcategory (given by one of its types) before a session, and including it. */
export interface RecordAround {
  type: string;
  before: { right: number; attempts: number };
  after: { right: number; attempts: number };
}

/** Records of every subcategory attempted in a session. Similar questions count like any answer. */
export async function recordsAround(db: Db, userId: string, sessionId: string): Promise<RecordAround[]> {
  const rows = await rowsOf<
    Record<'right_before' | 'before' | 'right' | 'attempts', number> & { type: string }
  >(
    db.execute(sql`
      with place as (
        select min(sequence) as first, max(sequence) as last from ${judgedAnswers}
        where ${judgedAnswers.user_id} = ${userId} and ${judgedAnswers.session_id} = ${sessionId})
      select min(${judgedAnswers.type}) as type,
        (count(*) filter (where ${judgedAnswers.sequence} < place.first))::int as before,
        (count(*) filter (where ${judgedAnswers.sequence} < place.first
          and ${judgedAnswers.outcome} = 'correct'))::int as right_before,
        count(*)::int as attempts,
        (count(*) filter (where ${judgedAnswers.outcome} = 'correct'))::int as right
      from ${judgedAnswers}, place
      where ${judgedAnswers.user_id} = ${userId} and ${judgedAnswers.sequence} <= place.last and ${isAttempt}
      group by ${subcategoryOf}
      having bool_or(${judgedAnswers.session_id} = ${sessionId})
      order by type`),
  );
  return rows.map(({ type, right_before, before, right, attempts }) => ({
    type,
    before: { right: right_before, attempts: before },
    after: { right, attempts },
  }));
}

/** Wrong answers of completed sessions by misconception. */
export async function slipTotals(db: Db, userId: string, recentIds: readonly string[]): Promise<SlipTotal[]> {
  return rowsOf<SlipTotal>(
    db.execute(sql`
      select ${judgedAnswers.misconception} as misconception, ${subcategoryOf} as subcategory,
        ${isRecent(recentIds)} as recent, count(*)::int as count
      from ${judgedAnswers}
      join ${practiceSessions} on ${practiceSessions.user_id} = ${judgedAnswers.user_id}
        and ${practiceSessions.id} = ${judgedAnswers.session_id}
      where ${judgedAnswers.user_id} = ${userId} and ${practiceSessions.status} = 'completed'
        and ${judgedAnswers.outcome} = 'incorrect' and ${judgedAnswers.misconception} is not null
      group by 1, 2, 3`),
  );
}

/** Pace of one type over completed sessions, from answers with a known time. */
export interface TypePace {
  type: string;
  right: number;
  /** Right and slow. */
  slow: number;
  wrong: number;
  /** Wrong and rushed. */
  rushed: number;
}

/** Pace of types with a slow right or a rushed wrong answer. */
export async function typePaces(db: Db, userId: string): Promise<TypePace[]> {
  return rowsOf<TypePace>(
    db.execute(sql`
      with timed as (
        select a.type, a.outcome = 'correct' as correct, a.elapsed_ms::float8 / (1000 * a.target_seconds) as share
        from ${judgedAnswers} a
        join ${practiceSessions} s on s.user_id = a.user_id and s.id = a.session_id and s.status = 'completed'
        where a.user_id = ${userId} and a.outcome in ('correct', 'incorrect') and a.elapsed_ms is not null)
      select type, (count(*) filter (where correct))::int as right,
        (count(*) filter (where correct and share > ${slowShare}::float8))::int as slow,
        (count(*) filter (where not correct))::int as wrong,
        (count(*) filter (where not correct and share < ${rushedShare}::float8))::int as rushed
      from timed group by type
      having bool_or(correct and share > ${slowShare}::float8) or bool_or(not correct and share < ${rushedShare}::float8)
      order by type`),
  );
}

/** Ids as one text parameter, which both databases accept. */
const among = (ids: readonly string[]) => sql`any (string_to_array(${ids.join(',')}, ',')::uuid[])`;
const isRecent = (ids: readonly string[]) => sql`${judgedAnswers.session_id} = ${among(ids)}`;

/** Latest attempts that determine the pace. */
const paceAttempts = 240;

/** Median share of the target time over the latest attempts; null without a known time. */
export async function paceOf(db: Db, userId: string): Promise<number | null> {
  const [row] = await rowsOf<{ pace: number | null }>(
    db.execute(sql`
      select percentile_cont(0.5) within group (order by share)::float8 as pace from (
        select ${judgedAnswers.elapsed_ms}::float8 / (1000 * ${judgedAnswers.target_seconds}) as share from ${judgedAnswers}
        where ${judgedAnswers.user_id} = ${userId} and ${isAttempt} and ${judgedAnswers.elapsed_ms} is not null
        order by ${judgedAnswers.sequence} desc limit ${paceAttempts}) as latest`),
  );
  return row?.pace ?? null;
}
