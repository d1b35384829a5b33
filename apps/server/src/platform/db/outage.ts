/** Network errors, and SQLSTATE classes for temporary trouble: 08, 53, 57P0x, 57014, and 25006 (a former primary). */
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

/** Whether an error, or a cause of it, says that the database is unreachable or takes no writes. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && (networkCodes.includes(code) || outageState.test(code))) return true;
  if (outageWords.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some(isOutage)) return true;
  return isOutage(error.cause);
}

/** Whether a pooler answered: it refuses settings at connection start. */
export const isPooler = (error: unknown): boolean =>
  error instanceof Error && (/unsupported startup parameter/.test(error.message) || isPooler(error.cause));

/** Whether a transaction lost against another: serialization_failure or deadlock_detected. */
export const isConflict = (error: unknown): boolean => hasState(error, ['40001', '40P01']);

/** Whether a statement reached its time limit (query_canceled), or the server stayed silent for that long. */
export const isTimedOut = (error: unknown): boolean =>
  hasState(error, ['57014']) ||
  (error instanceof Error && (error.message === 'Query read timeout' || isTimedOut(error.cause)));

/** Whether `lock_timeout` passed before a lock was free. */
export const isLocked = (error: unknown): boolean => hasState(error, ['55P03']);

function hasState(error: unknown, states: readonly string[]): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && states.includes(code)) || hasState(error.cause, states);
}

/** Whether the named unique constraint or index refused a statement. */
export function violates(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint: name } = error as { code?: unknown; constraint?: unknown };
  return (code === '23505' && name === constraint) || violates(error.cause, constraint);
}
