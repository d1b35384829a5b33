import { randomToken } from '../../platform/secrets.ts';

/* A bearer token names its student, so that it is looked for among theirs alone: 22 characters of the id, then 43 of chance. */

const namedLength = 22;
const randomLength = 43;

export const tokenOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url') + randomToken();

/** The id that a token names; null in a token of an earlier release, which named nobody and lives for 30 days. */
export function studentOf(token: string): string | null {
  if (!/^[\w-]+$/.test(token) || token.length !== namedLength + randomLength) return null;
  const hex = Buffer.from(token.slice(0, namedLength), 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
