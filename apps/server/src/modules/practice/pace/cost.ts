import { sql } from '../../../platform/db/query.ts';
import { rushedShare, slowShare } from '../../learning/index.ts';
import { judgedAnswers } from '../schema.ts';

/**
 * When a student hears of time, in the recap and on the dashboard. No clock runs in a session, so time is spoken of only
 * where it cost marks: a wrong answer that took well over its target time (it should have been left), or far too little of
 * it (it was not read to its end). A right answer has earned its time, and a skip costs nothing. Of right answers only the
 * habit is told, since in the exam it takes the time of other questions.
 */
interface Timed {
  outcome: string;
  elapsed_ms: number | null;
  target_seconds: number;
}

const share = ({ elapsed_ms, target_seconds }: Timed) => Number(elapsed_ms) / (1000 * target_seconds);

/** Wrong after well over the target time: leaving it would have saved a mark and minutes. */
export const wasLate = (answer: Timed): boolean =>
  answer.outcome === 'incorrect' && answer.elapsed_ms !== null && share(answer) > slowShare;

const wrong = sql`${judgedAnswers.outcome} = 'incorrect'`;
const targetMs = sql`1000::float8 * ${judgedAnswers.target_seconds}`;

/** The same in the database. */
export const isLate = sql`${wrong} and ${judgedAnswers.elapsed_ms} > ${slowShare}::float8 * ${targetMs}`;

/** Wrong before the question can have been read to its end. */
export const isRushed = sql`${wrong} and ${judgedAnswers.elapsed_ms} < ${rushedShare}::float8 * ${targetMs}`;
