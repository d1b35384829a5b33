import type { Db } from '../../platform/db/db.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import type { PlanningBank } from '../content/index.ts';
import { cleanNotes, mailReport, planPack } from './jobs.ts';
import { mailReportJob } from './notes.ts';
import { practiceRoutes } from './routes.ts';
import { type Practice, planPackJob } from './service.ts';

export { rebuildLearner, replayed } from './learner.ts';
export { studentsWithAnswers } from './store.ts';

interface Earlier {
  bank: PlanningBank;
  adaptiveFor(db: Db, userId: string): Promise<boolean>;
}

export function practiceModule(platform: Platform, { bank, adaptiveFor }: Earlier): Module {
  const { db, jobs, config } = platform;
  const practice: Practice = { db, jobs, bank, adaptiveFor, supportEmail: config.supportEmail };
  return {
    name: 'practice',
    routes: practiceRoutes(practice),
    jobs: {
      [planPackJob]: planPack(practice),
      [mailReportJob]: mailReport(platform),
      'practice.clean_notes': job({ cron: '17 * * * *', handle: (_data, { now }) => cleanNotes(db, now) }),
    },
  };
}
