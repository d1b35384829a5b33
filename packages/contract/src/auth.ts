import { z } from 'zod';
import { emailPattern } from './address.ts';
import type { Endpoints } from './endpoint.ts';
import { figures } from './figures.ts';

const { account } = figures;

const utf8Bytes = (text: string) => new TextEncoder().encode(text).length;

export const email = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, 'Email is required')
  .max(account.emailMost, 'Please enter a valid email address')
  .regex(emailPattern, 'Please enter a valid email address');

/** A password as typed: no trimming, no composition rules. */
export const givenPassword = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .refine(p => utf8Bytes(p) <= account.passwordMostBytes, 'Password is too long');

export const newPassword = givenPassword.refine(
  p => [...p].length >= account.passwordLeast,
  `Password must be at least ${account.passwordLeast} characters long`,
);

export const fullName = z
  .string({ error: 'Full name is required' })
  .trim()
  .min(1, 'Full name is required')
  .max(account.nameMost, `Full name can be at most ${account.nameMost} characters long`);

const codeText = 'Please enter a valid 6-digit verification code';
/** Code from a mail. */
export const sixDigits = z.string({ error: codeText }).regex(/^[0-9]{6}$/, codeText);

/** Six digits of an authenticator app, or a recovery code; spaces and dashes are ignored. */
export const secondFactorCode = z.string().max(40, 'This code is too long');

/** The user record a browser may hold. */
export const user = z.object({
  id: z.uuid(),
  name: z.string(),
  full_name: z.string(),
  email: z.string(),
  phone: z.string().nullable().optional(),
  is_admin: z.boolean(),
  email_verified: z.boolean(),
  adaptive_enabled: z.boolean(),
});
export type User = z.output<typeof user>;

export const signedIn = z.object({ access_token: z.string(), user });
export type SignedIn = z.output<typeof signedIn>;

const message = z.object({ message: z.string() });

export const auth = {
  'GET /auth/me': { access: 'student', summary: 'The signed-in user', reply: user },
  'POST /auth/login': {
    access: 'public',
    summary: 'Sign in',
    limit: 'login',
    body: z.object({ email, password: givenPassword, second_factor: secondFactorCode.optional() }),
    reply: signedIn,
  },
  'POST /auth/logout': { access: 'student', summary: 'Sign out this browser', reply: message },
  'POST /auth/register': {
    access: 'public',
    idempotencyKey: true,
    summary: 'Make an account with an unverified address',
    limit: 'register',
    body: z.object({ full_name: fullName, email, password: newPassword }),
    reply: signedIn,
  },
  'POST /auth/send-verification-code': {
    access: 'public',
    summary: 'Begin a sign-up: store it and mail a code',
    limit: 'sendCode',
    body: z.object({ name: fullName, email, password: newPassword }),
    reply: message,
  },
  'POST /auth/resend-verification-code': {
    access: 'public',
    summary: 'Mail a new code for a pending sign-up or an unverified account',
    limit: 'sendCode',
    body: z.object({ email }),
    reply: message,
  },
  'POST /auth/signup-with-verification': {
    access: 'public',
    idempotencyKey: true,
    summary: 'Finish a sign-up with its code',
    limit: 'checkCode',
    body: z.object({ full_name: fullName, email, password: newPassword, code: sixDigits }),
    reply: signedIn,
  },
  'POST /auth/verify-email': {
    access: 'public',
    idempotencyKey: true,
    summary: 'Verify an address with its code',
    limit: 'checkCode',
    body: z.object({ email, verification_code: sixDigits }),
    reply: signedIn.extend({ success: z.literal(true), message: z.string() }),
  },
  'POST /auth/password-reset': {
    access: 'public',
    summary: 'Mail a password reset code',
    limit: 'sendCode',
    body: z.object({ email }),
    reply: message,
  },
  'POST /auth/password-reset-verify': {
    access: 'public',
    idempotencyKey: true,
    summary: 'Set a new password with its code',
    limit: 'checkCode',
    body: z.object({ email, code: sixDigits, new_password: newPassword }),
    reply: message,
  },
  'POST /auth/known-browser': {
    access: 'public',
    summary:
      'Make this browser a known one with the link mailed to an owner locked out by failed sign-ins of others',
    limit: 'checkCode',
    body: z.object({ link: z.string().max(1000) }),
    reply: z.object({ email: z.string(), message: z.string() }),
  },
} as const satisfies Endpoints;
