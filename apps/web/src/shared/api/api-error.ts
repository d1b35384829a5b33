import type { ErrorCode, FieldError, Problem } from '@twelvefold/contract/errors';
import { type ClientCode, words } from '../words/words.ts';

/** A failed call, with words that a screen can show. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | ClientCode;
  /** HTTP status; 0 without a response from our server. */
  readonly status: number;
  /** The server's words; null when it sent none. */
  readonly detail: string | null;
  readonly errors: FieldError[];
  readonly attemptsRemaining: number | null;
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter: number | null;

  constructor(
    code: ErrorCode | ClientCode,
    status: number,
    given: {
      detail?: string | null;
      errors?: FieldError[];
      attemptsRemaining?: number | null;
      retryAfter?: number | null;
      cause?: unknown;
    } = {},
  ) {
    super(given.detail ?? words[code], { cause: given.cause });
    this.code = code;
    this.status = status;
    this.detail = given.detail ?? null;
    this.errors = given.errors ?? [];
    this.attemptsRemaining = given.attemptsRemaining ?? null;
    this.retryAfter = given.retryAfter ?? null;
  }
}

/** Whether the server may have done the call, or may do it later: no reply of its own arrived, or a failure (5xx). */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && String(value.code) in words;

/** Whether our server sent the response. It marks each one; a proxy or a hotel's network does not. */
export const isOurs = (response: Response): boolean => response.headers.get('x-twelvefold') === '1';

/** Seconds to wait, from `Retry-After`. */
export function retryAfterOf(response: Response): number | null {
  const wait = Number(response.headers.get('retry-after'));
  return Number.isFinite(wait) && wait > 0 ? wait : null;
}

/**
 * The error of a response that our server did not send, such as a captive portal's: the call may or may not have been
 * done. A gateway's 5xx is `unavailable`.
 */
export function notOurs(response: Response): ApiError {
  const given = { retryAfter: retryAfterOf(response) };
  return response.status >= 500
    ? new ApiError('unavailable', response.status, given)
    : new ApiError('intercepted', 0, given);
}

/** The error of a problem document; a refusal without one gets a code by its status. */
export function refusalIn(body: unknown, status: number, retryAfter: number | null): ApiError {
  if (!isProblem(body))
    return new ApiError(status >= 500 ? 'unavailable' : 'unexpected', status, { retryAfter });
  return new ApiError(body.code, status, {
    detail: body.detail || null,
    errors: body.errors ?? [],
    attemptsRemaining: body.attempts_remaining ?? null,
    retryAfter,
  });
}

/** Words for any failure: the server's, else those of a network failure, else `fallback`. */
export function wordsFor(error: unknown, fallback: string = words.unexpected): string {
  if (!(error instanceof ApiError)) return fallback;
  if (error.detail) return error.detail;
  return error.status === 0 ? error.message : fallback;
}
