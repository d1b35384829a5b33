import { pageNotes as endpoints } from '@twelvefold/contract';
import { eq } from '../../platform/db/query.ts';
import { routesFor } from '../../platform/http/endpoint-handlers.ts';
import { job } from '../../platform/jobs/jobs.ts';
import type { Module, PersonalData, Platform } from '../../platform/platform.ts';
import { crashesFor, createCrashCounter, noteCrash } from './crashes.ts';
import { cleanNotes, mailReport, mailReportJob } from './jobs.ts';
import { pageNotes } from './schema.ts';
import { noteMismatch, noteQuestionAction, reportFailure } from './service.ts';
import { notesOf } from './store.ts';
import { createVitals, noteVitals } from './vitals.ts';

const personalData: PersonalData = {
  exportOf: async (db, { id }) => ({ page_notes: await notesOf(db, id) }),
  erase: async (tx, { id }) => {
    await tx.delete(pageNotes).where(eq(pageNotes.user_id, id));
  },
};

/** Notes reported by pages: stored for support, never trusted, deleted after some months. */
export const pageNotesModule = (platform: Platform): Module => {
  const { db } = platform;
  const vitals = createVitals();
  const crashes = createCrashCounter();
  return {
    name: 'page-notes',
    personalData,
    measures: [crashes.measure, vitals.measure],
    routes: routesFor(endpoints, {
      'POST /session/report-failure': ({ body }, { user, now }) => reportFailure(platform, user, body, now),
      'POST /log/question-action': ({ body }, { user, now }) => noteQuestionAction(db, user.id, body, now),
      'POST /telemetry/ui-mismatch': ({ body }, { user, now }) => noteMismatch(db, user.id, body, now),
      'POST /telemetry/crash': ({ body }, { now }) => noteCrash(platform, crashes, body, now),
      'POST /telemetry/vitals': ({ body }) => noteVitals(vitals, body.vitals),
      'GET /admin/page-crashes': () => crashesFor(platform),
    }),
    jobs: {
      [mailReportJob]: mailReport(platform),
      'practice.clean_notes': job({ cron: '17 * * * *', handle: (_data, { now }) => cleanNotes(db, now) }),
    },
  };
};
