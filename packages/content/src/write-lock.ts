import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { searchedBank } from './bank.ts';
import { lockFile, lockOf } from './lock.ts';
import {
  allSeeds,
  type Behind,
  behindFile,
  groupProblems,
  listedBehind,
  nameOf,
  problemsOf,
  provedFile,
  provedLock,
  seedsNeeded,
} from './proof.ts';
import type { AnyTemplate } from './template.ts';
import { templates } from './templates.ts';

/**
 * `npm run bank`, after templates were added or their revision was raised: checks the templates that changed over all
 * seeds and the others over some (`npm run bank -- --all`, after a rule changed: every one over all), then writes
 * `bank.lock`, `proved.lock` and `behind.json` anew. Refuses when an item changed under an id that exists, when a
 * key is wrong, or when a template or group falls behind a rule that it obeyed. `npm run bank -- AR.MIX` looks at these
 * types alone, in seconds, and leaves the lines of all others as they are.
 */
function fail(words: string, list: readonly string[]): never {
  process.stderr.write(`${words}\n${list.slice(0, 40).join('\n')}\n`);
  process.exit(1);
}

/** Of the formatter, in signs. */
const lineWidth = 110;

const every = process.argv.includes('--all');
/** The types that are looked at, by how their codes begin. */
const [prefix = '', ...further] = process.argv.slice(2).filter(word => !word.startsWith('--'));
if (further.length > 0) fail('One code at a time; not read', further);
const own = templates.filter(t => t.type.startsWith(prefix));
if (own.length === 0) fail(`No type begins with ${prefix}`, []);

const linesOf = (file: URL) =>
  readFileSync(file, { encoding: 'utf8', flag: 'a+' })
    .split('\n')
    .filter(line => line !== '');
/** The lines of the types that are not looked at, in which a template's id is the word at this place. */
const kept = (file: URL, place: number) =>
  prefix === '' ? [] : linesOf(file).filter(line => !line.split(' ')[place]?.startsWith(prefix));
const joined = (others: readonly string[], made: string) =>
  `${[...others, ...made.trim().split('\n')].sort().join('\n')}\n`;

const bank = searchedBank(prefix);
const lock = joined(kept(lockFile, 3), lockOf(bank));
const before = new Map(linesOf(lockFile).map(line => line.split(' ') as [string, string]));
const changed = lock.split('\n').filter(line => {
  const [id = '', print] = line.split(' ');
  return before.has(id) && before.get(id) !== print;
});
if (changed.length > 0)
  fail(
    'These items changed under an id that students have seen; raise the revision of their templates:',
    changed,
  );

const listed: Behind = existsSync(behindFile) ? listedBehind() : {};
const seedsOf = (t: AnyTemplate) => (every ? allSeeds : seedsNeeded(t));
const behind: Behind = {};
const worse: string[] = [];
const unchanged = new Set(own.filter(t => seedsOf(t) < allSeeds).map(nameOf));
// A template that is only sampled may hide what it was behind in.
for (const [rule, names] of Object.entries(listed))
  for (const name of names)
    if (unchanged.has(name) || !name.startsWith(prefix)) behind[rule] = [...(behind[rule] ?? []), name];
const found = [
  ...own.map(t => [nameOf(t), problemsOf(t, seedsOf(t))] as const),
  ...[...groupProblems(bank)].filter(([name]) => name.startsWith(prefix)),
];
for (const [name, problems] of found)
  for (const [rule, words] of Object.entries(problems)) {
    if (!behind[rule]?.includes(name)) behind[rule] = [...(behind[rule] ?? []), name];
    const isNew = !listed[rule]?.includes(name);
    if (rule === 'key' || (isNew && existsSync(behindFile))) worse.push(`${name}, ${rule}: ${words[0]}`);
  }
if (worse.length > 0) fail('These do not obey a rule:', worse);

writeFileSync(lockFile, lock);
writeFileSync(provedFile, joined(kept(provedFile, 0), provedLock(own)));
const sorted = Object.fromEntries(
  Object.entries(behind)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([rule, names]) => [rule, names.sort()]),
);
// A list that fits into a line stands in one, as the formatter wants it.
const formatted = JSON.stringify(sorted, null, 2).replace(
  /( {2}"[^"]*": )\[\n([^\]]*)\n {2}\](,?)/g,
  (spread, name: string, entries: string, comma: string) => {
    const line = `${name}[${entries.trim().replace(/,\n\s+/g, ', ')}]${comma}`;
    return line.length <= lineWidth ? line : spread;
  },
);
writeFileSync(behindFile, `${formatted}\n`);
process.stdout.write(`${lock.trim().split('\n').length} items in the bank\n`);
for (const [rule, names] of Object.entries(sorted)) process.stdout.write(`behind ${rule}: ${names.length}\n`);
