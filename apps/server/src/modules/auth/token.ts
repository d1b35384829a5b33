import { randomToken } from '../../platform/secrets.ts';

/* A bearer token: 22 characters of the student's id, so that it is looked up among theirs, then 43 random ones. */

const namedLength = 22;
const randomLength = 43;

export const tokenOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url') + randomToken();

/** The student's id in a token; null for tokens of an earlier release (they live for 30 days). */
export function studentOf(token: string): string | null {
  if (!/^[\w-]+$/.test(token) || token.length !== namedLength + randomLength) return null;
  const hex = Buffer.from(token.slice(0, namedLength), 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
