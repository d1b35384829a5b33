import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';

const ok = z.object({ success: z.literal(true) });

/** What a student tells the planner. */
export const learning = {
  'POST /practice/wish': {
    access: 'student',
    summary: 'Ask for a subcategory in the next pack; a pack that is ready is planned again',
    limit: 'sessionStart',
    body: z.object({ subcategory_code: z.string().max(16) }),
    reply: ok,
  },
  'DELETE /practice/wish/:subcategory_code': {
    access: 'student',
    summary:
      'Take that wish back; a pack that is ready is planned again. Another wish, or none, stays as it is',
    limit: 'sessionStart',
    params: z.object({ subcategory_code: z.string().max(16) }),
    reply: ok,
  },
} as const satisfies Endpoints;
