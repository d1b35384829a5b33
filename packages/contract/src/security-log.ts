import { z } from 'zod';

/** What is noted of an account's doors. */
export const securityEventKind = z.enum([
  'account_made',
  'address_proved',
  'signed_in',
  /** Signed in, in a browser the account did not know. */
  'signed_in_new_browser',
  'sign_in_failed',
  /** So many failures that strangers cannot try any more that day. */
  'sign_in_closed',
  /** A browser that the link of a mail made a known one. */
  'browser_opened',
  /** The account has another address. */
  'address_changed',
  'password_changed',
  'password_reset',
  /** A wrong password where it is asked for again. */
  'password_refused',
  'second_factor_on',
  'second_factor_off',
  'second_factor_failed',
  'recovery_code_used',
  'recovery_codes_made',
  'sign_in_ended',
  'signed_out_everywhere',
  'data_exported',
  'rights_given',
  'rights_taken',
  'account_closed',
  'account_suspended',
  'account_restored',
  'account_terminated',
]);
export type SecurityEventKind = z.output<typeof securityEventKind>;

export const securityEvent = z.strictObject({
  kind: securityEventKind,
  /** Failures of one hour and address are one event. */
  times: z.int().min(1),
  at: z.iso.datetime(),
  /** What the browser calls itself. */
  browser: z.string(),
  /** Its address, or the /64 network of it. */
  address: z.string(),
});
export type SecurityEvent = z.output<typeof securityEvent>;
