import { auth as endpoints } from '@twelvefold/contract';
import { routesFor } from '../../platform/http/endpoint-handlers.ts';
import { openByLink } from './doors.ts';
import { finishReset, finishSignUp, verifyEmail } from './proving.ts';
import { type Auth, beginSignUp, login, logout, register, requestReset, sendCodeAgain } from './service.ts';

const resetRequested = 'If an account with this email exists, a password reset code has been sent.';

export const authRoutes = (auth: Auth) =>
  routesFor(endpoints, {
    'GET /auth/me': (_, { user }) => user,
    'POST /auth/login': ({ body }, { browser, now }) => login(auth, body, browser, now),
    'POST /auth/logout': async (_, { user, tokenHash }) => {
      await logout(auth, user, tokenHash);
      return { message: 'Signed out' };
    },
    'POST /auth/register': ({ body }, { browser, now }) => register(auth, body, browser, now),
    'POST /auth/send-verification-code': async ({ body: { name, email, password } }, { browser, now }) => {
      await beginSignUp(auth, { full_name: name, email, password }, browser, now);
      return { message: 'Verification code sent successfully' };
    },
    'POST /auth/resend-verification-code': async ({ body }, { now }) => {
      await sendCodeAgain(auth, body.email, now);
      return { message: 'Verification code resent successfully' };
    },
    'POST /auth/signup-with-verification': ({ body }, { browser, now }) =>
      finishSignUp(auth, body, browser, now),
    'POST /auth/verify-email': async ({ body }, { user, browser, now }) => {
      const given = { email: body.email, code: body.verification_code };
      const signedIn = await verifyEmail(auth, given, user, browser, now);
      return { ...signedIn, success: true as const, message: 'Email verification successful' };
    },
    'POST /auth/password-reset': async ({ body }, { browser, now }) => {
      await requestReset(auth, body.email, browser, now);
      return { message: resetRequested };
    },
    'POST /auth/password-reset-verify': async ({ body: { email, code, new_password } }, { browser, now }) => {
      await finishReset(auth, { email, code, password: new_password }, browser, now);
      return { message: 'Password reset successfully!' };
    },
    'POST /auth/known-browser': async ({ body }, { browser, now }) => ({
      email: await openByLink(auth, body.link, browser, now),
      message: 'This browser is known now. Sign in, or reset your password.',
    }),
  });
