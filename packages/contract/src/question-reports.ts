import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';

/** What a student says is wrong with a question. */
export const reportReason = z.enum(['answer', 'unclear', 'picture', 'other']);
export type ReportReason = z.infer<typeof reportReason>;

const params = z.object({ question_id: z.uuid() });

/** Questions that students report. */
export const questionReports = {
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
