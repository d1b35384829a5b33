import { auth as endpoints } from '@twelvefold/contract';
import { routesFor } from '../../platform/http/endpoint-handlers.ts';
import { finishReset, finishSignUp, verifyEmail } from './proving.ts';
import { type Auth, beginSignUp, login, logout, register, requestReset, sendCodeAgain } from './service.ts';

const resetRequested = 'If an account with this email exists, a password reset code has been sent.';

export const authRoutes = (auth: Auth) =>
  routesFor(endpoints, {
    'GET /auth/me': (_, { user }) => user,
    'POST /auth/login': ({ body }, { now }) => login(auth, body, now),
    'POST /auth/logout': async (_, { user, tokenHash }) => {
      await logout(auth, user, tokenHash);
      return { message: 'Signed out' };
    },
    'POST /auth/register': ({ body }, { now }) => register(auth, body, now),
    'POST /auth/send-verification-code': async ({ body: { name, email, password } }, { now }) => {
      await beginSignUp(auth, { full_name: name, email, password }, now);
      return { message: 'Verification code sent successfully' };
    },
    'POST /auth/resend-verification-code': async ({ body }, { now }) => {
      await sendCodeAgain(auth, body.email, now);
      return { message: 'Verification code resent successfully' };
    },
    'POST /auth/signup-with-verification': ({ body }, { now }) => finishSignUp(auth, body, now),
    'POST /auth/verify-email': async ({ body }, { user, now }) => {
      const signedIn = await verifyEmail(auth, body.email, body.verification_code, user, now);
      return { ...signedIn, success: true as const, message: 'Email verification successful' };
    },
    'POST /auth/password-reset': async ({ body }, { now }) => {
      await requestReset(auth, body.email, now);
      return { message: resetRequested };
    },
    'POST /auth/password-reset-verify': async ({ body: { email, code, new_password } }, { now }) => {
      await finishReset(auth, { email, code, password: new_password }, now);
      return { message: 'Password reset successfully!' };
    },
  });
