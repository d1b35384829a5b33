import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Where the cut files lie; `src/ui/fonts.css` and `index.html` name them, Vite hashes them. */
const target = fileURLToPath(new URL('../.cache/fonts/', import.meta.url));
const require = createRequire(import.meta.url);

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

/** Latin letters, typographic marks, and the few signs of arithmetic that running text needs. */
const glyphs = [
  range(0x20, 0x7e),
  '\u00A0\u00B0\u00B2\u00B3\u00B7\u00D7\u00F7\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026\u2212',
  range(0x2070, 0x207f),
  range(0x2080, 0x2089),
].join('');
const keepFeatures = ['kern', 'liga', 'tnum', 'frac'];

const cuts = [
  {
    name: 'anek-condensed',
    source: 'latin-wdth',
    text: glyphs,
    axes: { wdth: 75, wght: { min: 500, max: 800 } },
  },
  { name: 'anek-text', source: 'latin-wght', text: glyphs, axes: { wght: { min: 400, max: 700 } } },
  { name: 'anek-rupee', source: 'latin-ext-wght', text: '\u20B9', axes: { wght: { min: 400, max: 700 } } },
  {
    name: 'anek-condensed-rupee',
    source: 'latin-ext-wdth',
    text: '\u20B9',
    axes: { wdth: 75, wght: { min: 500, max: 800 } },
  },
];

/** Cuts Anek Latin down to the letters and weights the product sets (about 50 kB instead of 104 kB and more). */
export async function cutFonts(): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const cut of cuts) {
    const stock = require.resolve(
      `@fontsource-variable/anek-latin/files/anek-latin-${cut.source}-normal.woff2`,
    );
    const file = await subsetFont(await readFile(stock), cut.text, {
      targetFormat: 'woff2',
      variationAxes: cut.axes,
      keepFeatures,
    });
    await writeFile(path.join(target, `${cut.name}.woff2`), file);
  }
}

export function fonts(): Plugin {
  return { name: 'cut-fonts', buildStart: { sequential: true, order: 'pre', handler: cutFonts } };
}
