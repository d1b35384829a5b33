/**
 * Network errors and the classes of SQLSTATE that mean 'not now' rather than 'wrong': 08, 53, 57P0x, 57014, and 25006,
 * the answer to a write of a server that was the primary until a moment ago.
 */
const networkCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOSPC',
];
export const readOnlyState = '25006';
const outageState = /^(08|53|57P0|57014|25006)/;
const outageWords =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** Whether an error, or a cause of it, says that the database cannot be reached at the moment, or takes no writes. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && (networkCodes.includes(code) || outageState.test(code))) return true;
  if (outageWords.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some(isOutage)) return true;
  return isOutage(error.cause);
}

/** Whether what answered is a pooler, which keeps no settings for a connection. */
export const isPooler = (error: unknown): boolean =>
  error instanceof Error && (/unsupported startup parameter/.test(error.message) || isPooler(error.cause));

/** Whether a transaction lost against another one: serialization_failure or deadlock_detected. */
export const isConflict = (error: unknown): boolean => hasState(error, ['40001', '40P01']);

/** Whether a statement ran into its time limit (query_canceled), or the server said nothing for so long. */
export const isTimedOut = (error: unknown): boolean =>
  hasState(error, ['57014']) ||
  (error instanceof Error && (error.message === 'Query read timeout' || isTimedOut(error.cause)));

/** Whether a lock was not to be had within `lock_timeout`. */
export const isLocked = (error: unknown): boolean => hasState(error, ['55P03']);

function hasState(error: unknown, states: readonly string[]): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && states.includes(code)) || hasState(error.cause, states);
}

/** Whether a statement was refused by the named unique constraint or index. */
export function violates(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint: name } = error as { code?: unknown; constraint?: unknown };
  return (code === '23505' && name === constraint) || violates(error.cause, constraint);
}
