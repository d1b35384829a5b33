/**
 * All refusals of the API with their HTTP status. The RFC 9457 problem details carry `code`, `status`, `title` and
 * `detail`, the words that a screen shows.
 */
export const errorStatus = {
  invalid_request: 400,
  request_timeout: 408,
  validation_failed: 422,
  payload_too_large: 413,
  unsupported_media_type: 415,
  not_authenticated: 401,
  invalid_credentials: 401,
  /** The password is right, and the account also requires a code. */
  second_factor_required: 401,
  second_factor_invalid: 401,
  /** The administrator has no second factor, and this installation requires one. */
  second_factor_missing: 403,
  access_denied: 403,
  account_suspended: 403,
  admin_required: 403,
  session_limit_reached: 403,
  not_found: 404,
  method_not_allowed: 405,
  pack_not_ready: 404,
  code_invalid: 400,
  code_attempts_exhausted: 400,
  password_refused: 422,
  position_not_open: 409,
  position_already_final: 409,
  session_not_finished: 409,
  session_finished: 409,
  nothing_to_practise: 409,
  /** The tutor still answers this student: at most one call for a question and two in all. */
  doubt_in_progress: 409,
  /** A call with the same idempotency key is still running. */
  request_in_progress: 409,
  /** An idempotency key was sent with a different body before. */
  idempotency_key_reused: 422,
  /** The object was changed by somebody else since it was read. */
  changed_meanwhile: 409,
  plan_not_available: 409,
  email_not_verified: 403,
  already_subscribed: 409,
  subscription_not_pausable: 409,
  subscription_not_cancellable: 409,
  payment_signature_invalid: 400,
  payment_unconfirmed: 502,
  payments_unavailable: 503,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** One refused field; `path` in dots, empty for the body as a whole. */
export interface FieldError {
  path: string;
  message: string;
}

/** RFC 9457 problem details, content type `application/problem+json`. The request id travels as a header. */
export interface Problem {
  type: 'about:blank';
  status: number;
  title: string;
  detail: string;
  code: ErrorCode;
  errors?: FieldError[];
  /** Attempts left for the code, when the call checks a code. */
  attempts_remaining?: number;
}
