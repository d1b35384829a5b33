export { type AimEvidence, aimEvidence, evidenceOfLaws, type GivenAnswer, learningLaws } from './aim.ts';
export type { Belief } from './belief.ts';
export { type Chance, chanceOf, predict } from './chance.ts';
export { MOST_OF_A_TYPE } from './constants.ts';
export {
  type DifficultyEvidence,
  type LearntDifficulties,
  type LearntShift,
  learntDifficulties,
} from './difficulty.ts';
export { decodeLearner, encodeLearner } from './encoding.ts';
export {
  BANDS,
  type Band,
  type BandDifficulty,
  GUESS_FLOOR,
  type Item,
  type Outcome,
  PRIOR_BAND_DIFFICULTY,
  questionOf,
} from './item.ts';
export { type LearnerState, newLearner, type Tally } from './learner.ts';
export { type Mastery, mastery } from './mastery.ts';
export { type Evidence, type Observation, observe } from './observe.ts';
export { LOWEST_PERCENTILE, MARKS_AT_PERCENTILE, type PercentileBand } from './percentile.ts';
export { type Bank, type Blueprint, buildBank, type SubcategoryShare } from './planner/bank.ts';
export type { DueMistake, MistakeCause } from './planner/mistake.ts';
export { EXAMPLES_OF_A_TYPE, isPaired } from './planner/pairs.ts';
export { planPack } from './planner/plan.ts';
export type { Pack, PlannedItem, PlanRequest } from './planner/request.ts';
export { worthOfAsking } from './planner/value.ts';
export { seededRandom } from './random.ts';
export { type Among, mistakeReason, type Reason, type ReasonFigures, reasonText } from './reasons.ts';
export { forecastScore, SCORE_ANSWERS, type ScoreForecast, type ScoreRequest, trueMarks } from './score.ts';
export { marksAtStake, STAKE_TARGET, type Stake } from './stakes.ts';
