import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';

const time = z.iso.datetime();

/** The Gmail mailbox that the product's mail leaves through. */
export const mailboxState = z.object({
  /** Whether this server has a client id and a secret for Google. */
  configured: z.boolean(),
  connection: z
    .object({
      address: z.string(),
      connected_at: time,
      /** Since when Google takes no mail of it any more: it has to be connected again. */
      withdrawn_at: time.nullable(),
    })
    .nullable(),
});
export type MailboxState = z.infer<typeof mailboxState>;

/** An administrator connects the mailbox that the product's mail leaves through. Nobody signs in this way. */
export const mailbox = {
  'GET /auth/gmail/authorize': {
    access: 'admin',
    summary: 'The page of Google where an administrator lets us send mail, good for ten minutes and once',
    limit: 'read',
    audit: { action: 'mailbox.authorize' },
    reply: z.object({ authorization_url: z.url() }),
  },
  'POST /auth/gmail/callback': {
    access: 'admin',
    summary: 'Connects the mailbox with what Google gave for it',
    audit: { action: 'mailbox.connect' },
    body: z.object({
      authorization_code: z.string().trim().min(1).max(2000),
      /** As Google handed it back; without it, or with another one, nothing is connected. */
      state: z.string().max(200).optional(),
    }),
    reply: z.object({ message: z.string() }),
  },
  'GET /auth/gmail/connection': {
    access: 'admin',
    summary: 'Which mailbox is connected, and how it stands',
    limit: 'read',
    reply: mailboxState,
  },
  'DELETE /auth/gmail/connection': {
    access: 'admin',
    summary: 'Disconnects the mailbox and gives the access back to Google',
    audit: { action: 'mailbox.disconnect' },
    reply: z.object({ message: z.string() }),
  },
  'POST /auth/gmail/test-mail': {
    access: 'admin',
    summary: 'Mails the caller, on the way that all mail takes',
    audit: { action: 'mailbox.test' },
    reply: z.object({ message: z.string() }),
  },
} as const satisfies Endpoints;
