/**
 * How often a key is found by somebody who solves nothing: `node bench/guesses.ts [forms]`. A guesser sees stems and options
 * alone; it learns from half of the forms which signs a key bears, such as standing beside its double, and guesses at
 * the items of the other half, both ways round. Says how often its first choice is the key and how often one of its first two is, where the
 * signs stand that a test-wise reader knows, and at which forms (40, or as many as named) it is surest, with what gives them away.
 */
import process from 'node:process';
import { fixedBank } from '../packages/content/src/bank.ts';
import type { Item } from '../packages/content/src/item.ts';
import { bands, categories } from '../packages/content/src/taxonomy.ts';
import { type Guess, guesses, hits, places } from '../packages/content/src/tells/guesses.ts';
import { sightOf, signNames } from '../packages/content/src/tells/signs.ts';

const formsListed = Number(process.argv[2] ?? 40);
/** A sign that fewer items have is not told of. */
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

/** How often the key bears a sign, beside how often an option of the same item does. */
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
