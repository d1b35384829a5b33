import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';

/** Part of a question that a student reports as wrong. */
export const reportReason = z.enum(['answer', 'unclear', 'picture', 'other']);
export type ReportReason = z.infer<typeof reportReason>;

/** Answer of the team to a report: the question was kept, changed or retired. */
export const reportVerdict = z.enum(['kept', 'changed', 'retired']);
export type ReportVerdict = z.infer<typeof reportVerdict>;

export const answeredReport = z.object({
  question_id: z.uuid(),
  subcategory: z.string(),
  verdict: reportVerdict,
  answered_at: z.iso.datetime(),
});
export type AnsweredReport = z.output<typeof answeredReport>;

const answeredMost = 20;

const params = z.object({ question_id: z.uuid() });

/** Reports of questions by students. */
export const questionReports = {
  'GET /question-reports/answered': {
    access: 'student',
    summary: 'Answered reports that the caller has not dismissed, newest first',
    limit: 'read',
    reply: z.object({ reports: z.array(answeredReport).max(answeredMost) }),
  },
  'POST /question-reports/seen': {
    access: 'student',
    summary: 'Dismisses answered reports',
    limit: 'read',
    body: z.object({ question_ids: z.array(z.uuid()).min(1).max(answeredMost) }),
    reply: z.object({ success: z.literal(true) }),
  },
  'POST /questions/:question_id/report': {
    access: 'student',
    summary: 'Reports an answered or skipped question; a second call changes the reason',
    limit: 'questionReport',
    params,
    body: z.object({ reason: reportReason.nullable() }),
    reply: z.object({ reason: reportReason.nullable() }),
  },
  'DELETE /questions/:question_id/report': {
    access: 'student',
    summary: 'Withdraws a report',
    limit: 'questionReport',
    params,
    reply: z.object({ success: z.literal(true) }),
  },
} as const satisfies Endpoints;
