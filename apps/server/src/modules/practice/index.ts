import type { CompleteResult, PracticeSession, SkipResult, SubmitResult, User } from '@twelvefold/contract';
import type { Db, Tx } from '../../platform/db/db.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import type { PlanningBank } from '../content/index.ts';
import { complete, type Skip, type Submission, skip, submit } from './answering.ts';
import { planPackJob } from './ending.ts';
import { createExposure } from './exposure.ts';
import { historyRoutes } from './history.ts';
import { cleanNotes, mailReport, planPack } from './jobs.ts';
import { mailReportJob } from './notes.ts';
import { practiceData } from './personal-data.ts';
import { planAgain } from './planning.ts';
import { practiceRoutes } from './routes.ts';
import { type Practice, startSession } from './service.ts';
import { limitStatus } from './session-limit.ts';
import { lockStudent } from './store.ts';
import { type StudyRequest, startStudySession } from './study.ts';
import { practiceMeasures } from './totals.ts';

export { answersOf } from './answer-store.ts';
export { rebuildLearner } from './learner.ts';
export { maybePack, maybeWish } from './pack-store.ts';
export type { StudyFocus } from './planning.ts';
export { slowShare } from './recap.ts';
export {
  attemptTotals,
  completedSessions,
  learnerState,
  paceOf,
  type SessionTotal,
  type SlipTotal,
  sessionTotals,
  slipTotals,
  type TopicTotal,
  topicTotals,
} from './record.ts';
export { lockStudent, maybeOpenSession, studentsWithAnswers } from './store.ts';
export { type DayWork, workByDay } from './study.ts';
export { practiceMeasures } from './totals.ts';

interface Earlier {
  bank: PlanningBank;
  adaptiveFor(db: Db, userId: string): Promise<boolean>;
  /** Jobs of later modules that follow a completed session, each given `{ userId }`. */
  afterSession: readonly string[];
  focusOfUnit: Practice['focusOfUnit'];
}

export interface PracticeModule extends Module {
  /** What a student can do in a session, with the time given: the demo's history is made through it. */
  session: {
    start(user: User, now: Date): Promise<PracticeSession>;
    startStudy(user: User, request: StudyRequest, now: Date): Promise<PracticeSession>;
    submit(user: User, given: Submission, now: Date): Promise<SubmitResult>;
    skip(user: User, given: Skip, now: Date): Promise<SkipResult>;
    complete(user: User, sessionId: string, now: Date): Promise<CompleteResult>;
    completedOf(user: User): Promise<number>;
  };
  /** Plans a pack that waits again, since a setting it was planned by has changed. */
  planWaitingAgain(tx: Tx, userId: string, now: Date): Promise<void>;
}

export function practiceModule(
  platform: Platform,
  { bank, adaptiveFor, afterSession, focusOfUnit }: Earlier,
): PracticeModule {
  const { db, jobs, config } = platform;
  const practice: Practice = {
    db,
    jobs,
    bank,
    exposure: createExposure(),
    adaptiveFor,
    afterSession,
    focusOfUnit,
    supportEmail: config.supportEmail,
  };
  return {
    name: 'practice',
    session: {
      start: (user, now) => startSession(practice, user, now),
      startStudy: (user, request, now) => startStudySession(practice, user, request, now),
      submit: (user, given, now) => submit(practice, user, given, now),
      skip: (user, given, now) => skip(practice, user, given, now),
      complete: (user, sessionId, now) => complete(practice, user, sessionId, now),
      completedOf: async user => (await limitStatus(db, user, platform.clock.now())).completed_sessions,
    },
    planWaitingAgain: async (tx, userId, now) => {
      await lockStudent(tx, userId);
      await planAgain(practice, tx, userId, now);
    },
    personalData: practiceData,
    measures: practiceMeasures(db),
    routes: [...practiceRoutes(practice), ...historyRoutes(db)],
    jobs: {
      [planPackJob]: planPack(practice),
      [mailReportJob]: mailReport(platform),
      'practice.clean_notes': job({ cron: '17 * * * *', handle: (_data, { now }) => cleanNotes(db, now) }),
    },
  };
}
