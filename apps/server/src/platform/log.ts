import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Fields that are never written, wherever they stand in a logged object. */
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
  /** `ECONNREFUSED`, `23505`: by this name because `code` is what signs somebody in, and is struck out. */
  errorCode?: unknown;
  table?: unknown;
  constraint?: unknown;
  stack: string;
  cause?: Described;
}

/** An error, or the copy of one that the job queue hands on. */
type ErrorLike = Pick<Error, 'message'> & Partial<Error>;
const isErrorLike = (error: unknown): error is ErrorLike =>
  typeof error === 'object' && error !== null && typeof (error as { message?: unknown }).message === 'string';

/** What a mail server says of a refused mailbox names it. */
const withoutAddresses = (words: string) => words.replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '[address]');

/**
 * An error for the log. Query errors carry their parameters in message and stack, which may be personal data or
 * secrets: only the statement stays. Mail addresses are struck out.
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
