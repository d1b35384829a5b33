import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';

/** What a student says is wrong with a question. */
export const reportReason = z.enum(['answer', 'unclear', 'picture', 'other']);
export type ReportReason = z.infer<typeof reportReason>;

/** What the team did with a reported question: it stays as it was, was changed, or is asked no more. */
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

/** Questions that students report. */
export const questionReports = {
  'GET /question-reports/answered': {
    access: 'student',
    summary: 'Reports of the caller that the team has answered and the caller has not put away, newest first',
    limit: 'read',
    reply: z.object({ reports: z.array(answeredReport).max(answeredMost) }),
  },
  'POST /question-reports/seen': {
    access: 'student',
    summary: 'Puts answered reports away',
    limit: 'read',
    body: z.object({ question_ids: z.array(z.uuid()).min(1).max(answeredMost) }),
    reply: z.object({ success: z.literal(true) }),
  },
  'POST /questions/:question_id/report': {
    access: 'student',
    summary: 'Reports a question the student has dealt with; again, it only changes what is said of it',
    limit: 'questionReport',
    params,
    body: z.object({ reason: reportReason.nullable() }),
    reply: z.object({ reason: reportReason.nullable() }),
  },
  'DELETE /questions/:question_id/report': {
    access: 'student',
    summary: 'Takes a report back',
    limit: 'questionReport',
    params,
    reply: z.object({ success: z.literal(true) }),
  },
} as const satisfies Endpoints;
