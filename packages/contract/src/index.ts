import { account } from './account.ts';
import { admin } from './admin.ts';
import { auth } from './auth.ts';
import { billing } from './billing.ts';
import { businessDesk } from './business-desk.ts';
import { dashboard } from './dashboard.ts';
import { doubts } from './doubts.ts';
import { feedback } from './feedback.ts';
import { history } from './history.ts';
import { learning } from './learning.ts';
import { lessons } from './lessons.ts';
import { letters } from './letters.ts';
import { mailbox } from './mailbox.ts';
import { notebook } from './notebook.ts';
import { pageNotes } from './page-notes.ts';
import { people } from './people.ts';
import { practice } from './practice.ts';
import { privileges } from './privileges.ts';
import { pyq } from './pyq.ts';
import { questionDesk } from './question-desk.ts';
import { questionImports } from './question-imports.ts';
import { questionReports } from './question-reports.ts';
import { referrals } from './referrals.ts';
import { calibrationDesk, runningDesk } from './running-desk.ts';
import { sharing } from './sharing.ts';
import { site } from './site.ts';
import { studyPlans } from './study-plan.ts';

export * from './account.ts';
export * from './admin.ts';
export * from './auth.ts';
export * from './billing.ts';
export * from './business-desk.ts';
export * from './dashboard.ts';
export * from './data-export.ts';
export * from './doubts.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export * from './feedback.ts';
export * from './figures.ts';
export * from './history.ts';
export * from './learning.ts';
export * from './lessons.ts';
export * from './letters.ts';
export * from './mailbox.ts';
export * from './notebook.ts';
export * from './page-notes.ts';
export * from './people.ts';
export * from './plans.ts';
export * from './practice.ts';
export * from './privileges.ts';
export * from './pyq.ts';
export * from './question.ts';
export * from './question-desk.ts';
export * from './question-imports.ts';
export * from './question-reports.ts';
export * from './receipts.ts';
export * from './referrals.ts';
export * from './running-desk.ts';
export * from './security-log.ts';
export * from './session.ts';
export * from './sharing.ts';
export * from './site.ts';
export * from './study-plan.ts';
export type { AskedLine, JudgedLine, LessonExample, LessonLine, LessonPicture } from './worked-example.ts';

/** Every call of the API, keyed `'METHOD /path'`. */
export const api = {
  ...account,
  ...admin,
  ...auth,
  ...billing,
  ...businessDesk,
  ...calibrationDesk,
  ...dashboard,
  ...doubts,
  ...feedback,
  ...history,
  ...learning,
  ...lessons,
  ...letters,
  ...mailbox,
  ...notebook,
  ...pageNotes,
  ...people,
  ...practice,
  ...privileges,
  ...pyq,
  ...questionDesk,
  ...questionImports,
  ...questionReports,
  ...referrals,
  ...runningDesk,
  ...sharing,
  ...site,
  ...studyPlans,
} as const;
export type Api = typeof api;
