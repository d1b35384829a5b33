import { z } from 'zod';
import { emailPattern } from './address.ts';
import type { Endpoints } from './endpoint.ts';
import { figures } from './figures.ts';

const { rowsMost, notesMost } = figures.admin;
const required = 'Email address is required';
const invalid = 'Please enter a valid email address';

export const privilegedEmail = z.object({
  id: z.uuid(),
  email: z.string(),
  notes: z.string(),
  /** Email address of the admin, or a placeholder for a deleted account. */
  added_by_admin: z.string(),
  created_at: z.iso.datetime(),
});
export type PrivilegedEmail = z.infer<typeof privilegedEmail>;

/** Email addresses with unlimited sessions. */
export const privileges = {
  'GET /admin/privileges': {
    access: 'admin',
    summary: 'The addresses with unlimited sessions, the newest first',
    limit: 'read',
    query: z.object({ filter: z.string().trim().max(254).optional() }),
    reply: z.object({ privileges: z.array(privilegedEmail).max(rowsMost), total: z.int() }),
  },
  'POST /admin/privileges': {
    access: 'admin',
    summary: 'Gives an address unlimited sessions; an existing row is returned unchanged',
    audit: { action: 'privileges.add', object: ['id'] },
    body: z.object({
      email: z
        .string({ error: required })
        .trim()
        .min(1, required)
        .max(figures.account.emailMost, invalid)
        .regex(emailPattern, invalid),
      notes: z.string().trim().max(notesMost, `Notes can be at most ${notesMost} characters long`).nullish(),
    }),
    reply: privilegedEmail,
  },
  'DELETE /admin/privileges/:id': {
    access: 'admin',
    summary: 'Removes unlimited sessions from an address',
    audit: { action: 'privileges.remove', object: ['id'] },
    params: z.object({ id: z.uuid() }),
    reply: z.object({ success: z.literal(true) }),
  },
} as const satisfies Endpoints;
