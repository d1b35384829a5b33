import type { OwnAccount as OwnAccountReply, User } from '@twelvefold/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import type { OwnAccount, ProfileChange } from '../auth/index.ts';
import type { PracticeModule } from '../practice/index.ts';

/** What the calls of this module work with. */
export interface Needs {
  platform: Platform;
  own: OwnAccount;
  practice: PracticeModule;
  modules: readonly Module[];
}

async function view({ own }: Needs, db: Db, userId: string, now: Date): Promise<OwnAccountReply> {
  const { user, promotions, createdAt, browsers } = await own.profileOf(db, userId, now);
  return { user, promotions, created_at: createdAt.toISOString(), browsers };
}

export const profileOf = (needs: Needs, user: User, now: Date) =>
  view(needs, needs.platform.db, user.id, now);

interface Given {
  full_name?: string | undefined;
  phone?: string | null | undefined;
  adaptive_enabled?: boolean | undefined;
  promotions?: boolean | undefined;
}

const changeOf = ({ full_name, phone, adaptive_enabled, promotions }: Given): ProfileChange => ({
  ...(full_name !== undefined && { fullName: full_name }),
  ...(phone !== undefined && { phone: phone || null }),
  ...(adaptive_enabled !== undefined && { adaptiveEnabled: adaptive_enabled }),
  ...(promotions !== undefined && { promotions }),
});

/** Changes what is given. A pack that waits was planned by the old setting and is planned again. */
export async function changeProfile(
  needs: Needs,
  user: User,
  given: Given,
  now: Date,
): Promise<OwnAccountReply> {
  const { platform, own, practice } = needs;
  return platform.db.transaction(async tx => {
    await own.changeProfile(tx, user.id, changeOf(given), now);
    const switched = given.adaptive_enabled !== undefined && given.adaptive_enabled !== user.adaptive_enabled;
    if (switched) await practice.planWaitingAgain(tx, user.id, now);
    return view(needs, tx, user.id, now);
  });
}
