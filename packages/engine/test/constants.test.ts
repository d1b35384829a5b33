import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newLearner, observe, predict } from '../src/index.ts';
import { itemOf, START } from './exam.ts';

const here = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

interface Row {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly from: string;
}

const rows = [
  ...here('../src/constants.ts').matchAll(
    /^export const (\w+)(?:: [^=]+)? = (.+?)(?: as const)?; \/\/ (.*?); (.*)$/gm,
  ),
].map(([, name = '', value = '', unit = '', from = '']): Row => ({ name, value, unit, from }));

/** A row as the page shows it: values without the names of their fields. */
const shown = ({ name, value, unit, from }: Row) =>
  `${name} ${value
    .replace(/[{}[\]]|\w+: /g, '')
    .replaceAll(', ', '/')
    .trim()
    .replaceAll(' / ', '/')} ${unit}; ${from}`;

test('at most 60 constants, each with a value, a unit and an origin', () => {
  expect(rows.length).toBe(here('../src/constants.ts').match(/^export const/gm)?.length);
  expect(rows.length).toBeLessThanOrEqual(60);
  for (const { unit, from } of rows) {
    expect(unit).not.toBe('');
    expect(from).toMatch(/^(source|simulation|taste)/);
  }
});

test('docs/engine.md has at most 1,300 words', () => {
  expect(here('../../../docs/engine.md').trim().split(/\s+/).length).toBeLessThanOrEqual(1300);
});

test('docs/engine.md shows the current constants', () => {
  const table = /## Every constant[\s\S]*?```text\n([\s\S]*?)```/.exec(here('../../../docs/engine.md'))?.[1];
  expect(table?.trim().split('\n')).toEqual(rows.map(shown));
});

test('the worked example of docs/engine.md has the figures of the engine', () => {
  const item = itemOf('AR.PCT.1', 'Medium');
  const wrong = observe(newLearner(), { item, outcome: 'wrong' }, START);
  const [level, category, subcategory, type] = wrong.evidence.moves.map(({ after }) => shortly(after));
  const page = here('../../../docs/engine.md').replaceAll(/\s+/g, ' ');
  expect(page).toContain(`P = 1/4 + 3/4 q = ${shortly(wrong.evidence.probability)}`);
  expect(page).toContain(`the level to ${level}, Arithmetic to ${category}, the type to ${type}.`);
  expect(page).toContain(`the practice wins back half: ${subcategory}.`);
  expect(page).toContain(
    `next such question has a chance of ${shortly(predict(wrong.state, item, START).probability)}.`,
  );
});

/** Two decimals, without a leading zero. */
const shortly = (value: number) => value.toFixed(2).replace('0.', '.');
