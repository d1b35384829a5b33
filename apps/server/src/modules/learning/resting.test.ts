import type { Item } from '@twelvefold/engine';
import { expect, it } from 'vitest';
import { formsAtRest } from './planning.ts';
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
