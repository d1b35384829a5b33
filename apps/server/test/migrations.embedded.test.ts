import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openInMemory } from '../src/platform/db/embedded.ts';
import { migrate, migrationsFolder, migrationsIn } from '../src/platform/db/migrate.ts';
import { refusedIn } from './kit/migration-rules.ts';

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

/** The rule came after this one: what ran is never changed. */
const lastBefore = '0055_also-types.sql';

test('a migration neither rewrites a table in use nor keeps it locked, and takes nothing from the release before', () => {
  const all = migrationsIn();
  const found = all.flatMap(({ name, script }, at) =>
    name > lastBefore
      ? refusedIn(
          script,
          all.slice(0, at).map(({ script }) => script),
        ).map(words => `${name}: ${words}`)
      : [],
  );
  expect(found).toEqual([]);
});

test.each([
  ['ALTER TABLE "users" ALTER COLUMN "email" SET DATA TYPE varchar(80);', 'rewrites the table'],
  ['ALTER TABLE "users" ADD COLUMN "city" text NOT NULL;', 'fails on filled tables'],
  ['ALTER TABLE "users" ADD COLUMN "code" uuid DEFAULT gen_random_uuid();', 'rewrites the table'],
  ['ALTER TABLE "users" ADD CONSTRAINT "c" CHECK ("city" <> \'\');', 'reads the whole table'],
  [
    'ALTER TABLE "users" ADD CONSTRAINT "f" FOREIGN KEY ("a") REFERENCES "public"."answers"("a");',
    'reads the whole table',
  ],
  ['ALTER TABLE "users" ADD CONSTRAINT "u" UNIQUE("city");', 'builds an index under the lock'],
  ['CREATE INDEX "i" ON "users" USING btree ("city");', 'keeps writers out'],
  ['UPDATE "users" SET "city" = \'Pune\';', 'locks its rows'],
  ['ALTER TABLE "users" DROP COLUMN "city";', 'takes what the release before reads'],
  ['ALTER TABLE "users" RENAME COLUMN "city" TO "town";', 'takes what the release before reads'],
  ['ALTER TABLE "users" ALTER COLUMN "city" SET NOT NULL;', 'reads the whole table'],
  [
    'ALTER TABLE "users" ADD CONSTRAINT "c" CHECK ("a" > 0) NOT VALID;--> statement-breakpoint\nALTER TABLE "users" VALIDATE CONSTRAINT "c";',
    'it keeps the lock',
  ],
])('%s is refused: it %s', (script, words) => {
  expect(refusedIn(script, [])).toEqual([expect.stringContaining(words)]);
});

test('what is proved before may be said, what is dropped a release later too, and a new table is free', () => {
  const proved = [
    'ALTER TABLE "users" ADD CONSTRAINT "has_city" CHECK ("city" IS NOT NULL) NOT VALID;',
    'ALTER TABLE "users" VALIDATE CONSTRAINT "has_city";',
  ];
  expect(refusedIn('ALTER TABLE "users" ALTER COLUMN "city" SET NOT NULL;', proved)).toEqual([]);
  expect(refusedIn('-- contract\nALTER TABLE "users" DROP COLUMN "town";', [])).toEqual([]);
  const made =
    'CREATE TABLE "towns" (\n"name" text\n);\n--> statement-breakpoint\nCREATE INDEX "i" ON "towns" USING btree ("name");';
  expect(refusedIn(made, [])).toEqual([]);
});
