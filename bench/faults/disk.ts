/**
 * A full disk: `node bench/faults/disk.ts`, as root (it mounts a file system in memory), with Debian's postgresql
 * installed. The database's disk of MEGABYTES (400) is filled while students answer RATE times a second, stays full for
 * FULL seconds (20), and is freed. PostgreSQL exits when it cannot write its log and is started again, as systemd does;
 * the product's processes are not restarted.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { folderOfPostgres } from '../operations/cluster.ts';
import { lostAndDoubled, students, summaryOf } from '../operations/students.ts';
import { allowance, broken, judge, print, seconds, stageOf } from './stage.ts';

const RATE = Number(process.env.RATE ?? 30);
const MEGABYTES = Number(process.env.MEGABYTES ?? 400);
const FULL_MS = 1000 * Number(process.env.FULL ?? 20);
const MOST_BACK_MS = 5000;
const chunk = Buffer.alloc(2 ** 20);

const { path: outer, remove } = folderOfPostgres('twelvefold-disk-');
const disk = join(outer, 'disk');
mkdirSync(disk);
const owner = `uid=${execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).trim()}`;
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m,${owner},mode=700`, 'tmpfs', disk]);
const filler = join(disk, 'filler');
const fill = () => {
  for (;;)
    try {
      writeFileSync(filler, chunk, { flag: 'a' });
    } catch {
      return;
    }
};
const free = () => {
  const { bavail, bsize } = statfsSync(disk);
  return (bavail * bsize) / 2 ** 20;
};

let stage: Awaited<ReturnType<typeof stageOf>> | undefined;
try {
  stage = await stageOf(['min_wal_size=4MB', 'max_wal_size=16MB'], disk);
  const { postgres, databaseUrl } = stage;
  const api = await stage.process('serve');
  const load = students(api.url, RATE, RATE);
  await load.begun;
  print(`  ${free().toFixed(0)} MB are free`);
  fill();
  const before = load.acknowledged();
  // Space that is freed meanwhile is filled again.
  const until = performance.now() + FULL_MS;
  while (performance.now() < until) {
    await setTimeout(200);
    fill();
  }
  const duringIt = load.acknowledged() - before;
  const ended = !postgres.running();
  rmSync(filler);
  const freed = performance.now();
  if (ended) await postgres.start();
  const after = load.acknowledged();
  while (load.acknowledged() < after + RATE) await setTimeout(20);
  const backMs = performance.now() - freed;
  const record = await load.stop();
  print(`  ${summaryOf(record)}`);
  const { lost, doubled } = await lostAndDoubled(databaseUrl, record.acknowledged);
  const wrong = await broken(databaseUrl);
  if (lost + doubled > 0) wrong.push(`${lost} acknowledged answers are lost, ${doubled} stored twice`);
  const refusals = [...record.failures.keys()];
  const others = refusals.filter(kind => !/^50[37]/.test(kind));
  if (others.length > 0) wrong.push(`calls ended with ${others.join(', ')}`);
  if (!refusals.some(kind => /^50[37]/.test(kind))) wrong.push('no call was refused: the disk was not full');
  if (!api.lives()) wrong.push('the process of the product ended');
  if (backMs > allowance(MOST_BACK_MS, api.quietMs)) wrong.push(`answers came after ${seconds(backMs)}`);
  judge(
    {
      'disk full for': seconds(FULL_MS),
      'answers acknowledged before, during, after': `${before}, ${duringIt}, ${record.acknowledged.length - before - duringIt}`,
      lost,
      doubled,
      'PostgreSQL ended itself': ended ? 'yes, and was started again' : 'no',
      'a second of answers after the disk was freed': seconds(backMs),
    },
    wrong,
  );
} finally {
  await stage?.end();
  execFileSync('umount', [disk]);
  remove();
}
process.exit();
