import type { Item } from '@twelvefold/engine';
import { expect, it } from 'vitest';
import { type Mistake, mistakesIn } from './mistakes.ts';
import type { Told } from './record.ts';
import { dueIn, formsAtRest } from './resting.ts';
import type { Loop } from './returning.ts';

const now = new Date('2026-03-04T06:30:00Z');
const item = { id: 'root', form: 'AR.PCT.1 plain' } as Item;
const bank = { items: new Map([['root', item]]), successors: new Map<string, string>() };

const loop = (item_id: string, day: number, outcome: 'correct' | 'incorrect') =>
  ({
    answers: [{ item_id, outcome, answered_at: new Date(`2026-03-0${day}T06:30:00Z`) }],
    given: [{ item_id: 'twin', root_id: 'root' }],
  }) as unknown as Pick<Loop, 'answers' | 'given'>;

it.each([
  ['a right answer of yesterday', 'root', 3, 'correct', true],
  ['a right answer of today', 'root', 4, 'correct', true],
  ['a twin of it that was right yesterday', 'twin', 3, 'correct', true],
  ['a right answer of the day before', 'root', 2, 'correct', false],
  ['a wrong one of yesterday', 'root', 3, 'incorrect', false],
] as const)('a form rests after %s: %s on day %i was %s, %s', (_, id, day, outcome, rests) => {
  expect([...formsAtRest(loop(id, day, outcome), bank, now)]).toEqual(rests ? ['AR.PCT.1 plain'] : []);
});

const told = (item_id: string, day: number, change: Partial<Told> = {}) =>
  ({
    item_id,
    outcome: 'correct',
    answered_at: new Date(`2026-03-0${day}T06:30:00Z`),
    elapsed_ms: 100_000,
    target_seconds: 100,
    logit: -1,
    logit_variance: 0.5,
    help: null,
    ...change,
  }) as Told;

/** The mistake of the first, and another question of its form on the day before. */
const dueAfter = (another: Partial<Told>): readonly Mistake[] => {
  const answers = [told('root', 1, { outcome: 'incorrect' }), told('other', 3, another)];
  const items = new Map([...bank.items, ['other', { ...item, id: 'other' }]]);
  const mistakes = mistakesIn(answers, new Map()).filter(({ root }) => root === 'root');
  return dueIn({ answers, given: [], mistakes }, { ...bank, items }, now, () => 1);
};

it('a mistake waits while its form rests', () => {
  expect(dueAfter({})).toEqual([]);
  expect(dueAfter({ answered_at: new Date('2026-03-02T06:30:00Z') })).toHaveLength(1);
});

it.each([
  ['wrong', { outcome: 'incorrect' }],
  ['slow', { elapsed_ms: 200_000 }],
  ['a guess', { elapsed_ms: 20_000 }],
  ['right with help', { help: 'hint' }],
] as [string, Partial<Told>][])(
  'a mistake returns although its form was asked yesterday: that was %s',
  (_, another) => {
    expect(dueAfter(another)).toHaveLength(1);
  },
);

it('the worth of a mistake is that of its question, or of what came in its place; one that is gone comes last', () => {
  const answers = ['gone', 'renewed', 'root'].map(id => told(id, 1, { outcome: 'incorrect', type: id }));
  const loopOf = { answers, given: [], mistakes: mistakesIn(answers, new Map()) };
  const items = new Map([...bank.items, ['new', { id: 'new', form: 'AR.PCT.2' } as Item]]);
  const held = { items, successors: new Map([['renewed', 'new']]) };
  const worth = new Map([
    ['root', 1],
    ['new', 2],
  ]);
  const due = dueIn(loopOf, held, now, ({ id }) => worth.get(id) ?? 0);
  expect(due.map(({ root }) => root)).toEqual(['renewed', 'root', 'gone']);
});

it('each form returns once and two of a type, as a pack holds no more: the next in turn come instead', () => {
  const asked = [
    ['a', 'AR.PCT.1', 'plain'],
    ['b', 'AR.PCT.1', 'plain'],
    ['c', 'AR.PCT.1', 'other'],
    ['d', 'AR.PCT.1', 'third'],
    ['e', 'AL.QUA.1', 'plain'],
  ] as const;
  const answers = asked.map(([id, type]) => told(id, 1, { outcome: 'incorrect', type }));
  const items = new Map(asked.map(([id, type, form]) => [id, { id, type, form: `${type} ${form}` } as Item]));
  const loopOf = { answers, given: [], mistakes: mistakesIn(answers, new Map()) };
  const due = dueIn(loopOf, { items, successors: new Map() }, now, () => 1);
  expect(due.map(({ root }) => root)).toEqual(['a', 'c', 'e']);
});
