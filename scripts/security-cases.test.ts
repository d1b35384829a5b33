import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

it('every security case has a test with its number', () => {
  const list = readFileSync(join(root, 'docs/security-cases.md'), 'utf8');
  const cases = [...list.matchAll(/^- (S\d{3}) /gm)].map(([, number = '']) => number);
  const tested = new Set<string>();
  for (const folder of ['apps/server/src', 'apps/server/test', 'apps/web/src', 'apps/web/e2e'])
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }))
      if (/\.test\.tsx?$/.test(name))
        for (const [number] of readFileSync(join(root, folder, name), 'utf8').matchAll(/\bS\d{3}\b/g))
          tested.add(number);
  expect(cases.length).toBeGreaterThan(80);
  expect(cases.filter(number => !tested.has(number))).toEqual([]);
});
