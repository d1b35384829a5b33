// `node scripts/test-data.mjs KIND`: makes the template database that tests copy, unless it exists for this state of
// the sources. KIND is embedded, postgres or journeys; a test project run by itself makes its own. Prints the path of
// the embedded database's dump, or the name of the PostgreSQL database.
import process from 'node:process';

async function made(kind) {
  if (kind !== 'journeys') return (await import('../apps/server/test/kit/home.ts')).ensureTemplate(kind);
  return (await (await import('../apps/web/e2e/kit/template.ts')).ensureTemplate()).database;
}

process.stdout.write(`${await made(process.argv[2])}\n`);
