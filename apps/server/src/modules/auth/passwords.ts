import { type Algorithm, hash, verify } from '@node-rs/argon2';
import type { PasswordCost } from '../../platform/platform.ts';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** False for an account without a password, after the same work as for one with. */
  matches(stored: string | null | undefined, password: string): Promise<boolean>;
}

/** argon2id of the password exactly as given. */
export function createPasswords({ memoryKiB, passes }: PasswordCost): Passwords {
  const options = {
    algorithm: 2 satisfies Algorithm.Argon2id,
    memoryCost: memoryKiB,
    timeCost: passes,
    parallelism: 1,
  };
  let nobody: Promise<string> | undefined;
  return {
    hash: password => hash(password, options),
    matches: async (stored, password) => {
      nobody ??= hash('nobody has this password', options);
      const matched = await verify(stored ?? (await nobody), password);
      return matched && Boolean(stored);
    },
  };
}
