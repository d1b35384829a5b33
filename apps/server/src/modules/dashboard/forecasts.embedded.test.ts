import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Bank, buildBank, newLearner } from '@twelvefold/engine';
import { expect, it } from 'vitest';
import type { Db } from '../../platform/db/db.ts';
import { forecastsInMemory } from './forecasts.ts';

/** Of a student without answers. */
const db = { execute: async () => ({ rows: [] }) } as unknown as Db;
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

it('a bank that was replaced is let go, whoever looked under it', async () => {
  const forecastOf = forecastsInMemory(db);
  const now = new Date('2026-03-01T00:00:00Z');
  const banks: WeakRef<Bank>[] = [];
  for (let i = 0; i < 10; i += 1) {
    const bank = buildBank([], [], { Easy: -1, Medium: 0, Hard: 1 });
    await forecastOf(`student ${i}`, { state: newLearner(), revision: 1 }, bank, now);
    banks.push(new WeakRef(bank));
  }
  await setImmediate();
  collect();
  expect(banks.filter(bank => bank.deref()).length).toBeLessThanOrEqual(1);
});
