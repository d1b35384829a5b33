import { beforeEach, expect, test } from 'vitest';
import { rowsOf } from '../src/platform/db/db.ts';
import { sql } from '../src/platform/db/query.ts';
import { type Course, inSlices } from '../src/platform/progress/slices.ts';
import { testApp } from './kit/app.ts';

const app = testApp();
/** The clock of the slices, in milliseconds. */
let clock = 0;
let slices: string[] = [];
beforeEach(() => {
  clock = 0;
  slices = [];
});

/** Counts up to `last`; each unit takes `unitMs`, and a slice of more units than `limit` exceeds its time limit. */
const counting = (name: string, last: number, unitMs: number, limit = 1000, most = 64): Course => ({
  name,
  size: { first: 4, most },
  next: async (_tx, from, size) => {
    const upto = Math.min(Number(from ?? 0) + size, last);
    return upto > Number(from ?? 0) ? String(upto) : null;
  },
  work: async (tx, from, upto) => {
    const units = Number(upto) - Number(from ?? 0);
    if (units > limit)
      await tx.execute(
        sql`do $$ begin raise exception 'canceling statement due to statement timeout' using errcode = '57014'; end $$`,
      );
    clock += units * unitMs;
    slices.push(`${from ?? 0}-${upto}`);
  },
});

const run = (course: Course, signal = new AbortController().signal) =>
  inSlices({ db: app.platform.home.upkeep, signal, now: app.clock.now(), elapsed: () => clock }, course);
const uptoOf = async (name: string) =>
  (
    await rowsOf<{ upto: string }>(
      app.platform.db.execute(sql`select upto from progress where name = ${name}`),
    )
  )[0]?.upto;

test('fast slices double up to the maximum, and slow ones are halved', async () => {
  expect(await run(counting('quick', 60, 1, 1000, 16))).toBe(true);
  expect(slices).toEqual(['0-4', '4-12', '12-28', '28-44', '44-60']);
  slices = [];
  await run(counting('slow', 8, 400));
  expect(slices).toEqual(['0-4', '4-6', '6-8']);
});

test('a slice that exceeds the time limit of its statement is repeated in halves', async () => {
  expect(await run(counting('limited', 6, 300, 1))).toBe(true);
  expect(slices).toEqual(['0-1', '1-2', '2-3', '3-4', '4-5', '5-6']);
});

test('when the smallest slice takes too long the computation fails, and completed slices stay', async () => {
  await run(counting('stuck', 3, 300));
  await expect(run(counting('stuck', 9, 300, 0))).rejects.toMatchObject({ cause: { code: '57014' } });
  expect(await uptoOf('stuck')).toBe('3');
});

test('an aborted run stops after its slice, and the next run continues from there', async () => {
  const stop = new AbortController();
  const course = counting('stopped', 12, 100);
  const stopping: Course = {
    ...course,
    work: async (tx, from, upto) => {
      await course.work(tx, from, upto);
      stop.abort();
    },
  };
  expect(await run(stopping, stop.signal)).toBe(false);
  expect(await uptoOf('stopped')).toBe('4');
  expect(await run(course)).toBe(true);
  expect(slices).toEqual(['0-4', '4-8', '8-12']);
});

test('the metrics have the time since a computation last caught up', async () => {
  await run(counting('watched', 4, 1));
  const age = async () => {
    const { text } = await app.get('//metrics');
    return Number(/^progress_age_seconds\{name="watched"\} (\d+)/m.exec(text)?.[1]);
  };
  app.clock.advance(3600);
  expect(await age()).toBe(3600);
  await run(counting('watched', 4, 1));
  expect(await age()).toBe(0);
});
