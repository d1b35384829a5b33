import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { formsByGroup, itemsOfGroup } from './bank.ts';
import { dealtRank } from './deal.ts';
import { drawFrom, seedOf } from './draw.ts';
import { groupRules } from './group-rules/index.ts';
import { isPrinted, itemOf, makeItem } from './item.ts';
import { fingerprint, lockedItems } from './lock.ts';
import { chooseSlips, keyRank } from './options.ts';
import { allSeeds, everySeed, problemsOf } from './proof.ts';
import { shownItem } from './shown-item.ts';
import { type AnyTemplate, templateId } from './template.ts';
import { templates } from './templates.ts';

/**
 * `npm run form -- AR.MIX.5` (or the path of a file, or the name of a form): checks these forms over 200 seeds. Prints
 * broken rules, lines of `bank.lock` that would change, how often each rank of the key was reached, reasons of refused
 * draws, and three items of each form. Exits with 1 when a rule is broken.
 */
const [wanted = ''] = process.argv.slice(2);
const itemsShown = 3;
const problemsShown = 3;

const said: string[] = [];
const say = (line: string) => said.push(line);

/** The templates of the situations and forms that a file exports. */
async function inFile(path: string): Promise<AnyTemplate[]> {
  const exported = Object.values(
    (await import(pathToFileURL(resolve(path)).href)) as Record<string, unknown>,
  ).flat();
  const names = exported.flatMap(value => {
    const { variant, form } = (value ?? {}) as { variant?: string; form?: string };
    return variant ? [variant] : form ? [`-${form}`] : [];
  });
  return templates.filter(t => names.some(name => t.variant === name || t.variant.endsWith(name)));
}

const chosen = wanted.endsWith('.ts')
  ? await inFile(wanted)
  : templates.filter(
      t => templateId(t).startsWith(wanted) || t.variant === wanted || t.variant.endsWith(`-${wanted}`),
    );

/** Reasons of refusals in 200 draws, with their numbers. */
function refusals(t: AnyTemplate): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (reason: string) => counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const chance = drawFrom(seedOf(templateId(t)));
  for (let i = 0; i < allSeeds; i += 1) {
    const tried = t.attempt(chance);
    if ('refused' in tried) count(tried.refused);
    else if (!chooseSlips(t, tried.p, t.answer(tried.p), null)) count('fewer than three slips');
    else if (isPrinted(t.show(t.answer(tried.p), tried.p), t.stem(tried.p))) count('printed answer');
  }
  return counts;
}

/** For each rank: items that have it, of those for which it was wanted. */
function ranks(t: AnyTemplate): string {
  const dealt = [0, 0, 0, 0];
  const got = [0, 0, 0, 0];
  for (let seed = 1; seed <= allSeeds; seed += 1) {
    const rank = dealtRank(t, seed);
    dealt[rank] = (dealt[rank] ?? 0) + 1;
    if (keyRank(itemOf(t, seed)) === rank) got[rank] = (got[rank] ?? 0) + 1;
  }
  return dealt.map((of, rank) => `${rank} below the key: ${got[rank]} of ${of}`).join(', ');
}

let isWrong = chosen.length === 0;
if (isWrong) say(`Nothing is called ${wanted}: give a code (AR.MIX.5), a path, or a form's name`);

for (const t of chosen) {
  say(`\n${templateId(t)}`);
  const problems = Object.entries(problemsOf(t, everySeed));
  for (const [rule, words] of problems)
    say([`  ${rule}, ${words.length}:`, ...words.slice(0, problemsShown)].join('\n    '));
  const locked = lockedItems().filter(line => line.templateId === templateId(t));
  const changed = locked.filter(({ id, seed, fingerprint: print }) => {
    const item = makeItem(t, seed);
    return item.id !== id || fingerprint(item) !== print;
  });
  say(`  bank.lock: ${locked.length - changed.length} of ${locked.length} items are the same`);
  if (changed.length > 0) say(`    not so: seeds ${changed.map(line => line.seed).join(', ')}`);
  say(`  ${ranks(t)}`);
  const refused = [...refusals(t)].map(([reason, count]) => `${reason} ${count}`);
  say(`  of ${allSeeds} draws refused: ${refused.join(', ') || 'none'}`);
  if (problems.length > 0 || changed.length > 0) isWrong = true;
}

const groups = new Set(chosen.map(t => `${t.type} ${t.band}`));
for (const [name, forms] of formsByGroup()) {
  if (!groups.has(name)) continue;
  const items = itemsOfGroup(forms, lockedItems());
  const broken = Object.entries(groupRules).flatMap(([rule, of]) =>
    of(items).map(words => `${rule}: ${words}`),
  );
  say(
    [`\n${name}, ${items.length} items together: ${broken.length || 'no'} problems`, ...broken].join('\n  '),
  );
  if (broken.length > 0) isWrong = true;
}

for (const t of chosen)
  for (let seed = 1; seed <= itemsShown; seed += 1) say(`\n${shownItem(itemOf(t, seed))}`);
process.stdout.write(`${said.join('\n')}\n`);
process.exitCode = isWrong ? 1 : 0;
