import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { backup } from '../src/backup.ts';
import { openEmbedded } from '../src/platform/db/embedded.ts';
import { migrationsIn, migrationsRunOn } from '../src/platform/db/migrate.ts';
import { testApp } from './kit/app.ts';
import { fillDataDir } from './kit/home.ts';
import { freshFolder, start, stopAll } from './kit/process.ts';

/** Commands run as separate processes, as by an operator. */
afterAll(stopAll);
const app = testApp();

/** A data directory without the last migration. */
async function dirOfBefore(): Promise<string> {
  const dataDir = freshFolder();
  await fillDataDir(dataDir);
  const home = await openEmbedded(dataDir);
  await home.db.execute(sql`delete from migrations where name = ${migrationsIn().at(-1)?.name}`);
  await home.close();
  return dataDir;
}

async function migrationsOf(dataDir: string): Promise<string[]> {
  const home = await openEmbedded(dataDir);
  const ran = await migrationsRunOn(home.db);
  await home.close();
  return ran;
}

test('on an older schema a backup works, and other commands are refused in one line', async () => {
  const dataDir = await dirOfBefore();
  const before = await migrationsOf(dataDir);
  const file = join(freshFolder(), 'copy.gz');

  const replay = start({ DATA_DIR: dataDir }, 'replay');
  expect(await replay.ended).toBe(1);
  expect(replay.words()).toBe(
    `The database is of an earlier version (${migrationsIn().at(-1)?.name} has not run). Make a backup, start the server once, then give the command again.\n`,
  );
  const copy = start({ DATA_DIR: dataDir }, 'backup', file);
  expect([await copy.ended, copy.words()]).toEqual([0, expect.stringMatching(/^\d+ rows are in /)]);
  expect(await migrationsOf(dataDir)).toEqual(before);

  const restored = start({}, 'restore', file);
  expect(await restored.ended).toBe(1);
  expect(restored.words()).toContain(`its last migration is ${before.at(-1)}`);
}, 240_000);

test('a backup is restored into a directory that has no tables yet', async () => {
  const file = join(freshFolder(), 'copy.gz');
  const rows = await backup(app.platform.home, file, app.clock.now());
  const restored = start({}, 'restore', file);
  expect([await restored.ended, restored.words()]).toEqual([0, `${rows} rows restored from ${file}\n`]);
}, 240_000);

test('a backup of a database without tables is refused', async () => {
  const copy = start({}, 'backup');
  expect(await copy.ended).toBe(1);
  expect(copy.words()).toBe('The database has no tables: nothing to copy.\n');
}, 240_000);

test.runIf(existsSync('/dev/full'))(
  'on a full disk a backup fails with one line and leaves no file',
  async () => {
    const folder = freshFolder();
    const file = join(folder, 'copy.gz');
    symlinkSync('/dev/full', `${file}.part`);
    await expect(backup(app.platform.home, file, app.clock.now())).rejects.toThrow(
      `The disk of ${file} is full: no backup was made.`,
    );
    expect(readdirSync(folder)).toEqual([]);
  },
);
