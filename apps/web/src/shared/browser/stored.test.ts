import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { inBrowser, storedUnder } from './stored.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  inBrowser.entry('kept.one').remove();
});

it('what a full storage does not take lasts as long as the page, and gives way to what it takes later', () => {
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

it('damage is read as nothing', () => {
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
