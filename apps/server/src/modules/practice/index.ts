import type {
  CompleteResult,
  PracticeSession,
  Review,
  SimilarQuestion,
  SkipResult,
  SubmitResult,
  User,
} from '@twelvefold/contract';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import type { ItemRow } from '../content/index.ts';
import {
  type LearningModule,
  learnedOf as learnedFrom,
  lockStudent,
  type PracticeRecord,
  planAgain,
  rebuildLearner as rebuildFrom,
} from '../learning/index.ts';
import { answerStatements } from './answers/answer-statements.ts';
import { answersAfter, hasAnswered, told } from './answers/answer-store.ts';
import { complete, type Skip, type Submission, skip, submit } from './answers/answering.ts';
import { createCounters } from './answers/counters.ts';
import { answerOpenly, answerSimilar, similarQuestion, type Tried } from './answers/similar.ts';
import { learnDifficulties, learnDifficultiesJob } from './difficulty/difficulty.ts';
import { examplesRead } from './examples/example-store.ts';
import { itemsInMemory } from './items.ts';
import { practiceData } from './personal-data.ts';
import { practiceRoutes } from './routes.ts';
import { type Practice, startSession } from './sessions/service.ts';
import { limitStatus } from './sessions/session-limit.ts';
import { type StudyRequest, startMistakeSession, startStudySession } from './sessions/study.ts';
import { nextSessionNumber, seenSince, servedLately } from './store.ts';

export type { PlacedAnswer } from './answers/answer-store.ts';
export { overAnswers } from './answers/over-answers.ts';
export { judgeOpenly, type Tried } from './answers/similar.ts';
export { toldLine } from './examples/told-line.ts';
export { habitWords } from './pace/habits.ts';
export { timeLately } from './pace/lately.ts';
export { answersPerItem } from './personal-data.ts';
export { reviewed, reviewOf, servedOutside } from './questions.ts';
export {
  completedSessions,
  paceOf,
  type SessionTotal,
  type SlipTotal,
  sessionTotals,
  slipTotals,
  type TopicTotal,
  type TypePace,
  topicTotals,
  typePaces,
} from './record.ts';
/** For later modules that only read sessions and answers. */
export { answers, judgedAnswers, practiceSessions, sessionItems } from './schema.ts';
export { type Lately, latelyOf } from './sessions/lately.ts';
export { startedOfFreeWeek, usedUpDaysOf } from './sessions/session-limit.ts';
export { type DayWork, doneByDay, workByDay } from './sessions/study.ts';
export { answersWith, maybeOpenSession, type SessionKind } from './store.ts';

/** The reads that learning needs from sessions and answers. */
export const practiceRecord: PracticeRecord = {
  answersAfter,
  told,
  hasAnswered,
  nextSessionNumber,
  examplesRead,
  seenSince,
  servedLately,
};

/** A student's beliefs. */
export const learnedOf = (db: Db, userId: string, now: Date) => learnedFrom(db, practiceRecord, userId, now);

/** Rebuilds a student's beliefs from the answers; returns whether they were the same. */
export const rebuildLearner = (tx: Tx, userId: string, now: Date) =>
  rebuildFrom(tx, practiceRecord, userId, now);

interface Earlier {
  learning: LearningModule;
  focusOfUnit: Practice['focusOfUnit'];
}

export interface PracticeModule extends Module {
  /** A student's actions at a given time; the demo's history is made with them. */
  session: {
    start(user: User, now: Date): Promise<PracticeSession>;
    startStudy(user: User, request: StudyRequest, now: Date): Promise<PracticeSession>;
    /** A study session with twins of the student's open mistakes. */
    startMistakes(user: User, now: Date): Promise<PracticeSession>;
    submit(user: User, given: Submission, now: Date): Promise<SubmitResult>;
    skip(user: User, given: Skip, now: Date): Promise<SkipResult>;
    complete(user: User, sessionId: string, now: Date): Promise<CompleteResult>;
    completedOf(user: User): Promise<number>;
  };
  /** Twins of an answered question, tried outside of sessions. */
  similar: {
    give(user: User, questionId: string, now: Date): Promise<SimilarQuestion>;
    answer(user: User, questionId: string, given: Tried, now: Date): Promise<Review>;
    /** Answers a question of a public page. */
    answerOpenly(
      user: User,
      item: ItemRow,
      given: Tried,
      now: Date,
    ): Promise<{ review: Review; counted: boolean }>;
  };
  /** Plans a waiting pack again after a setting changed. */
  planWaitingAgain(tx: Tx, userId: string, now: Date): Promise<void>;
}

export function practiceModule(platform: Platform, { learning, focusOfUnit }: Earlier): PracticeModule {
  const { db } = platform;
  const practice: Practice = {
    ...learning.preparer,
    focusOfUnit,
    items: itemsInMemory(learning.preparer.bank),
    answers: answerStatements(platform),
    counters: createCounters(),
  };
  return {
    name: 'practice',
    session: {
      start: (user, now) => startSession(practice, user, now),
      startStudy: (user, request, now) => startStudySession(practice, user, request, now),
      startMistakes: (user, now) => startMistakeSession(practice, user, now),
      submit: (user, given, now) => submit(practice, user, given, now),
      skip: (user, given, now) => skip(practice, user, given, now),
      complete: (user, sessionId, now) => complete(practice, user, sessionId, now),
      completedOf: async user => (await limitStatus(db, user, platform.clock.now())).completed_sessions,
    },
    similar: {
      give: (user, questionId, now) => similarQuestion(practice, user, questionId, now),
      answer: (user, questionId, given, now) => answerSimilar(practice, user, questionId, given, now),
      answerOpenly: (user, item, given, now) => answerOpenly(practice, user, item, given, now),
    },
    planWaitingAgain: async (tx, userId, now) => {
      await lockStudent(tx, userId);
      await planAgain(practice, tx, userId, now);
    },
    personalData: practiceData,
    measures: practice.counters.measures,
    routes: practiceRoutes(practice),
    jobs: {
      [learnDifficultiesJob]: learnDifficulties(platform, () => practice.bank.lookAgain()),
    },
  };
}
