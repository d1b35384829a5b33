import type { Authenticate } from '../../platform/http/endpoint-handlers.ts';
import type { Module, Platform } from '../../platform/platform.ts';

export interface AuthModule extends Module {
  authenticate: Authenticate;
}

export const authModule = (_platform: Platform): AuthModule => ({
  name: 'auth',
  routes: [],
  jobs: {},
  authenticate: async () => null,
});
