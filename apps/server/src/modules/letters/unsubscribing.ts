import { type LetterKind, letterKind } from '@twelvefold/contract';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problems.ts';
import { sameSecret } from '../../platform/secrets.ts';

type Keyed = Pick<Platform, 'secrets'>;

const purpose = 'unsubscribe';
const named = (kind: LetterKind, userId: string) => `${kind}.${userId}`;

/** Unsubscribe token of one kind of mail and one student; it can do nothing else and never expires. */
export const tokenOf = ({ secrets }: Keyed, kind: LetterKind, userId: string): string =>
  `${named(kind, userId)}.${secrets.keyedHash(purpose, named(kind, userId))}`;

/** Kind and student of a token. Throws `not_found` for a foreign one. */
export function readToken({ secrets }: Keyed, token: string): { kind: LetterKind; userId: string } {
  const [kindGiven, userId = '', hash = ''] = token.split('.');
  const kind = letterKind.safeParse(kindGiven).data;
  const ours = kind && secrets.keyedHashes(purpose, named(kind, userId)).some(own => sameSecret(own, hash));
  if (!ours) throw notFound('This link is not complete. Copy the whole link from the email.');
  return { kind, userId };
}
