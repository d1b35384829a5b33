// `node scripts/test-data.mjs KIND`: makes what tests begin with a copy of, if this state of the sources has none yet.
// KIND is embedded or postgres; a test project that is run by itself makes its own. Prints where the data is: the path of
// an embedded database's dump, the name of a database.
import process from 'node:process';
import { ensureTemplate } from '../apps/server/test/kit/home.ts';

process.stdout.write(`${await ensureTemplate(process.argv[2])}\n`);
