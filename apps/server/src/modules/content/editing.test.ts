import { afterAll, beforeAll, expect, test } from 'vitest';
import { borrowedHome } from '../../../test/kit/borrowed.ts';
import { eq } from '../../platform/db/query.ts';
import {
  addDraft,
  correctKey,
  editItem,
  problemsOf,
  publishItem,
  type Question,
  retireItem,
} from './editing.ts';
import { figureNamed } from './figures.ts';
import { fingerprintsOf } from './fingerprint.ts';
import { items } from './schema.ts';
import { addPicture, itemsLike, itemsOf, maybeFigure } from './store.ts';

let home: Awaited<ReturnType<typeof borrowedHome>>;
beforeAll(async () => {
  home = await borrowedHome();
}, 60_000);
afterAll(() => home.giveBack());

const now = new Date('2026-03-02T06:30:00Z');

const question = (stem = 'What is 2 + 2?'): Question => ({
  type: 'AR.PCT.1',
  band: 'Easy',
  form: null,
  stem,
  options: (['A', 'B', 'C', 'D'] as const).map((letter, i) => ({ letter, text: `${i + 3}`, slip: null })),
  key: 'B',
  solution: {
    snap_read: 'A sum.',
    solution_approach: 'Count on.',
    detailed_solution: '$2 + 2 = 4$',
    principle_to_remember: 'Sums commute.',
    steps: [],
  },
  figure: null,
  target_seconds: 60,
});

const inTx = <T>(work: Parameters<typeof home.home.db.transaction<T>>[0]) => home.home.db.transaction(work);
const stored = async (id: string) => (await itemsOf(home.home.db, [id]))[0];

async function published(stem?: string): Promise<string> {
  return inTx(async tx => {
    const id = await addDraft(tx, question(stem), now);
    await publishItem(tx, id);
    return id;
  });
}

test.each([
  [
    'a type the taxonomy does not have',
    { type: 'AR.GONE.1' },
    'The taxonomy has no type of question AR.GONE.1.',
  ],
  ['no text', { stem: ' ' }, 'The question has no text.'],
  [
    'three options',
    { options: question().options.slice(0, 3) },
    'A question has four options, A to D in order.',
  ],
  ['no time', { target_seconds: 0 }, 'The target time is a whole number of seconds.'],
])('a question of %s is refused', async (_what, change, words) => {
  expect(problemsOf({ ...question(), ...change })).toEqual([words]);
  await expect(inTx(tx => addDraft(tx, { ...question(), ...change }, now))).rejects.toThrow(words);
});

test('a draft changes in place, and is not live until it is published', async () => {
  const id = await inTx(tx => addDraft(tx, question(), now));
  expect(await inTx(tx => editItem(tx, id, { key: 'A' }, now))).toBe(id);
  expect(await stored(id)).toMatchObject({ status: 'draft', key: 'A' });
});

test('a draft with another stem is a new version: by the old one its file is known again', async () => {
  const id = await inTx(tx => addDraft(tx, question(), now));
  const next = await inTx(tx => editItem(tx, id, { stem: 'What is 2 + 1?', key: 'A' }, now));
  expect(await stored(next)).toMatchObject({ status: 'draft', stem: 'What is 2 + 1?', replaces: id });
  expect(await stored(id)).toMatchObject({ status: 'retired', stem: question().stem });
});

const withText = (i: number, text: string) =>
  question().options.map((option, at) => (at === i ? { ...option, text } : option));

test.each<[string, Partial<Question>, string]>([
  ['equal options', { options: withText(2, '$\\frac{6}{2}$') }, 'Two options are the same: A and C.'],
  ['a formula that is not closed', { stem: 'What is $2 + 2?' }, 'Question: A formula is not closed'],
  [
    'braces that do not pair',
    { options: withText(0, '$\\frac{1}{2$') },
    'Options: A formula is not closed: braces',
  ],
  ['lost signs', { stem: 'What is 2 \uFFFD 2?' }, 'Question: Signs were lost'],
])('a live question is not saved with %s, nor is a draft published', async (_, change, words) => {
  const live = await published();
  await expect(inTx(tx => editItem(tx, live, change, now))).rejects.toThrow(words);
  expect(await stored(live)).toMatchObject({ status: 'live' });
  const draft = await inTx(tx => addDraft(tx, question(), now));
  // As an import that knew less has stored it.
  await home.home.db.update(items).set(change).where(eq(items.id, draft));
  await expect(inTx(tx => publishItem(tx, draft))).rejects.toThrow(words);
  expect(await stored(draft)).toMatchObject({ status: 'draft' });
});

