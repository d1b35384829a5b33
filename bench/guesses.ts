/**
 * How often a guesser who solves nothing finds the key: `node bench/guesses.ts [forms]`. The guesser sees stems and
 * options only. It learns from one half of the forms which features a key has (such as an option that is its double),
 * and guesses the items of the other half, and vice versa. Prints how often its first choice is the key, how often
 * one of its first two is, the frequency of each feature on keys, and the forms (40, or the given number) where it is
 * most certain, with the features that reveal the key.
 */
import process from 'node:process';
import { fixedBank } from '../packages/content/src/bank.ts';
import type { Item } from '../packages/content/src/item.ts';
import { bands, categories } from '../packages/content/src/taxonomy.ts';
import { type Guess, guesses, hits, places } from '../packages/content/src/tells/guesses.ts';
import { sightOf, signNames } from '../packages/content/src/tells/signs.ts';

const formsListed = Number(process.argv[2] ?? 40);
/** Features of fewer items are not printed. */
const fewestItems = 100;

const bank = fixedBank();
const guessed = guesses(bank);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const lines: string[] = [];

function tellOf(name: string, some: readonly Guess<Item>[]): void {
  const { first, two } = hits(some);
  lines.push(
    `${name.padEnd(20)} ${percent(first).padStart(7)} ${percent(two).padStart(7)}   ${some.length} items`,
  );
}

lines.push('the key is           first   of two   (by chance 25 % and 50 %)');
tellOf('all', guessed);
for (const band of bands)
  tellOf(
    band,
    guessed.filter(({ item }) => item.band === band),
  );
for (const { code, name } of categories)
  tellOf(
    name,
    guessed.filter(({ item }) => item.type.startsWith(`${code}.`)),
  );

/** Frequency of each feature on the key, and on a random option of the same item. */
const borne = signNames.map(name => ({ name, items: 0, byKey: 0, byAny: 0, spread: 0 }));
for (const { stem, options } of bank) {
  const sight = sightOf(options, stem);
  const four = places.map((others, option) => sight.signs(option, others));
  const key = options.findIndex(({ slip }) => slip === null);
  borne.forEach((sign, i) => {
    const values = four.map(own => own[i] ?? 0);
    if (values.every(value => value === values[0])) return;
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    sign.items += 1;
    sign.byKey += values[key] ?? 0;
    sign.byAny += mean;
    sign.spread += values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  });
}
lines.push(
  '',
  'signs that tell most: how often the key bears them, and how often any option does (z of the difference)',
);
const zOf = (sign: (typeof borne)[number]) => (sign.byKey - sign.byAny) / Math.sqrt(sign.spread);
for (const sign of borne
  .filter(({ items }) => items >= fewestItems)
  .sort((a, b) => Math.abs(zOf(b)) - Math.abs(zOf(a)))
  .slice(0, 25)) {
  const [byKey, byAny] = [sign.byKey, sign.byAny].map(n => (n / sign.items).toFixed(3));
  lines.push(
    `${sign.name.padEnd(44)} ${byKey} ${byAny} (${zOf(sign).toFixed(1).padStart(5)}) in ${sign.items} items`,
  );
}

const byForm = Map.groupBy(guessed, ({ item }) => item.templateId);
const surest = [...byForm]
  .map(([id, own]) => ({ id, own, trust: own.reduce((sum, { trust }) => sum + trust, 0) / own.length }))
  .sort((a, b) => b.trust - a.trust);
lines.push('', 'surest forms: trust in the key, first choices right, and what gives it away most often');
for (const { id, own, trust } of surest.slice(0, formsListed)) {
  const tells = [
    ...Map.groupBy(
      own.flatMap(guess => guess.tells),
      tell => tell,
    ),
  ]
    .sort((a, b) => b[1].length - a[1].length)
    .slice(0, 3)
    .map(([tell, found]) => `${tell} ${found.length}`);
  const right = Math.round(hits(own).first * own.length);
  lines.push(`${id.padEnd(72)} ${percent(trust).padStart(7)} ${right}/${own.length}  ${tells.join(', ')}`);
}
process.stdout.write(`${lines.join('\n')}\n`);
