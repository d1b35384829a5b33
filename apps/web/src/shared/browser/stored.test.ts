import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { kept, storedUnder } from './stored.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  kept.entry('kept.one').remove();
});

it('what a full storage does not take lasts as long as the page, and gives way to what it takes later', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const entry = kept.entry('kept.one');
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full });
  expect(entry.write('"first"')).toBe(false);
  expect([entry.readJson(), entry.isOnlyHere()]).toEqual(['first', true]);
  expect(storedUnder('kept.').map(({ key }) => key)).toEqual([entry.key]);
  vi.unstubAllGlobals();
  expect(entry.write('"second"')).toBe(true);
  expect([entry.readJson(), entry.isOnlyHere()]).toEqual(['second', false]);
});

it('damage is read as nothing', () => {
  localStorage.setItem(kept.user.key, '{"broken":');
  expect(kept.user.readJson()).toBeNull();
});

it.each([
  ['index.html', [kept.token.key, kept.theme.key]],
  ['build/inline/first-script.ts', [kept.token.key, kept.user.key]],
])('the names that %s reads are these', (file, names) => {
  const text = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');
  expect([...new Set(text.match(/cat_prep_\w+/g))].sort()).toEqual([...names].sort());
});
