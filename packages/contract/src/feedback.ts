import { z } from 'zod';
import { email } from './auth.ts';
import type { Endpoints } from './endpoint.ts';
import { figures } from './figures.ts';

const { textMost } = figures.feedback;

/** Length in code points, so that most emojis count as one. */
const characters = (text: string) => [...text].length;

const text = z
  .string({ error: 'Feedback is required' })
  .trim()
  .min(1, 'Feedback is required')
  .refine(t => characters(t) <= textMost, `Feedback can be at most ${textMost} characters`);

export const feedback = {
  'POST /feedback': {
    access: 'public',
    idempotencyKey: true,
    summary: 'Feedback, also from visitors: stored and mailed to support',
    limit: 'feedback',
    body: z.object({ feedback: text, user_email: email.nullable() }),
    reply: z.object({ success: z.literal(true) }),
  },
} as const satisfies Endpoints;
