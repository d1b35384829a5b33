import { globSync, readFileSync } from 'node:fs';
import type Fraction from 'fraction.js';
import { expect, it } from 'vitest';
import { lockedItems } from '../src/lock.ts';
import { placesFile } from '../src/places.ts';
import { calc } from '../src/question/calc.ts';
import { form, type Parts, type Quantity, slip } from '../src/question/form.ts';
import { text } from '../src/question/text.ts';
import { plain } from '../src/show.ts';

const home = new URL('..', import.meta.url).pathname;
const sources = globSync('src/*/**/*.ts', { cwd: home })
  .filter(path => !path.startsWith('src/question/'))
  .sort()
  .map(path => ({ path, source: readFileSync(`${home}${path}`, 'utf8') }));

it('lines with texts of forms have at most 120 characters, which no formatter checks', () => {
  const written = sources.filter(({ source }) => source.includes('/question/'));
  // Plain strings cannot be wrapped.
  const plainString = /^\s*(?:\? |: |\w+: |return |const \w+ = )?['`]/;
  const long = written.flatMap(({ path, source }) =>
    source
      .split('\n')
      .flatMap((line, i) => (line.length > 120 && !plainString.test(line) ? [`${path}:${i + 1}`] : [])),
  );
  expect(written.length).toBeGreaterThan(0);
  expect(long).toEqual([]);
});

it('places.lock has exactly the items of bank.lock', () => {
  const lines = readFileSync(placesFile, 'utf8').trim().split('\n');
  const placed = new Set(
    lines.flatMap(line => {
      const [id, ...places] = line.split(' ');
      return places.map(place => `${id}#${place.split(':')[0]}`);
    }),
  );
  const inBank = new Set(lockedItems().map(({ templateId, seed }) => `${templateId}#${seed}`));
  expect([...inBank].filter(item => !placed.has(item))).toEqual([]);
  expect([...placed].filter(item => !inBank.has(item))).toEqual([]);
});

/** Code that the compiler refuses; a line that it accepts is an unused @ts-expect-error. */
export const refused = (cost: Quantity, found: Parts<Fraction>, thing: string) => {
  // @ts-expect-error a word is not a number
  calc`${cost} + ${thing}`;
  // @ts-expect-error a slip takes a quantity, not its name
  slip('wrong_base', 'cost', 5)`A sentence.`;
  // @ts-expect-error a number of the parameters is not a quantity of the path
  slip('wrong_base', calc`2 + 3`.value, 5)`A sentence.`;
  // @ts-expect-error the wrong line of a number is a number
  slip('wrong_base', cost, [1, 2])`A sentence.`;
  // @ts-expect-error a mistake that is not on the list of misconceptions
  slip('takes_the_wrong_cost', cost, 5)`A sentence.`;
  const head = { band: 'Easy', verify: () => 1 } as const;
  // @ts-expect-error a form without an approach
  form<object>('short', head, () => ({ ...found, approach: undefined }));
  form<object>('bare', head, (_p, { step }) => {
    // @ts-expect-error a step that is not a computation needs a working
    step(5)`Count.`;
    // @ts-expect-error a step without its sentence
    const mute: Quantity = step(calc`5`);
    return { ...found, answer: mute };
  });
  const pair = { band: 'Easy', verify: () => [1] } as const;
  // @ts-expect-error a key of another type than the form's
  form<object, readonly Fraction[]>('pair', pair, () => found);
  form<object>('sound', head, () => ({ ...found, stem: text`What?`, show: plain }));
};
