import { expect, it } from 'vitest';
import { testApp } from './kit/app.ts';
import { kinds } from './walk/students.ts';
import { type Product, walkAll } from './walk/walk.ts';

/** Simulated students through six sessions; `node bench/students.ts` runs all of them through thirty. */

const app = testApp();

it('reasons, insights, recaps and notebooks over six sessions agree with the answers', async () => {
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
  // Some mistakes must have returned as twins.
  for (const { answers } of walkers) expect(answers.some(({ item, root }) => item.id !== root)).toBe(true);
}, 120_000);
