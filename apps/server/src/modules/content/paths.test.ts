import { expect, it } from 'vitest';
import { testApp } from '../../../test/kit/app.ts';
import { start } from '../../../test/kit/practice.ts';
import { pathOf } from './paths.ts';
import { itemsOf } from './store.ts';

const app = testApp();

it('a question of the bank has the path of its form; an edited one and one with a corrected key have none', async () => {
  const { questions } = await start(app, await app.student());
  const [item] = await itemsOf(app.platform.db, [questions[0]?.id ?? '']);
  if (!item) throw new Error('No such item');
  const path = await pathOf(item);
  expect(path?.stem).toBe(item.stem);
  expect(path?.answer).toBe(item.options.find(({ letter }) => letter === item.key)?.text);
  expect(path?.slips.length).toBeGreaterThan(2);
  const other = (['A', 'B'] as const).find(letter => letter !== item.key) ?? 'A';
  expect(await pathOf({ ...item, id: crypto.randomUUID(), stem: `${item.stem} Now.` })).toBeNull();
  expect(await pathOf({ ...item, key: other })).toBeNull();
  expect(await pathOf({ ...item, id: crypto.randomUUID(), origin: null })).toBeNull();
});
