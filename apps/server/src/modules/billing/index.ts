export { type Entitlement, entitlementOf } from './service.ts';
export { addPrivilege } from './store.ts';
