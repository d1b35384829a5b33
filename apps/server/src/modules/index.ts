import type { Authenticate } from '../platform/http/endpoint-handlers.ts';
import type { Module, Platform } from '../platform/platform.ts';
import { accountModule, eraseLeftoversJob } from './account/index.ts';
import { adminModule } from './admin/index.ts';
import { type AuthModule, authModule, userById } from './auth/index.ts';
import { type BillingModule, billingModule, planOf } from './billing/index.ts';
import { contentModule } from './content/index.ts';
import { dashboardModule } from './dashboard/index.ts';
import { type DoubtsModule, doubtsModule } from './doubts/index.ts';
import { feedbackModule } from './feedback/index.ts';
import { historyModule } from './history/index.ts';
import { learningModule, lockStudent } from './learning/index.ts';
import { lessonsModule } from './lessons/index.ts';
import { lettersModule } from './letters/index.ts';
import { mailboxModule } from './mailbox/index.ts';
import { notebookModule } from './notebook/index.ts';
import { pageNotesModule } from './page-notes/index.ts';
import { type PracticeModule, practiceModule, practiceRecord } from './practice/index.ts';
import { pyqModule } from './pyq/index.ts';
import { questionDeskModule } from './question-desk/index.ts';
import { type ReferralsModule, referralsModule } from './referrals/index.ts';
import { sharingModule } from './sharing/index.ts';
import { siteModule } from './site/index.ts';
import { focusOfUnit, type StudyPlanModule, studyPlanModule } from './study-plan/index.ts';

export interface Modules {
  modules: Module[];
  authenticate: Authenticate;
  auth: AuthModule;
  billing: BillingModule;
  referrals: ReferralsModule;
  practice: PracticeModule;
  studyPlan: StudyPlanModule;
  doubts: DoubtsModule;
}

/**
 * All modules, in the order in which they may read one another; a later one is given the earlier ones it uses:
 * `practiceModule(platform, { auth, content })`. The only place to add a module.
 */
export function createModules(platform: Platform): Modules {
  const auth = authModule(platform, { afterRemoval: eraseLeftoversJob, holdStudent: lockStudent });
  const content = contentModule(platform);
  const referrals = referralsModule(platform, { planOf });
  const billing = billingModule(platform, { referrals });
  const learning = learningModule(platform, {
    bank: content.bank,
    adaptiveFor: async (db, userId) => (await userById(db, userId)).adaptive_enabled,
    record: practiceRecord,
  });
  const practice = practiceModule(platform, {
    learning,
    focusOfUnit,
  });
  const studyPlan = studyPlanModule(platform, { bank: content.bank });
  const doubts = doubtsModule(platform, { practice });
  const dashboard = dashboardModule(platform, { preparer: learning.preparer });
  const earlier = [
    siteModule(platform),
    auth,
    content,
    pyqModule(platform),
    referrals,
    billing,
    pageNotesModule(platform),
    learning,
    practice,
    lessonsModule(platform, { practice }),
    notebookModule(platform, { practice }),
    studyPlan,
    historyModule(platform),
    doubts,
    questionDeskModule(platform, { bank: content.bank }),
    dashboard,
    lettersModule(platform, { dashboard }),
    sharingModule(platform, { dashboard }),
    feedbackModule(platform),
    mailboxModule(platform),
    adminModule(platform, { auth: auth.desk, billing: billing.desk, bank: content.bank }),
  ];
  const modules = [...earlier, accountModule(platform, { auth, practice, modules: earlier })];
  return { modules, authenticate: auth.authenticate, auth, billing, referrals, practice, studyPlan, doubts };
}
