import type { ErrorCode } from '@twelvefold/contract/errors';

/** Troubles that never reach the server. */
export type ClientCode = 'offline' | 'timeout' | 'unexpected';

/** What a screen says when a refusal brings no words of its own. */
export const words: Record<ErrorCode | ClientCode, string> = {
  invalid_request: 'The request could not be read. Reload the page and try again.',
  request_timeout: 'The request took too long to arrive. Please try again.',
  validation_failed: 'Please check the marked fields.',
  payload_too_large: 'That is too large to send.',
  unsupported_media_type: 'That kind of file cannot be read here.',
  not_authenticated: 'Not authenticated. Please log in.',
  invalid_credentials: 'Invalid email or password',
  access_denied: 'You do not have access to this.',
  admin_required: 'Access denied. Admin privileges required.',
  session_limit_reached: 'You have used the sessions of your plan for now.',
  not_found: 'This is not here any more.',
  method_not_allowed: 'The request could not be read. Reload the page and try again.',
  pack_not_ready: 'Your next questions are not ready yet.',
  code_invalid: 'Invalid or expired verification code',
  code_attempts_exhausted: 'Maximum verification attempts reached. Please request a new code.',
  password_refused: 'This password cannot be used. Please choose another.',
  position_not_open: 'This question is not open yet.',
  position_already_final: 'This question is already answered.',
  session_not_finished: 'Some questions of this session are still open.',
  session_finished: 'This session is already finished.',
  request_in_progress: 'This is already being done. Please wait a moment.',
  idempotency_key_reused: 'The request could not be read. Reload the page and try again.',
  plan_not_available: 'This plan cannot be bought at the moment.',
  email_not_verified: 'Please verify your email address first.',
  already_subscribed: 'You have this plan already.',
  subscription_not_pausable: 'Only a running Pro Regular can be paused.',
  subscription_not_cancellable: 'You have no plan that renews.',
  payment_signature_invalid: 'Payment verification failed',
  payment_unconfirmed: 'Payment completed but verification failed. Please contact support.',
  payments_unavailable: 'Payment initiation failed',
  too_many_requests: 'Too many tries in a short time. Please wait a little and try again.',
  internal: 'Something went wrong on our side. Nothing you entered is lost. Please try again.',
  unavailable: 'The service is not available just now. Please try again in a minute.',
  offline: 'We could not reach the server. Check your connection and try again.',
  timeout: 'The server took too long to answer. Please try again.',
  unexpected: 'Something went wrong. Please try again.',
};
