import { categories, lessonNameOf } from '@twelvefold/content';
import { type Band, figures, type Progress, type Stake } from '@twelvefold/contract';
import {
  type Bank,
  type LearnerState,
  LOWEST_PERCENTILE,
  marksAtStake,
  SCORE_ANSWERS,
  type ScoreForecast,
  STAKE_TARGET,
} from '@twelvefold/engine';
import type { Db } from '../../platform/db/db.ts';
import type { PlanningBank } from '../content/index.ts';
import { cellsOf, decoded, isCurrent, type Preparer } from '../learning/index.ts';
import { learnedOf } from '../practice/index.ts';
import type { ForecastOf } from './forecasts.ts';
import type { progressStatement, ReadSession } from './progress-statement.ts';

export interface Dashboard {
  db: Db;
  bank: PlanningBank;
  preparer: Preparer;
  readProgress: ReturnType<typeof progressStatement>;
  forecastOf: ForecastOf;
}

const bands: readonly Band[] = ['Easy', 'Medium', 'Hard'];
const marksOfPaper = 3 * figures.exam.questions;
const wholePercent = (chance: number) => Math.round(100 * chance);
const tenth = (value: number) => Math.round(10 * value) / 10;

const sessionFigures = (session: ReadSession): Progress['momentum'][number] => ({
  session_id: session.id,
  session_number: session.number,
  completed_at: session.completed_at,
  total_questions: session.total,
  correct_count: session.correct,
  incorrect_count: session.incorrect,
  skipped_count: session.skipped,
});

/** Subcategories with the most marks at stake, among those with enough answers and at least 0.1 marks. */
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
        lesson: lessonNameOf(stake.code),
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

function expectedOf(state: LearnerState, forecast: ScoreForecast | null): Progress['expected'] {
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

const nameOf = (code: string) =>
  categories.flatMap(category => category.subcategories).find(s => s.code === code)?.name ?? code;

export const wishedOf = (code: string | null): Progress['wished'] =>
  code === null ? null : { subcategory_code: code, subcategory_name: nameOf(code) };

/** The parts of the dashboard that the specified endpoints lack. */
export async function progressOf(dashboard: Dashboard, userId: string, now: Date): Promise<Progress> {
  const { db, bank, readProgress, forecastOf } = dashboard;
  const items = await bank.current(db);
  const { sessions, learner, wish } = await readProgress(userId);
  const [latest] = sessions ?? [];
  const learned = learner && isCurrent(learner) ? decoded(learner) : await learnedOf(db, userId, now);
  const cells = cellsOf(learned.totals);
  const of = (band: Band) => cells.filter(cell => cell.band === band);
  return {
    momentum: (sessions ?? [])
      .filter(({ kind }) => kind === 'blueprint')
      .slice(0, figures.dashboard.momentumSessions)
      .map(sessionFigures)
      .reverse(),
    bands: bands.map(band => ({
      band,
      attempts: of(band).reduce((sum, { attempts }) => sum + attempts, 0),
      correct: of(band).reduce((sum, { correct }) => sum + correct, 0),
    })),
    last_session: latest
      ? { session_id: latest.id, session_number: latest.number, answers: latest.answers ?? [] }
      : null,
    stakes: stakesOf(learned.state, items, now),
    expected: expectedOf(learned.state, await forecastOf(userId, learned, items, now)),
    wished: wishedOf(wish),
  };
}
