import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';

const demoSignIn = z.object({ role: z.enum(['student', 'admin']), email: z.string(), password: z.string() });

/** Settings of this installation for the web; the server also writes them into every page as JSON. */
export const siteSettings = z.object({
  name: z.string(),
  supportEmail: z.string(),
  /** Demo sign-ins; null without a seeded demo. */
  demo: z.array(demoSignIn).max(2).nullable(),
});
export type SiteSettings = z.output<typeof siteSettings>;

export const site = {
  'GET /site': {
    access: 'public',
    summary: 'Name, support address and demo sign-ins',
    limit: 'read',
    reply: siteSettings,
  },
} as const satisfies Endpoints;
