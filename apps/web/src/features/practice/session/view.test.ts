import type { Outcome, PracticeSession, Question } from '@twelvefold/contract';
import { describe, expect, it } from 'vitest';
import { question as sample } from '../../../../test/question.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import type { Entry } from '../../../shared/log/log.ts';
import { type Looked, type View, view } from './view.ts';

const outcomes: Record<string, Outcome | null> = {
  '+': 'correct',
  '-': 'incorrect',
  s: 'skipped',
  '!': 'image_failed',
  // A skip that can be undone.
  u: null,
};

/** A session of four questions by outcome: '+-s' has three results and an open fourth question. */
const session = (decided: string, status: PracticeSession['status'] = 'planned'): PracticeSession => ({
  session_id: 's1',
  status,
  total_questions: 4,
  current_position: decided.length + 1,
  answered_count: decided.length,
  created_at: '2026-11-20T05:00:00.000Z',
  session_number: 1,
  session_type: 'blueprint',
  phase_info: { current_session: 1 },
  questions: [1, 2, 3, 4].map(position => {
    const outcome = outcomes[decided[position - 1] ?? 'u'];
    return { ...sample, id: `q${position}`, position, ...(outcome && { outcome, review: {} }) } as Question;
  }),
});

/** Log entries by kind and position: 'A2' answers, 's3' skips, '!3' lost a picture, 'u3' undoes. */
const log = (...written: string[]): Entry[] =>
  written.map((text, n) => {
    const [kind = '', position] = text;
    const place = { id: text, session_id: 's1', n, position: Number(position), ms: 1 };
    if (kind === 's') return { ...place, kind: 'skip' };
    if (kind === '!') return { ...place, kind: 'image_failed' };
    if (kind === 'u') return { ...place, kind: 'undo' };
    return { ...place, kind: 'answer', letter: 'A' };
  });

const offline = new ApiError('offline', 0);
const at = (position: number | null, due = position ?? 1, later: number[] = []): Looked => ({
  at: position,
  due,
  later,
});

type Shown = Pick<View, 'position' | 'phase' | 'undo'>;
const shown = ({ position, phase, undo }: View): Shown => ({ position, phase, undo });

describe('the screen while online', () => {
  it.each<[string, string, string[], Looked, Shown]>([
    ['the first open question', '', [], at(null), { position: 1, phase: 'open', undo: null }],
    ['the next open question', '+-', [], at(null), { position: 3, phase: 'open', undo: null }],
    ['an answer being sent', '+', ['A2'], at(2), { position: 2, phase: 'sending', undo: null }],
    ['its result, once received', '++', ['A2'], at(2), { position: 2, phase: 'result', undo: null }],
    ['the question after a result', '++', [], at(null, 3), { position: 3, phase: 'open', undo: null }],
    ['the question after a skip, at once', '+', ['s2'], at(null), { position: 3, phase: 'open', undo: 2 }],
    ['the question after a skip, once sent', '+u', [], at(null), { position: 3, phase: 'open', undo: 2 }],
    [
      'only the last skip can be undone',
      '+',
      ['s2', 's3'],
      at(null),
      { position: 4, phase: 'open', undo: 3 },
    ],
    ['a skip undone', '+u', ['u2'], at(null), { position: 2, phase: 'open', undo: null }],
    [
      'a skip undone before it was sent',
      '',
      ['s1', 'u1'],
      at(null),
      { position: 1, phase: 'open', undo: null },
    ],
    [
      'an undone skip decided again',
      '',
      ['s1', 'u1', 'A1'],
      at(1),
      { position: 1, phase: 'sending', undo: null },
    ],
    ['an undo that came too late', '+s+', ['u2'], at(null), { position: 4, phase: 'open', undo: null }],
    ['the last question, skipped', '+++', ['s4'], at(null), { position: 4, phase: 'decided', undo: 4 }],
    ['the last question, skipped and sent', '+++u', [], at(null), { position: 4, phase: 'decided', undo: 4 }],
    ['the recap, requested after the last skip', '+++u', [], at(5), { position: 5, phase: 'recap', undo: 4 }],
    [
      'no recap before the last skip is sent',
      '+++',
      ['s4'],
      at(5),
      { position: 4, phase: 'decided', undo: 4 },
    ],
    ['the last result before the recap', '++++', [], at(4), { position: 4, phase: 'result', undo: null }],
    ['the recap', '++++', [], at(5), { position: 5, phase: 'recap', undo: null }],
    ['a lost picture skipped', '+', ['!2'], at(null), { position: 3, phase: 'open', undo: null }],
    [
      'the result of an answer by another window',
      '+-',
      ['A2'],
      at(2),
      { position: 2, phase: 'result', undo: null },
    ],
    ['no refused decision', '+s', [], at(3), { position: 3, phase: 'open', undo: null }],
  ])('%s', (_, decided, written, looked, expected) => {
    const { trouble, entries } = { trouble: null, entries: log(...written) };
    expect(shown(view(session(decided), { entries, trouble }, looked))).toEqual(expected);
  });
});

