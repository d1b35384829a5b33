import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Fields redacted in logged objects. */
const secretFields = [
  'password',
  'new_password',
  'code',
  'verification_code',
  'token',
  'access_token',
  'authorization',
  'body',
];

export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: secretFields.flatMap(field => [field, `*.${field}`]), censor: '[redacted]' },
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

interface Described {
  type: string;
  message: string;
  /** `ECONNREFUSED`, `23505`; not named `code`, which is redacted as a sign-in code. */
  errorCode?: unknown;
  table?: unknown;
  constraint?: unknown;
  stack: string;
  cause?: Described;
}

/** An error, or the job queue's copy of one. */
type ErrorLike = Pick<Error, 'message'> & Partial<Error>;
const isErrorLike = (error: unknown): error is ErrorLike =>
  typeof error === 'object' && error !== null && typeof (error as { message?: unknown }).message === 'string';

/** A mail server's refusal quotes the address. */
const withoutAddresses = (words: string) => words.replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '[address]');

/**
 * An error for the log. Query errors carry parameters (personal data, secrets) in message and stack: only the statement
 * is kept. Mail addresses are removed.
 */
export function describeError(error: unknown): Described {
  if (!isErrorLike(error)) return { type: typeof error, message: 'not an error object', stack: '' };
  const { query, code, table, constraint } = error as ErrorLike & Record<string, unknown>;
  const message = typeof query === 'string' ? `Failed query: ${query}` : withoutAddresses(error.message);
  const frames = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line));
  return {
    type: error.name ?? 'Error',
    message,
    ...(code !== undefined && { errorCode: code }),
    ...(table !== undefined && { table }),
    ...(constraint !== undefined && { constraint }),
    stack: frames.join('\n'),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
