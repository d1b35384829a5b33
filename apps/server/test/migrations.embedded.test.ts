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

/** Tests of the migration files, which are the same for both databases. */
const run = promisify(execFile);
const server = fileURLToPath(new URL('..', import.meta.url));

test('the migrations make exactly the tables of the schema files', async () => {
  const out = join(mkdtempSync(join(tmpdir(), 'drift-')), 'migrations');
  cpSync(migrationsFolder, out, { recursive: true });
  const kit = fileURLToPath(new URL('../../../node_modules/drizzle-kit/bin.cjs', import.meta.url));
  // drizzle-kit takes only a relative folder, and its exit code is 0 for a folder that it cannot read.
  const settings = ['--dialect=postgresql', '--casing=snake_case', `--out=${relative(server, out)}`];
  const schema = '--schema=./src/{platform,modules}/**/schema.ts';
  const said = await run(process.execPath, [kit, 'generate', ...settings, schema], { cwd: server });
  expect(said.stdout).toContain('No schema changes');
  expect(readdirSync(out).sort()).toEqual(readdirSync(migrationsFolder).sort());
}, 60_000);

test('a migration that fails halfway changes nothing and can run again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  const home = await openInMemory();
  writeFileSync(join(folder, '0000_two.sql'), 'create table one (a int); select nonsense;');
  await expect(migrate(home, folder)).rejects.toThrow();
  writeFileSync(join(folder, '0000_two.sql'), 'create table one (a int);');
  expect(await migrate(home, folder)).toEqual(['0000_two.sql']);
  await home.close();
});

test('a migration outside of a transaction only builds indexes concurrently, because it waits for locks without a limit', () => {
  const scripts = migrationsIn().map(({ script }) => script);
  const statements = scripts
    .filter(script => script.startsWith('-- concurrently\n'))
    .flatMap(script => script.replaceAll(/^--(?!>).*$/gm, '').split('--> statement-breakpoint'));
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements)
    expect(statement.trim()).toMatch(/^CREATE (UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS /);
});

/** Last migration before the rule; applied migrations are never changed. */
const lastBefore = '0055_also-types.sql';

test('no later migration breaks the rules', () => {
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

test('NOT NULL after a validated check, a drop marked as contract, and a new table are allowed', () => {
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
