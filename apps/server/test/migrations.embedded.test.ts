import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  const config = join(server, `drizzle.drift-${process.pid}.config.ts`);
  const settings = {
    dialect: 'postgresql',
    schema: ['./src/platform/**/schema.ts', './src/modules/**/schema.ts'],
    out,
    casing: 'snake_case',
  };
  writeFileSync(config, `export default ${JSON.stringify(settings)};`);
  const kit = fileURLToPath(new URL('../../../node_modules/drizzle-kit/bin.cjs', import.meta.url));
  try {
    await run(process.execPath, [kit, 'generate', '--config', config], { cwd: server });
  } finally {
    rmSync(config);
  }
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
