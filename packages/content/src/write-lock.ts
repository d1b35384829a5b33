import { readFileSync, writeFileSync } from 'node:fs';
import { fixedBank } from './bank.ts';
import { lockFile, lockOf } from './lock.ts';

/** Writes `bank.lock` anew: `npm run bank`, after templates were added or their revision was raised. */
const lock = lockOf(fixedBank());
const before = new Map(
  readFileSync(lockFile, { encoding: 'utf8', flag: 'a+' })
    .split('\n')
    .map(line => line.split(' ') as [string, string]),
);
const changed = lock.split('\n').filter(line => {
  const [id = '', print] = line.split(' ');
  return before.has(id) && before.get(id) !== print;
});
if (changed.length > 0) {
  process.stderr.write(
    `These items changed under an id that students have seen; raise the revision of their templates:\n${changed.join('\n')}\n`,
  );
  process.exit(1);
}
writeFileSync(lockFile, lock);
process.stdout.write(`${lock.trim().split('\n').length} items in the bank\n`);