describe('the screen while offline', () => {
  it.each<[string, string, string[], Looked, Shown]>([
    ['an unsent answer', '+', ['A2'], at(2), { position: 2, phase: 'decided', undo: null }],
    ['the question after it', '+', ['A2'], at(null), { position: 3, phase: 'open', undo: null }],
    ['the question after a skip', '+', ['A2', 's3'], at(null), { position: 4, phase: 'open', undo: 3 }],
    [
      'the last unsent decision, and no recap',
      '+',
      ['A2', 's3', 'A4'],
      at(null),
      { position: 4, phase: 'decided', undo: null },
    ],
    ['no recap on request', '+++', ['A4'], at(5), { position: 4, phase: 'decided', undo: null }],
  ])('%s', (_, decided, written, looked, expected) => {
    expect(shown(view(session(decided), { entries: log(...written), trouble: offline }, looked))).toEqual(
      expected,
    );
  });
});

it('a dot shows the state of each question', () => {
  const dots = (decided: string, written: string[], trouble: ApiError | null) =>
    view(session(decided), { entries: log(...written), trouble }, at(null)).dots;
  expect(dots('+-s!', [], null)).toEqual(['correct', 'wrong', 'skipped', 'uncounted']);
  expect(dots('+u', [], null)).toEqual(['correct', 'skipped', 'open', 'open']);
  expect(dots('+', ['A2', 's3'], offline)).toEqual(['correct', 'unsent', 'unsent', 'open']);
  expect(dots('+', ['s2', 'A3'], null)).toEqual(['correct', 'skipped', 'open', 'open']);
  expect(dots('+u', ['u2'], null)).toEqual(['correct', 'open', 'open', 'open']);
});

it('a session continued in another window says so', () => {
  const elsewhere = (decided: string, written: string[], looked: Looked) =>
    view(session(decided), { entries: log(...written), trouble: null }, looked).notices.elsewhere;
  expect(elsewhere('++', [], at(null, 2))).toBe(true);
  expect(elsewhere('+', [], at(null, 2))).toBe(false);
  expect(elsewhere('+', ['s2'], at(null, 3))).toBe(false);
  expect(elsewhere('++', [], at(2, 3))).toBe(false);
});

it('a skipped question that could not be sent is named', () => {
  const heldUp = (written: string[], trouble: ApiError | null) =>
    view(session('+'), { entries: log(...written), trouble }, at(null)).notices.heldUp;
  expect(heldUp(['s2'], offline)).toBe(2);
  expect(heldUp(['!2', 'A3'], offline)).toBe(2);
  expect(heldUp(['A2'], offline)).toBeNull();
  expect(heldUp(['s2'], null)).toBeNull();
});

it('results of answers sent later are listed, except the one on screen', () => {
  const told = (decided: string, looked: Looked) =>
    view(session(decided), { entries: [], trouble: null }, looked).notices.told.map(q => q.position);
  expect(told('+-', at(null, 3, [1, 2]))).toEqual([1, 2]);
  expect(told('+-', at(2, 3, [1, 2]))).toEqual([1]);
  expect(told('+', at(null, 3, [1, 2]))).toEqual([1]);
});
