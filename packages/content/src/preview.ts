import { makeItem } from './item.ts';
import { solutionTexts } from './solution-texts.ts';
import { templateId } from './template.ts';
import { templates } from './templates.ts';

/** Prints items for reading: `node packages/content/src/preview.ts AR.PCT.1 3` shows seeds 1 to 3 of each matching template. */
const [prefix = '', count = '1'] = process.argv.slice(2);

for (const t of templates.filter(candidate => templateId(candidate).startsWith(prefix))) {
  for (let seed = 1; seed <= Number(count); seed += 1) {
    const item = makeItem(t, seed);
    const options = item.options.map(
      o => `  (${o.letter}) ${o.text}${o.slip ? `   <- ${o.slip.words}` : '   KEY'}`,
    );
    const parts = Object.entries(solutionTexts(item)).map(([part, text]) => `${part}: ${text}`);
    process.stdout.write(
      `${templateId(t)} #${seed} (${item.targetSeconds} s)\n${item.stem}\n${options.join('\n')}\n${parts.join('\n')}\n`,
    );
    if (item.figure) process.stdout.write(`figure: ${item.figure.alt}\n${item.figure.svg}\n`);
    process.stdout.write('\n');
  }
}
