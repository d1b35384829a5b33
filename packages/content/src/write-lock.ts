import { readFileSync, writeFileSync } from 'node:fs';
import { askedBy, searchedBank } from './bank.ts';
import { made } from './item.ts';
import { lessons } from './lessons/index.ts';
import { madeLesson } from './lessons/made.ts';
import { questionOf } from './lessons/problems.ts';
import { lockFile, lockOf } from './lock.ts';
import { placesFile, placesLock } from './places.ts';
import {
  everySeed,
  groupProblems,
  linesOf,
  problemsOf,
  provedFile,
  provedLock,
  seedsNeeded,
} from './proof.ts';
import { templateId } from './template.ts';
import { templates } from './templates.ts';

/**
 * `npm run bank`, after templates were added or revisions raised: checks changed templates over all seeds and the
 * others over those of the bank (`-- --all`, after a rule has changed: all templates over all seeds), then writes
 * `bank.lock`, `places.lock` and `proved.lock`. Refuses when an item has changed under an existing id, or when a
 * template or group breaks a rule. `npm run bank -- AR.MIX` processes only these types, in seconds, and keeps all
 * other lines.
 */
function fail(words: string, list: readonly string[]): never {
  process.stderr.write(`${words}\n${list.slice(0, 40).join('\n')}\n`);
  process.exit(1);
}

const every = process.argv.includes('--all');
/** Prefix of the types to process. */
const [prefix = '', ...further] = process.argv.slice(2).filter(word => !word.startsWith('--'));
if (further.length > 0) fail('One code at a time; not read', further);
const own = templates.filter(t => t.type.startsWith(prefix));
if (own.length === 0) fail(`No type begins with ${prefix}`, []);

const readLines = (file: URL) =>
  readFileSync(file, { encoding: 'utf8', flag: 'a+' })
    .split('\n')
    .filter(line => line !== '');
/** Lines of the other types; `place` is the index of the template's id in a line. */
const kept = (file: URL, place: number) =>
  prefix === '' ? [] : readLines(file).filter(line => !line.split(' ')[place]?.startsWith(prefix));
const joined = (others: readonly string[], made: string) =>
  `${[...others, ...made.trim().split('\n')].sort().join('\n')}\n`;

/** Questions shown in lessons are excluded from the bank. */
const shown = new Set(
  lessons.flatMap(lesson => madeLesson(lesson).examples).map(({ example }) => questionOf(example)),
);
const bank = searchedBank(prefix).filter(item => !shown.has(askedBy(item)));
const lock = joined(kept(lockFile, 3), lockOf(bank));
const before = new Map(readLines(lockFile).map(line => line.split(' ') as [string, string]));
const changed = lock.split('\n').filter(line => {
  const [id = '', print] = line.split(' ');
  return before.has(id) && before.get(id) !== print;
});
if (changed.length > 0)
  fail(
    'These items changed under an id that students have seen; raise the revision of their templates:',
    changed,
  );

const found = [
  ...own.map(t => [templateId(t), problemsOf(t, every ? everySeed : seedsNeeded(t))] as const),
  ...[...groupProblems(bank)].filter(([name]) => name.startsWith(prefix)),
];
const worse = found.flatMap(([name, problems]) => linesOf(problems).map(said => `${name}, ${said}`));
if (worse.length > 0) fail('These do not obey a rule:', worse);

writeFileSync(lockFile, lock);
const seedsOf = Map.groupBy(bank, item => item.templateId);
const places = own.map(t => ({
  id: templateId(t),
  places: (seedsOf.get(templateId(t)) ?? []).map(({ seed }) => ({ seed, ...made(t, seed).place })),
}));
writeFileSync(placesFile, joined(kept(placesFile, 0), placesLock(places)));
writeFileSync(provedFile, joined(kept(provedFile, 0), provedLock(own)));
process.stdout.write(`${lock.trim().split('\n').length} items in the bank\n`);
