import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openInMemory } from '../src/platform/db/embedded.ts';
import { migrate, migrationsFolder, migrationsIn } from '../src/platform/db/migrate.ts';

/** What is said of the files of migrations themselves: the same on both homes. */
const run = promisify(execFile);
const server = fileURLToPath(new URL('..', import.meta.url));

test('the migrations make exactly what the schema files say', async () => {
  const out = join(mkdtempSync(join(tmpdir(), 'drift-')), 'migrations');
  cpSync(migrationsFolder, out, { recursive: true });
  const kit = fileURLToPath(new URL('../../../node_modules/drizzle-kit/bin.cjs', import.meta.url));
  // It takes a folder from where it runs only, and of one that it cannot read it says nothing in its exit code.
  const settings = ['--dialect=postgresql', '--casing=snake_case', `--out=${relative(server, out)}`];
  const schema = '--schema=./src/{platform,modules}/**/schema.ts';
  const said = await run(process.execPath, [kit, 'generate', ...settings, schema], { cwd: server });
  expect(said.stdout).toContain('No schema changes');
  expect(readdirSync(out).sort()).toEqual(readdirSync(migrationsFolder).sort());
}, 60_000);

test('a migration that fails half-way leaves nothing behind and can run again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  const home = await openInMemory();
  writeFileSync(join(folder, '0000_two.sql'), 'create table one (a int); select nonsense;');
  await expect(migrate(home, folder)).rejects.toThrow();
  writeFileSync(join(folder, '0000_two.sql'), 'create table one (a int);');
  expect(await migrate(home, folder)).toEqual(['0000_two.sql']);
  await home.close();
});

test('a migration outside of a transaction only builds indexes concurrently: it waits for locks without an end', () => {
  const scripts = migrationsIn().map(({ script }) => script);
  const statements = scripts
    .filter(script => script.startsWith('-- concurrently\n'))
    .flatMap(script => script.replaceAll(/^--(?!>).*$/gm, '').split('--> statement-breakpoint'));
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements)
    expect(statement.trim()).toMatch(/^CREATE (UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS /);
});
