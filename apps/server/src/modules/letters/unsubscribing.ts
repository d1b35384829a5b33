import { type LetterKind, letterKind } from '@twelvefold/contract';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problems.ts';
import { sameSecret } from '../../platform/secrets.ts';

type Keyed = Pick<Platform, 'secrets'>;

const purpose = 'unsubscribe';
const named = (kind: LetterKind, userId: string) => `${kind}.${userId}`;

/** Ends one kind of mail of one student, and does nothing else: it stands in each of them, and never ends. */
export const tokenOf = ({ secrets }: Keyed, kind: LetterKind, userId: string): string =>
  `${named(kind, userId)}.${secrets.keyedHash(purpose, named(kind, userId))}`;

/** Whose mails a token ends, and which; throws `not_found` for one that we did not make. */
export function readToken({ secrets }: Keyed, token: string): { kind: LetterKind; userId: string } {
  const [kindGiven, userId = '', hash = ''] = token.split('.');
  const kind = letterKind.safeParse(kindGiven).data;
  const ours = kind && secrets.keyedHashes(purpose, named(kind, userId)).some(own => sameSecret(own, hash));
  if (!ours) throw notFound('This link is not complete. Copy the whole link from the email.');
  return { kind, userId };
}
