import { auth } from '@twelvefold/contract';
import { routesFor } from '../../platform/http/endpoint-handlers.ts';
import type { AuthService } from './service.ts';

const resetRequested = 'If an account with this email exists, a password reset code has been sent.';

export const authRoutes = (service: AuthService) =>
  routesFor(auth, {
    'GET /auth/me': (_, { user }) => user,
    'POST /auth/login': ({ body }, { now }) => service.login(body, now),
    'POST /auth/logout': async (_, { user, tokenHash }) => {
      await service.logout(user, tokenHash);
      return { message: 'Signed out' };
    },
    'POST /auth/register': ({ body: { full_name, email, password } }, { now }) =>
      service.register({ fullName: full_name, email, password }, now),
    'POST /auth/send-verification-code': async ({ body: { name, email, password } }, { now }) => {
      await service.beginSignUp({ fullName: name, email, password }, now);
      return { message: 'Verification code sent successfully' };
    },
    'POST /auth/resend-verification-code': async ({ body }, { now }) => {
      await service.sendCodeAgain(body.email, now);
      return { message: 'Verification code resent successfully' };
    },
    'POST /auth/signup-with-verification': ({ body: { full_name, email, password, code } }, { now }) =>
      service.finishSignUp({ fullName: full_name, email, password, code }, now),
    'POST /auth/verify-email': async ({ body }, { user, now }) => {
      const signedIn = await service.verifyEmail(body.email, body.verification_code, user, now);
      return { ...signedIn, success: true as const, message: 'Email verification successful' };
    },
    'POST /auth/password-reset': async ({ body }, { now }) => {
      await service.requestReset(body.email, now);
      return { message: resetRequested };
    },
    'POST /auth/password-reset-verify': async ({ body: { email, code, new_password } }, { now }) => {
      await service.finishReset({ email, code, password: new_password }, now);
      return { message: 'Password reset successfully!' };
    },
  });
