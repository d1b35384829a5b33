import { expect, it } from 'vitest';
import { grouped, listed, plural } from './sentences.ts';

it('a whole number is grouped as India writes it, alone and with its word', () => {
  expect([grouped(999), grouped(4625), grouped(117988)]).toEqual(['999', '4,625', '1,17,988']);
  expect([plural(1, 'question'), plural(4625, 'question')]).toEqual(['1 question', '4,625 questions']);
});

it('parts that hold commas are kept apart by semicolons', () => {
  expect(listed(['Circles', 'Time & Work, Pipes', 'Averages'])).toBe('Circles; Time & Work, Pipes; Averages');
  expect(listed(['Time & Work, Pipes'])).toBe('Time & Work, Pipes');
});

it('parts are listed with commas and an and', () => {
  expect([listed([]), listed(['A']), listed(['A', 'B']), listed(['A', 'B', 'C'])]).toEqual([
    '',
    'A',
    'A and B',
    'A, B and C',
  ]);
});
