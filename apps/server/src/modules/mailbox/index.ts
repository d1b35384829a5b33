import { mailbox } from '@twelvefold/contract';
import { routesFor } from '../../platform/http/endpoint-handlers.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import { authorize, connect, connectionNow, disconnect, sendTestMail } from './service.ts';

/** The Gmail mailbox for the product's mail. */
export const mailboxModule = (platform: Platform): Module => ({
  name: 'mailbox',
  routes: routesFor(mailbox, {
    'GET /auth/gmail/authorize': (_, { user, now }) => authorize(platform, user, now),
    'POST /auth/gmail/callback': ({ body }, { user, now }) => connect(platform, user, body, now),
    'GET /auth/gmail/connection': () => connectionNow(platform),
    'DELETE /auth/gmail/connection': () => disconnect(platform),
    'POST /auth/gmail/test-mail': (_, { user }) => sendTestMail(platform, user),
  }),
  jobs: {},
});
