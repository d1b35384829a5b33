// `node scripts/test-data.mjs KIND`: makes what tests begin with a copy of, if this state of the sources has none yet.
// KIND is journeys, embedded or postgres; a test project that is run by itself makes its own.
import process from 'node:process';

const kind = process.argv[2];
if (kind === 'journeys') {
  const { ensureTemplate } = await import('../apps/web/e2e/kit/template.ts');
  await ensureTemplate();
} else {
  const { ensureTemplate } = await import('../apps/server/test/kit/home.ts');
  await ensureTemplate(kind);
}
