import type { OwnAccount, SignInNow, User } from '@twelvefold/contract';
import type { Module, Platform } from '../../platform/platform.ts';
import {
  changeProfile as changeAccount,
  ownProfile,
  type ProfileChange,
  type SignInRow,
  secondFactorRequired,
} from '../auth/index.ts';
import type { PracticeModule } from '../practice/index.ts';

/** Dependencies of this module. */
export interface Needs {
  platform: Platform;
  practice: PracticeModule;
  modules: readonly Module[];
}

async function view(platform: Platform, userId: string, now: Date): Promise<OwnAccount> {
  const { created_at, second_factor, ...profile } = await ownProfile(platform.db, userId, now);
  const required = secondFactorRequired(platform, profile.user);
  return {
    ...profile,
    created_at: created_at.toISOString(),
    second_factor: { ...second_factor, required },
  };
}

export const profileOf = ({ platform }: Needs, user: User, now: Date) => view(platform, user.id, now);

interface Given {
  full_name?: string | undefined;
  phone?: string | null | undefined;
  adaptive_enabled?: boolean | undefined;
  promotions?: boolean | undefined;
}

const changeOf = ({ full_name, phone, adaptive_enabled, promotions }: Given): ProfileChange => ({
  ...(full_name !== undefined && { full_name }),
  ...(phone !== undefined && { phone: phone || null }),
  ...(adaptive_enabled !== undefined && { adaptive_enabled }),
  ...(promotions !== undefined && { promotions }),
});

/** Changes the given fields; a switch of `adaptive_enabled` plans a waiting pack again. */
export async function changeProfile(needs: Needs, user: User, given: Given, now: Date): Promise<OwnAccount> {
  const { platform, practice } = needs;
  return platform.db.transaction(async tx => {
    await changeAccount(tx, user.id, changeOf(given), now);
    const switched = given.adaptive_enabled !== undefined && given.adaptive_enabled !== user.adaptive_enabled;
    if (switched) await practice.planWaitingAgain(tx, user.id, now);
    return view({ ...platform, db: tx }, user.id, now);
  });
}

export const signInOf = ({ signed_in_at, last_used_at, ...rest }: SignInRow): SignInNow => ({
  ...rest,
  signed_in_at: signed_in_at.toISOString(),
  last_used_at: last_used_at.toISOString(),
});
