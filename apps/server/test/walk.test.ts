import { expect, it } from 'vitest';
import { testApp } from './kit/app.ts';
import { kinds } from './walk/students.ts';
import { type Product, walkAll } from './walk/walk.ts';

/** A small walk through the product; `node bench/students.ts` walks all of them through thirty sessions. */

const app = testApp();

it('what students are told through six sessions is what their answers say', async () => {
  const product: Product = {
    db: app.platform.db,
    clock: app.clock,
    codeFor: app.codeFor.bind(app),
    call: async (method, path, token, body) => {
      const reply = await app.call(method, path, { ...(token && { token }), ...(body && { body }) });
      if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${reply.text}`);
      return reply.body;
    },
  };
  const chosen = kinds().filter(({ name }) => name === 'lucky' || name === 'absent');
  const walkers = await walkAll(product, chosen, 6);
  expect(walkers.flatMap(({ problems }) => problems)).toEqual([]);
  // Mistakes came back, or the walk has shown nothing.
  for (const { answers } of walkers) expect(answers.some(({ item, root }) => item.id !== root)).toBe(true);
}, 120_000);
