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
} from './proof.ts';
import { templates } from './templates.ts';

/**
 * `npm run bank`, after templates were added or their revision was raised: checks every template over all seeds, then
 * writes `bank.lock`, `proved.lock` and `behind.json` anew. Refuses when an item changed under an id that exists, when a
 * key is wrong, or when a template or group falls behind a rule that it obeyed.
 */
function fail(words: string, list: readonly string[]): never {
  process.stderr.write(`${words}\n${list.slice(0, 40).join('\n')}\n`);
  process.exit(1);
}

const bank = searchedBank();
const lock = lockOf(bank);
const before = new Map(
  readFileSync(lockFile, { encoding: 'utf8', flag: 'a+' })
    .split('\n')
    .map(line => line.split(' ') as [string, string]),
);
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
const behind: Behind = {};
const worse: string[] = [];
const found = [...templates.map(t => [nameOf(t), problemsOf(t, allSeeds)] as const), ...groupProblems(bank)];
for (const [name, problems] of found)
  for (const [rule, words] of Object.entries(problems)) {
    behind[rule] = [...(behind[rule] ?? []), name];
    const isNew = !listed[rule]?.includes(name);
    if (rule === 'key' || (isNew && existsSync(behindFile))) worse.push(`${name}, ${rule}: ${words[0]}`);
  }
if (worse.length > 0) fail('These do not obey a rule:', worse);

writeFileSync(lockFile, lock);
writeFileSync(provedFile, provedLock());
const sorted = Object.fromEntries(Object.entries(behind).map(([rule, names]) => [rule, names.sort()]));
writeFileSync(behindFile, `${JSON.stringify(sorted, null, 2)}\n`);
process.stdout.write(`${lock.trim().split('\n').length} items in the bank\n`);
for (const [rule, names] of Object.entries(sorted)) process.stdout.write(`behind ${rule}: ${names.length}\n`);
