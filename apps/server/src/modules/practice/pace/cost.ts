import { sql } from '../../../platform/db/query.ts';
import { rushedShare, slowShare } from '../../learning/index.ts';
import { judgedAnswers } from '../schema.ts';

/**
 * When recap and dashboard speak of time. No clock runs, so only where time cost marks: a wrong answer well over its
 * target time (should have been left) or far below it (not read to its end). Right answers earn their time and skips
 * cost nothing; of slow right answers only a habit is told, because in the exam it takes other questions' time.
 */
interface Timed {
  outcome: string;
  elapsed_ms: number | null;
  target_seconds: number;
}

const share = ({ elapsed_ms, target_seconds }: Timed) => Number(elapsed_ms) / (1000 * target_seconds);

/** Wrong and well over the target time. */
export const wasLate = (answer: Timed): boolean =>
  answer.outcome === 'incorrect' && answer.elapsed_ms !== null && share(answer) > slowShare;

const wrong = sql`${judgedAnswers.outcome} = 'incorrect'`;
const targetMs = sql`1000::float8 * ${judgedAnswers.target_seconds}`;

/** `wasLate` in SQL. */
export const isLate = sql`${wrong} and ${judgedAnswers.elapsed_ms} > ${slowShare}::float8 * ${targetMs}`;

/** SQL: wrong, and faster than the question can be read. */
export const isRushed = sql`${wrong} and ${judgedAnswers.elapsed_ms} < ${rushedShare}::float8 * ${targetMs}`;