test.each([
  ['stem', { stem: 'What is two and two?' }],
  ['options', { options: question().options.map(o => ({ ...o, text: `${o.text}.0` })) }],
  ['key', { key: 'C' as const }],
])('an edit of the %s of a live question is a new item in its place', async (_what, change) => {
  const before = await published();
  const after = await inTx(tx => editItem(tx, before, change, now));
  expect(await stored(before)).toMatchObject({ ...question(), status: 'retired', retired_by: 'admin' });
  expect(await stored(after)).toMatchObject({ ...change, status: 'live', replaces: before, family: before });
});

test('an edit of the solution or the time stays with the item', async () => {
  const id = await published();
  const solution = { ...question().solution, snap_read: 'Two numbers.' };
  expect(await inTx(tx => editItem(tx, id, { solution, target_seconds: 45 }, now))).toBe(id);
  expect(await stored(id)).toMatchObject({ solution, target_seconds: 45, status: 'live' });
});

test('of two edits at once the second is told that the question was replaced', async () => {
  const id = await published();
  const edits = await Promise.allSettled(
    ['one', 'two'].map(stem => inTx(tx => editItem(tx, id, { stem }, now))),
  );
  expect(edits.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('two versions of one question are never live together', async () => {
  const before = await published();
  await inTx(tx => editItem(tx, before, { stem: 'What is two and two?' }, now));
  await expect(inTx(tx => publishItem(tx, before))).rejects.toThrow('Another version');
});

test('a key found wrong is read right from then on, and the question goes on with the right one', async () => {
  const before = await published();
  const after = await inTx(tx => correctKey(tx, before, { key: 'A', why: 'Two and two is three.' }, now));
  expect(await stored(before)).toMatchObject({ key: 'A', status: 'retired' });
  expect(await stored(after)).toMatchObject({ key: 'A', status: 'live', replaces: before });
  const [row] = await home.home.db.select({ key: items.key }).from(items).where(eq(items.id, before));
  expect(row).toEqual({ key: 'B' });
});

test('questions are found by their stem, and by their stem with other numbers', async () => {
  const id = await published('A train of 120 m passes a pole in 8 s.');
  const like = await itemsLike(home.home.db, fingerprintsOf('a train of 150 m passes a pole in 9 s'));
  expect(like.map(one => one.id)).toContain(id);
  await inTx(tx => retireItem(tx, id));
  expect(await itemsLike(home.home.db, fingerprintsOf('A train of 120 m passes a pole in 8 s.'))).toEqual([]);
});

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 255]);
const picture = (id: string) => ({
  id,
  sha256: 'of-these-bytes',
  media_type: 'image/png' as const,
  bytes: png,
  created_at: now,
});

test('a picture is kept once and served as the figure of its questions', async () => {
  const kept = await inTx(tx => addPicture(tx, picture('0193a1b2-0000-7000-8000-000000000001')));
  const again = await inTx(tx => addPicture(tx, picture('0193a1b2-0000-7000-8000-000000000002')));
  expect(again).toBe(kept);
  const figure = { picture: kept, alt: 'A triangle' };
  const id = await inTx(tx => addDraft(tx, { ...question(), figure }, now));
  expect(await maybeFigure(home.home.db, id)).toEqual({ type: 'image/png', body: png });
});

test('a drawn figure has other colours in the dark theme', async () => {
  const svg = '<svg><rect fill="#FFFFFF"/><line stroke="#10211B"/></svg>';
  const id = await inTx(tx => addDraft(tx, { ...question(), figure: { svg, alt: 'A line' } }, now));
  const file = { type: 'image/svg+xml', body: svg };
  expect(await figureNamed(home.home.db, id)).toEqual(file);
  const body = '<svg><rect fill="#11201A"/><line stroke="#EAF0E8"/></svg>';
  expect(await figureNamed(home.home.db, `${id}.dark`)).toEqual({ ...file, body });
});

test('a picture has its own colours in the dark theme', async () => {
  const kept = await inTx(tx => addPicture(tx, picture('0193a1b2-0000-7000-8000-000000000003')));
  const id = await inTx(tx => addDraft(tx, { ...question(), figure: { picture: kept, alt: 'A map' } }, now));
  expect(await figureNamed(home.home.db, `${id}.dark`)).toEqual({ type: 'image/png', body: png });
  expect(await figureNamed(home.home.db, `${id}.other`)).toBeNull();
});
