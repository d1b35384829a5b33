import { z } from 'zod';

/** Security events of an account. */
export const securityEventKind = z.enum([
  'account_made',
  'address_proved',
  'signed_in',
  /** Signed in from a browser that the account did not know. */
  'signed_in_new_browser',
  'sign_in_failed',
  /** Too many failures: unknown browsers are blocked for the day. */
  'sign_in_closed',
  /** A mailed link made the browser a known one. */
  'browser_opened',
  /** The email address was changed. */
  'address_changed',
  'password_changed',
  'password_reset',
  /** A wrong password in a confirmation. */
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
  /** Number of failures: those of one hour and IP address are one event. */
  times: z.int().min(1),
  at: z.iso.datetime(),
  /** Browser and system, such as 'Chrome on Windows'. */
  browser: z.string(),
  /** IP address; for IPv6 its /64 network. */
  address: z.string(),
});
export type SecurityEvent = z.output<typeof securityEvent>;
