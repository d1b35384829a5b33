import { z } from 'zod';
import { email, fullName, givenPassword, newPassword, secondFactorCode, sixDigits, user } from './auth.ts';
import { dataExport } from './data-export.ts';
import type { Endpoints } from './endpoint.ts';
import { figures } from './figures.ts';
import { securityEvent } from './security-log.ts';

const { least, most } = figures.account.phoneDigits;
const phonePattern = new RegExp(`^\\+?[0-9]{${least},${most}}$`);
const phoneWords = 'Please enter a valid phone number';

/** Digits with an optional plus; grouping characters are removed. An empty text clears the number. */
const phone = z
  .string({ error: phoneWords })
  .max(40, phoneWords)
  .overwrite(text => text.replace(/[\s().-]/g, ''))
  .refine(text => text === '' || phonePattern.test(text), phoneWords);

const message = z.object({ message: z.string() });
const confirmed = z.object({ password: givenPassword });

export const ownAccount = z.object({
  user,
  /** Whether news and offers may be mailed. */
  promotions: z.boolean(),
  created_at: z.iso.datetime(),
  /** Signed-in browsers, this one included. */
  browsers: z.int(),
  second_factor: z.object({
    on: z.boolean(),
    /** Unused recovery codes. */
    recovery_codes: z.int(),
    /** True for an administrator, who cannot switch it off. */
    required: z.boolean(),
  }),
});
export type OwnAccount = z.output<typeof ownAccount>;

export const signInNow = z.object({
  id: z.uuid(),
  /** Whether this is the browser of the call. */
  current: z.boolean(),
  /** Browser and system at sign-in, such as 'Chrome on Windows'. */
  browser: z.string(),
  /** IP address at sign-in; for IPv6 its /64 network. */
  address: z.string(),
  signed_in_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
});
export type SignInNow = z.output<typeof signInNow>;

/** A new secret for an authenticator app. */
export const secondFactorSetUp = z.object({
  /** Base32, for typing. */
  secret: z.string(),
  /** `otpauth://totp/…`, the content of the QR code. */
  uri: z.string(),
  /** The QR code: a square of `size` units with its dark parts as an SVG path. */
  qr: z.object({ size: z.int(), path: z.string() }),
});
export type SecondFactorSetUp = z.output<typeof secondFactorSetUp>;

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const account = {
  'GET /account': {
    access: 'student',
    summary: 'The account of the caller',
    limit: 'read',
    reply: ownAccount,
  },
  'PATCH /account': {
    access: 'student',
    summary:
      'Change name, phone or settings; a prepared pack is planned again when adaptive practice is switched',
    limit: 'read',
    body: z.object({
      full_name: fullName.optional(),
      phone: phone.nullable().optional(),
      adaptive_enabled: z.boolean().optional(),
      promotions: z.boolean().optional(),
    }),
    reply: ownAccount,
  },
  'POST /account/password': {
    access: 'student',
    idempotencyKey: true,
    summary: 'Change the password; every other browser is signed out',
    limit: 'login',
    body: z.object({ current_password: givenPassword, new_password: newPassword }),
    reply: message,
  },
  'POST /account/email': {
    access: 'student',
    summary: 'Mail a code to a new address of the account',
    limit: 'sendCode',
    body: confirmed.extend({ email }),
    reply: message,
  },
  'POST /account/email/confirm': {
    access: 'student',
    idempotencyKey: true,
    summary: 'Change the address with the code mailed to the new one; every other browser is signed out',
    limit: 'checkCode',
    body: z.object({ email, code: sixDigits }),
    reply: ownAccount,
  },
  'POST /account/sign-out-everywhere': {
    access: 'student',
    summary: 'Sign out every browser, this one too',
    limit: 'login',
    reply: message,
  },
  'GET /account/sign-ins': {
    access: 'student',
    summary: 'The browsers that are signed in',
    limit: 'read',
    reply: z.object({ sign_ins: z.array(signInNow) }),
  },
  'DELETE /account/sign-ins/:id': {
    access: 'student',
    summary: 'Sign out one browser',
    limit: 'read',
    params: z.object({ id: z.uuid() }),
    reply: message,
  },
  'GET /account/security-log': {
    access: 'student',
    summary: 'Security events of the account, newest first',
    limit: 'read',
    reply: z.object({ events: z.array(securityEvent).max(figures.account.securityLogShown) }),
  },
  'POST /account/second-factor': {
    access: 'student',
    summary: 'Begin to set up a second factor: a new secret, active once a code of it is confirmed',
    limit: 'login',
    body: confirmed,
    reply: secondFactorSetUp,
  },
  'POST /account/second-factor/confirm': {
    access: 'student',
    idempotencyKey: true,
    summary: 'Switch the second factor on with its first code; every other browser is signed out',
    limit: 'login',
    body: z.object({ code: secondFactorCode }),
    reply: recoveryCodes,
  },
  'POST /account/second-factor/recovery-codes': {
    access: 'student',
    idempotencyKey: true,
    summary: 'Make new recovery codes; earlier ones stop working',
    limit: 'login',
    body: confirmed,
    reply: recoveryCodes,
  },
  'POST /account/second-factor/off': {
    access: 'student',
    summary: 'Switch the second factor off',
    limit: 'login',
    body: confirmed.extend({ code: secondFactorCode }),
    reply: message,
  },
  'POST /account/export': {
    kind: 'file',
    media: 'application/json; charset=utf-8',
    access: 'student',
    summary: 'Everything the product keeps of the caller, as one JSON document; once a day',
    limit: 'login',
    body: confirmed.extend({
      /** Random id of the download: repeating it within the hour restarts a broken download. */
      download: z
        .string()
        .regex(/^[A-Za-z0-9_-]{22,128}$/)
        .optional(),
    }),
    reply: dataExport,
  },
  'POST /account/delete': {
    access: 'student',
    summary: 'Delete the account and its data at once and for good',
    limit: 'login',
    body: confirmed,
    reply: message,
  },
} as const satisfies Endpoints;
