import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { type Home, rowsOf } from './db.ts';

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Any number; the same in every process of the product. */
const migrationLock = 712_012;

interface Migration {
  name: string;
  script: string;
  hash: string;
}

/** The migrations in the order they run: by file name, which begins with a number. */
export function migrationsIn(folder = migrationsFolder): Migration[] {
  return readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .sort()
    .map(name => {
      const script = readFileSync(join(folder, name), 'utf8');
      return { name, script, hash: createHash('sha256').update(script).digest('hex') };
    });
}

/**
 * Runs the migrations that have not run yet, each in one transaction, while no other process does. Returns their
 * names. Throws when a migration that ran was changed since.
 */
export async function migrate(home: Home, folder = migrationsFolder): Promise<string[]> {
  const ran: string[] = [];
  await home.underLock(migrationLock, async run => {
    await run(
      'create table if not exists migrations (name text primary key, hash text not null, ran_at timestamptz not null default now())',
    );
    const rows = await rowsOf<{ name: string; hash: string }>(
      home.db.execute(sql`select name, hash from migrations`),
    );
    const known = new Map(rows.map(row => [row.name, row.hash]));
    for (const migration of migrationsIn(folder)) {
      const hash = known.get(migration.name);
      if (hash === migration.hash) continue;
      if (hash)
        throw new Error(`Migration ${migration.name} ran in another form; a migration is never changed.`);
      await run(oneTransaction(migration));
      ran.push(migration.name);
    }
  });
  return ran;
}

const oneTransaction = ({ name, script, hash }: Migration) =>
  `begin;\nset local statement_timeout = 0;\n${script}\n;insert into migrations (name, hash) values ('${name}', '${hash}');\ncommit;`;
