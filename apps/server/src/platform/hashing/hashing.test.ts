import { expect, test } from 'vitest';
import { createHashing } from './hashing.ts';

const light = createHashing({ memoryKiB: 64, passes: 1 });

test('a password is stored as argon2id, and nobody matches an account without one', async () => {
  const stored = await light.hash('one');
  expect(stored).toMatch(/^\$argon2id\$/);
  expect(await light.matches([stored, null], 'one')).toEqual([true, false]);
  expect(await light.matches([stored], 'two')).toEqual([false]);
  expect(await light.matches([null, undefined], 'nobody has this password')).toEqual([false, false]);
});

test('who finds a long queue is told to come back, at once, and whoever waits is served', async () => {
  const real = createHashing({ memoryKiB: 19_456, passes: 2 });
  const tries = await Promise.allSettled(Array.from({ length: 600 }, () => light.matches([null], 'one')));
  const refused = tries.filter(tried => tried.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(600);
  expect(refused[0]?.reason).toMatchObject({ code: 'unavailable', more: { retryAfter: 5 } });
  expect(() => real.assertRoom()).not.toThrow();
});
