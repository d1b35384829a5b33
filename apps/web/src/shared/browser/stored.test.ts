import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { inBrowser, storedUnder } from './stored.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  inBrowser.entry('kept.one').remove();
});

it('an entry that full storage refuses is kept in memory until a later write succeeds', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const entry = inBrowser.entry('kept.one');
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full });
  expect(entry.write('"first"')).toBe(false);
  expect([entry.readJson(), entry.isOnlyHere()]).toEqual(['first', true]);
  expect(storedUnder('kept.').map(({ key }) => key)).toEqual([entry.key]);
  vi.unstubAllGlobals();
  expect(entry.write('"second"')).toBe(true);
  expect([entry.readJson(), entry.isOnlyHere()]).toEqual(['second', false]);
});

it('damaged JSON is read as null', () => {
  localStorage.setItem(inBrowser.user.key, '{"broken":');
  expect(inBrowser.user.readJson()).toBeNull();
});

it.each([
  ['index.html', [inBrowser.token.key, inBrowser.theme.key]],
  ['build/inline/first-script.ts', [inBrowser.token.key, inBrowser.user.key]],
])('the names that %s reads are these', (file, names) => {
  const text = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');
  expect([...new Set(text.match(/cat_prep_\w+/g))].sort()).toEqual([...names].sort());
});
