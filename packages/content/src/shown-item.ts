import type { Item } from './item.ts';
import { solutionTexts } from './solution-texts.ts';

/** An item as plain text: stem, options with slips, solution. */
export function shownItem(item: Item): string {
  const options = item.options.map(
    o => `  (${o.letter}) ${o.text}${o.slip ? `   <- ${o.slip.words}` : '   KEY'}`,
  );
  const parts = Object.entries(solutionTexts(item)).map(([part, text]) => `${part}: ${text}`);
  const drawn = item.figure ? [`figure: ${item.figure.alt}`, item.figure.svg] : [];
  return [
    `${item.templateId} #${item.seed} (${item.targetSeconds} s)`,
    item.stem,
    ...options,
    ...parts,
    ...drawn,
  ].join('\n');
}
