import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Folder of the subset fonts; `index.html` and the font stylesheets of `src` reference them, Vite hashes them. */
const target = fileURLToPath(new URL('../.cache/fonts/', import.meta.url));
const require = createRequire(import.meta.url);

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

/** Latin letters, typographic marks and the arithmetic signs of running text. */
const glyphs = [
  range(0x20, 0x7e),
  '\u00A0\u00B0\u00B2\u00B3\u00B7\u00D7\u00F7\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026\u2212',
  range(0x2070, 0x207f),
  range(0x2080, 0x2089),
].join('');
const keepFeatures = ['kern', 'liga', 'tnum', 'frac'];
const anek = (kind: string) => `@fontsource-variable/anek-latin/files/anek-latin-${kind}-normal.woff2`;
const katex = (kind: string) => `katex/dist/fonts/KaTeX_${kind}.woff2`;
const greek = '\u03B1\u03B2\u03B3\u03B8\u03BB\u03C0';

const cuts = [
  {
    name: 'anek-condensed',
    source: anek('latin-wdth'),
    text: glyphs,
    axes: { wdth: 75, wght: { min: 500, max: 800 } },
  },
  { name: 'anek-text', source: anek('latin-wght'), text: glyphs, axes: { wght: { min: 400, max: 700 } } },
  {
    name: 'anek-rupee',
    source: anek('latin-ext-wght'),
    text: '\u20B9',
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    name: 'anek-condensed-rupee',
    source: anek('latin-ext-wdth'),
    text: '\u20B9',
    axes: { wdth: 75, wght: { min: 500, max: 800 } },
  },
  // Characters of most formulas; others come from KaTeX's own fonts.
  {
    name: 'katex-main',
    source: katex('Main-Regular'),
    text: `${range(0x20, 0x7e)}\u00B1\u00D7\u00F7\u2026\u2032\u200B\u2212\u2218\u221A\u221E\u2220\u2223\u2248\u2260\u2261\u2264\u2265\u22C5\u22EF\u25B3\uE020`,
    axes: {},
  },
  { name: 'katex-italic', source: katex('Math-Italic'), text: range(0x41, 0x7a) + greek, axes: {} },
];

/** Subsets the fonts to the product's characters and weights: Anek to about 50 kB from 104 kB and more. */
export async function cutFonts(): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const cut of cuts) {
    const file = await subsetFont(await readFile(require.resolve(cut.source)), cut.text, {
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
