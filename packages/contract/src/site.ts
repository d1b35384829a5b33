import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';

const demoSignIn = z.object({ role: z.enum(['student', 'admin']), email: z.string(), password: z.string() });

/** What the pages need to know of this installation; also written into every page as JSON by the server. */
export const siteSettings = z.object({
  name: z.string(),
  supportEmail: z.string(),
  /** The demo sign-ins, or null where no demo is seeded. */
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
