import { type Algorithm, hashSync, verifySync } from '@node-rs/argon2';

/** Work of one argon2id hash. */
export interface PasswordCost {
  memoryKiB: number;
  passes: number;
}

export type Task =
  | { kind: 'hash'; cost: PasswordCost; password: string }
  | { kind: 'match'; cost: PasswordCost; password: string; stored: readonly (string | null)[] };

/** Runs in a thread of the pool; synchronous, so that it stays in that thread. */
export default function work(task: Task): string | boolean[] {
  if (task.kind === 'hash') return hashed(task.password, task.cost);
  return task.stored.map(stored => {
    const matched = verifySync(stored ?? nobodys(task.cost), task.password);
    return matched && stored !== null;
  });
}

const hashed = (password: string, { memoryKiB, passes }: PasswordCost) =>
  hashSync(password, {
    algorithm: 2 satisfies Algorithm.Argon2id,
    memoryCost: memoryKiB,
    timeCost: passes,
    parallelism: 1,
  });

const nobody = new Map<string, string>();

/** A hash to compare with when there is no password, made once per cost: the comparison takes as long. */
function nobodys(cost: PasswordCost): string {
  const key = JSON.stringify(cost);
  const known = nobody.get(key) ?? hashed('nobody has this password', cost);
  nobody.set(key, known);
  return known;
}
