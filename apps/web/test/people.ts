import type { User } from '@twelvefold/contract';

/** A signed-in user, for tests that need any. */
export const asha: User = {
  id: '01980000-0000-7000-8000-000000000000',
  name: 'Asha',
  full_name: 'Asha Rao',
  email: 'asha@example.com',
  is_admin: false,
  email_verified: true,
  adaptive_enabled: true,
};
