import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';

const time = z.iso.datetime();

/** State of the Gmail mailbox that sends the product's mail. */
export const mailboxState = z.object({
  /** Whether this server has a Google client id and secret. */
  configured: z.boolean(),
  connection: z
    .object({
      address: z.string(),
      connected_at: time,
      /** When Google withdrew the access; the mailbox must be connected again. */
      withdrawn_at: time.nullable(),
    })
    .nullable(),
});
export type MailboxState = z.infer<typeof mailboxState>;

/** Connecting the Gmail mailbox that sends the product's mail. Not a way to sign in. */
export const mailbox = {
  'GET /auth/gmail/authorize': {
    access: 'admin',
    summary: "Address of Google's consent page for sending mail; valid once, for ten minutes",
    limit: 'read',
    audit: { action: 'mailbox.authorize' },
    reply: z.object({ authorization_url: z.url() }),
  },
  'POST /auth/gmail/callback': {
    access: 'admin',
    summary: 'Connects the mailbox with the authorization code from Google',
    audit: { action: 'mailbox.connect' },
    body: z.object({
      authorization_code: z.string().trim().min(1).max(2000),
      /** The state returned by Google; the call is refused without it or with another one. */
      state: z.string().max(200).optional(),
    }),
    reply: z.object({ message: z.string() }),
  },
  'GET /auth/gmail/connection': {
    access: 'admin',
    summary: 'The connected mailbox and its state',
    limit: 'read',
    reply: mailboxState,
  },
  'DELETE /auth/gmail/connection': {
    access: 'admin',
    summary: 'Disconnects the mailbox and revokes the access at Google',
    audit: { action: 'mailbox.disconnect' },
    reply: z.object({ message: z.string() }),
  },
  'POST /auth/gmail/test-mail': {
    access: 'admin',
    summary: 'Sends a test mail to the caller through the queue of all mail',
    audit: { action: 'mailbox.test' },
    reply: z.object({ message: z.string() }),
  },
} as const satisfies Endpoints;
