import type { Module } from '../../platform/platform.ts';
import { erasePrivilegeOf, maybePrivilege } from './store.ts';

export { type Entitlement, entitlementOf } from './service.ts';
export { addPrivilege } from './store.ts';

/** What a student may use: so far the addresses with unlimited sessions. */
export const billingModule = (): Module => ({
  name: 'billing',
  routes: [],
  jobs: {},
  personalData: {
    exportOf: async (db, { provedEmail }) => ({
      privilege: provedEmail ? await maybePrivilege(db, provedEmail) : null,
    }),
    erase: erasePrivilegeOf,
  },
});
