import { STATUS_CODES } from 'node:http';
import { type ErrorCode, errorStatus, type FieldError, type Problem } from '@twelvefold/contract';

interface More {
  errors?: FieldError[];
  attemptsRemaining?: number;
  /** Seconds, at least 1; sent as `Retry-After`. */
  retryAfter?: number;
}

/** A refusal: answered as problem details with `words` as `detail`, which a screen may show. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly more: More;

  constructor(code: ErrorCode, words: string, more: More = {}) {
    super(words);
    this.name = 'AppError';
    this.code = code;
    this.more = more;
  }
}

export const notFound = (words = 'Not found') => new AppError('not_found', words);

/** One text for every fault: it reveals no cause. */
export const internalWords = 'Something went wrong on our side. Please try again.';
export const unavailableWords = 'The service is briefly unavailable. Please try again in a moment.';

/** Problem details (RFC 9457) of a refusal. */
export function problemOf(error: AppError): Problem {
  const status = errorStatus[error.code];
  return {
    type: 'about:blank',
    status,
    title: STATUS_CODES[status] ?? 'Error',
    detail: error.message,
    code: error.code,
    ...(error.more.errors && { errors: error.more.errors }),
    ...(error.more.attemptsRemaining !== undefined && { attempts_remaining: error.more.attemptsRemaining }),
  };
}
