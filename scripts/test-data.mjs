// `node scripts/test-data.mjs KIND`: makes what tests begin with a copy of, if this state of the sources has none yet.
// KIND is embedded, postgres or journeys; a test project that is run by itself makes its own. Prints where the data is: the
// path of an embedded database's dump, the name of a database.
import process from 'node:process';

async function made(kind) {
  if (kind !== 'journeys') return (await import('../apps/server/test/kit/home.ts')).ensureTemplate(kind);
  return (await (await import('../apps/web/e2e/kit/template.ts')).ensureTemplate()).database;
}

process.stdout.write(`${await made(process.argv[2])}\n`);
