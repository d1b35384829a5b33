import { categories } from '@twelvefold/content';
import { type Band, figures, type Progress, type Stake } from '@twelvefold/contract';
import {
  type Bank,
  forecastScore,
  type LearnerState,
  LOWEST_PERCENTILE,
  marksAtStake,
  SCORE_ANSWERS,
  STAKE_TARGET,
  seededRandom,
} from '@twelvefold/engine';
import type { Db } from '../../platform/db/db.ts';
import { cellsOf, maybeWish } from '../learning/index.ts';
import { answersOf, learnedOf, paceOf, type SessionTotal, sessionTotals } from '../practice/index.ts';

const bands: readonly Band[] = ['Easy', 'Medium', 'Hard'];
const marksOfPaper = 3 * figures.exam.questions;
const wholePercent = (chance: number) => Math.round(100 * chance);
const tenth = (value: number) => Math.round(10 * value) / 10;

const sessionFigures = (session: SessionTotal): Progress['momentum'][number] => ({
  session_id: session.id,
  session_number: session.number,
  completed_at: session.completed_at.toISOString(),
  total_questions: session.total,
  correct_count: session.correct,
  incorrect_count: session.incorrect,
  skipped_count: session.skipped,
});

/** The subcategories with most at stake, of those with enough answers to speak of; not what would be shown as nothing. */
export function stakesOf(state: LearnerState, bank: Bank, now: Date): Stake[] {
  return marksAtStake(state, bank, now.getTime())
    .filter(({ n, marks }) => n >= figures.dashboard.claimAnswers && tenth(marks) > 0)
    .slice(0, figures.dashboard.stakes)
    .map(stake => {
      const tally = state.tallies[stake.code];
      return {
        subcategory_code: stake.code,
        subcategory_name: stake.name,
        category_name: stake.categoryName,
        marks: tenth(stake.marks),
        exam_questions: stake.weight,
        present_percent: wholePercent(stake.present),
        low_percent: wholePercent(stake.low),
        high_percent: wholePercent(stake.high),
        target_percent: wholePercent(STAKE_TARGET),
        correct_count: tally?.right ?? 0,
        incorrect_count: tally?.wrong ?? 0,
        last_answered_at: tally ? new Date(tally.lastAt).toISOString() : null,
      };
    });
}

/** The same answers give the same forecast, so that looking twice shows one number. */
function expectedOf(state: LearnerState, bank: Bank, pace: number, now: Date): Progress['expected'] {
  const random = seededRandom(state.answers);
  const forecast = forecastScore({ state, bank, now: now.getTime(), random, pace });
  return {
    answers: state.answers,
    answers_needed: SCORE_ANSWERS,
    forecast: forecast && {
      score: { ...forecast.score, of: marksOfPaper },
      percentile: {
        low: forecast.percentile.low === null ? null : tenth(forecast.percentile.low),
        high: forecast.percentile.high === null ? null : tenth(forecast.percentile.high),
        lowest_known: LOWEST_PERCENTILE,
      },
      attempted: Math.round(forecast.attempted),
      papers: forecast.papers,
    },
  };
}

async function lastSession(db: Db, userId: string, session: SessionTotal): Promise<Progress['last_session']> {
  const answers = await answersOf(db, userId, session.id);
  return {
    session_id: session.id,
    session_number: session.number,
    answers: answers.map(({ position, band, outcome, elapsed_ms }) => ({
      position,
      band,
      outcome,
      elapsed_ms,
    })),
  };
}

const nameOf = (code: string) =>
  categories.flatMap(category => category.subcategories).find(s => s.code === code)?.name ?? code;

/** Everything on the dashboard that the specified calls do not hold. */
export async function progressOf(db: Db, bank: Bank, userId: string, now: Date): Promise<Progress> {
  const sessions = await sessionTotals(db, userId, {
    kind: 'blueprint',
    most: figures.dashboard.momentumSessions,
  });
  const [latest] = await sessionTotals(db, userId, { most: 1 });
  const { state, totals } = await learnedOf(db, userId, now);
  const cells = cellsOf(totals);
  const wish = await maybeWish(db, userId);
  const of = (band: Band) => cells.filter(cell => cell.band === band);
  return {
    momentum: sessions.map(sessionFigures).reverse(),
    bands: bands.map(band => ({
      band,
      attempts: of(band).reduce((sum, { attempts }) => sum + attempts, 0),
      correct: of(band).reduce((sum, { correct }) => sum + correct, 0),
    })),
    last_session: latest ? await lastSession(db, userId, latest) : null,
    stakes: stakesOf(state, bank, now),
    expected: expectedOf(state, bank, (await paceOf(db, userId)) ?? 1, now),
    wished: wish === null ? null : { subcategory_code: wish, subcategory_name: nameOf(wish) },
  };
}
