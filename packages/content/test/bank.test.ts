import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fixedBank } from '../src/bank.ts';
import { letters } from '../src/item.ts';
import { lockFile, lockOf } from '../src/lock.ts';
import { bands, categories } from '../src/taxonomy.ts';
import { templateId } from '../src/template.ts';
import { templates } from '../src/templates.ts';

const bank = fixedBank();
const subcategories = categories.flatMap(c => c.subcategories);
const typesIn = (code: string) =>
  new Set(templates.filter(t => t.type.startsWith(`${code}.`)).map(t => t.type));

/** A chi-square of 3 degrees of freedom exceeds this once in a thousand fair banks. */
const chiSquareOnceInThousand = 16.27;

describe('the fixed bank', () => {
  it('holds at least 600 items, each stem once, each id once', () => {
    expect(bank.length).toBeGreaterThanOrEqual(600);
    expect(new Set(bank.map(item => item.stem)).size).toBe(bank.length);
    expect(new Set(bank.map(item => item.id)).size).toBe(bank.length);
  });

  it('is the bank of the lock file, on every machine: no item changes under an id that students have seen', () => {
    const lock = readFileSync(lockFile, 'utf8');
    expect(lockOf(bank)).toBe(lock);
  });

  it('has items of every template', () => {
    const present = new Set(bank.map(item => item.templateId));
    expect(templates.map(templateId).filter(id => !present.has(id))).toEqual([]);
  });

  it('covers every subcategory with a core type, and the twelve heaviest with two', () => {
    const heaviest = [...subcategories].sort((a, b) => b.weight - a.weight).slice(0, 12);
    const short = subcategories.filter(s => typesIn(s.code).size < (heaviest.includes(s) ? 2 : 1));
    expect(short.map(s => s.code)).toEqual([]);
    const core = new Set(subcategories.flatMap(s => s.types.filter(t => t.core).map(t => t.code)));
    expect([...new Set(templates.map(t => t.type))].filter(type => !core.has(type))).toEqual([]);
  });

  it('has every band in every subcategory', () => {
    const missing = subcategories.flatMap(s =>
      bands
        .filter(band => !bank.some(item => item.type.startsWith(`${s.code}.`) && item.band === band))
        .map(band => `${s.code} ${band}`),
    );
    expect(missing).toEqual([]);
  });

  it('puts the key at A, B, C and D alike', () => {
    const expected = bank.length / 4;
    const chiSquare = letters
      .map(letter => bank.filter(item => item.key === letter).length)
      .reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(chiSquareOnceInThousand);
  });
});
