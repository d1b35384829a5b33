import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { formsByGroup } from './bank.ts';
import { groupRules } from './group-rules/index.ts';
import { firstDrawn, type Item, made, madeOf, makeItem } from './item.ts';
import { type LockedItem, lockedItems } from './lock.ts';
import { rules } from './rules/index.ts';
import { type AnyTemplate, templateId } from './template.ts';
import { sameValue } from './value.ts';

/** Seeds for the check of a changed template; an unchanged one is checked over the seeds of its items in the bank. */
export const allSeeds = 200;
export const everySeed: readonly number[] = Array.from({ length: allSeeds }, (_, i) => i + 1);

/** Problems of a template by the name of the rule; `key`: `verify` finds another answer. */
export type Problems = Record<string, string[]>;

/** All texts of a template with some parameters; the choice of slips as options is not part of it. */
function textsOf(t: AnyTemplate, p: unknown) {
  const { steps, ...solution } = t.solution(p);
  return [
    [t.form, t.also, t.entry],
    t.stem(p),
    t.show(t.answer(p), p),
    t.slips(p).map(({ misconception, value, words }) => [misconception, t.show(value, p), words]),
    solution,
    steps.map(({ says, works }) => [says, works]),
    t.figure?.(p) ?? null,
  ];
}

/** Draws whose texts identify a template. */
const hashedDraws = 6;
const hashes = new Map<AnyTemplate, string>();

/** Hash of a template's texts in its first draws; a change elsewhere is not detected. Cached. */
function hashOf(t: AnyTemplate): string {
  const known = hashes.get(t) ?? computedHash(t);
  hashes.set(t, known);
  return known;
}

const computedHash = (t: AnyTemplate): string =>
  createHash('sha256')
    .update(JSON.stringify(Array.from({ length: hashedDraws }, (_, i) => textsOf(t, firstDrawn(t, i + 1)))))
    .digest('base64url')
    .slice(0, 12);

/** Number of seeds whose items are made twice, to find randomness outside of the draw. */
const seedsMadeTwice = 2;
const alike = (item: Item) => JSON.stringify(plainOf(item));

const plainOf = ({ options, solution, targetSeconds: _, ...item }: Item) => ({
  ...item,
  options: options.map(({ letter, text, slip }) => ({
    letter,
    text,
    slip: slip && { misconception: slip.misconception, words: slip.words },
  })),
  solution: { ...solution, steps: solution.steps.map(({ says, works }) => ({ says, works })) },
});

/** The file of templates that passed over all seeds, with their hashes at that time. */
export const provedFile = new URL('../proved.lock', import.meta.url);

const provedHashes = (): Map<string, string> =>
  new Map(
    readFileSync(provedFile, { encoding: 'utf8', flag: 'a+' })
      .split('\n')
      .map(line => line.split(' ') as [string, string]),
  );

/** The text of that file for these templates. */
export const provedLock = (of: readonly AnyTemplate[]): string =>
  `${of
    .map(t => `${templateId(t)} ${hashOf(t)}`)
    .sort()
    .join('\n')}\n`;

let proved: Map<string, string> | null = null;
let inBank: Map<string, LockedItem[]> | null = null;

/** The seeds of a template's items in the lock. */
export function seedsInBank(t: AnyTemplate): readonly number[] {
  inBank ??= Map.groupBy(lockedItems(), line => line.templateId);
  return (inBank.get(templateId(t)) ?? []).map(({ seed }) => seed);
}

/** The seeds to check: all when the template has changed since it passed, else those of its items in the bank. */
export function seedsNeeded(t: AnyTemplate): readonly number[] {
  proved ??= provedHashes();
  return proved.get(templateId(t)) === hashOf(t) ? seedsInBank(t) : everySeed;
}

/** Problems as lines, at most three for each rule. */
export const linesOf = (problems: Problems): string[] =>
  Object.entries(problems).flatMap(([rule, words]) => words.slice(0, 3).map(said => `${rule}: ${said}`));

/**
 * Checks a template's items: the key by `verify`, and every rule of an item. Items of the bank are compared with their
 * lines of the lock and cached; of the others the first `seedsMadeTwice` are made twice.
 */
export function problemsOf(t: AnyTemplate, seeds: readonly number[]): Problems {
  const problems: Problems = {};
  const note = (rule: string, words: string) => {
    problems[rule] = [...(problems[rule] ?? []), words];
  };
  const locked = new Set(seedsInBank(t));
  for (const seed of seeds) {
    const { item, p } = locked.has(seed) ? madeOf(t, seed) : made(t, seed);
    if (!sameValue(t.verify(p), t.answer(p))) note('key', `#${seed}: the second way differs`);
    if (!locked.has(seed) && seed <= seedsMadeTwice && alike(item) !== alike(makeItem(t, seed)))
      note('twice', `#${seed}: made a second time, the item is another one`);
    for (const [name, rule] of Object.entries(rules))
      for (const words of rule(item)) note(name, `#${seed}: ${words}`);
  }
  return problems;
}

/** Problems of a bank's items of each type and band together, by group and rule. */
export function groupProblems(bank: readonly Item[]): Map<string, Problems> {
  const items = new Map<string, Item[]>();
  for (const item of bank) {
    const name = `${item.type} ${item.band}`;
    items.set(name, [...(items.get(name) ?? []), item]);
  }
  return new Map(
    [...formsByGroup().keys()].map(group => [
      group,
      Object.fromEntries(
        Object.entries(groupRules)
          .map(([name, rule]) => [name, rule(items.get(group) ?? [])] as const)
          .filter(([, words]) => words.length > 0),
      ),
    ]),
  );
}
