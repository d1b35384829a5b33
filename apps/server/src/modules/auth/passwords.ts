import { type Algorithm, hash, verify } from '@node-rs/argon2';
import type { PasswordCost } from '../../platform/platform.ts';

const optionsOf = ({ memoryKiB, passes }: PasswordCost) => ({
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: memoryKiB,
  timeCost: passes,
  parallelism: 1,
});

/** argon2id of the password exactly as given. */
export const hashPassword = (cost: PasswordCost, password: string): Promise<string> =>
  hash(password, optionsOf(cost));

/** What is compared with where there is no password, made once for each cost: the comparison takes as long. */
const nobody = new WeakMap<PasswordCost, Promise<string>>();

/** False for an account without a password, after the same work as for one with. */
export async function passwordMatches(
  cost: PasswordCost,
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  const other = nobody.get(cost) ?? hashPassword(cost, 'nobody has this password');
  nobody.set(cost, other);
  const matched = await verify(stored ?? (await other), password);
  return matched && Boolean(stored);
}
