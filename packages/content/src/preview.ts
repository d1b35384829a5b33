import { makeItem } from './item.ts';
import { shownItem } from './shown-item.ts';
import { templateId } from './template.ts';
import { templates } from './templates.ts';

/** Prints items for reading: `npm run question -- AR.PCT.1 3` shows seeds 1 to 3 of each matching template. */
const [prefix = '', count = '1'] = process.argv.slice(2);

for (const t of templates.filter(candidate => templateId(candidate).startsWith(prefix)))
  for (let seed = 1; seed <= Number(count); seed += 1)
    process.stdout.write(`${shownItem(makeItem(t, seed))}\n\n`);
