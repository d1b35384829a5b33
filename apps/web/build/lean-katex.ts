import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { propertiesIn, without } from './lean-figures.ts';

type Metrics = Record<string, Record<string, unknown>>;

/** Typefaces that hardly a formula is set in take the metrics of the nearest one. */
const nearest = {
  'Math-Italic': ['Math-BoldItalic'],
  'Main-Italic': ['Main-BoldItalic', 'SansSerif-Italic'],
  'Main-Regular': [
    'Main-Bold',
    'Caligraphic-Regular',
    'Fraktur-Regular',
    'SansSerif-Bold',
    'SansSerif-Regular',
    'Script-Regular',
    'Typewriter-Regular',
  ],
};

/** The metrics of letters, a seventh of KaTeX, without those of rare typefaces. */
function leanMetrics(all: Metrics): string {
  const rare = Object.values(nearest).flat();
  const lost = rare.filter(name => !all[name]);
  if (lost.length > 0) throw new Error(`KaTeX has no typeface ${lost.join(', ')}`);
  const kept = Object.entries(all).filter(([name]) => !rare.includes(name));
  const standing = Object.entries(nearest).map(
    ([name, others]) => `for (const other of ${JSON.stringify(others)}) all[other] = all['${name}'];`,
  );
  return `const all = ${JSON.stringify(Object.fromEntries(kept))};\n${standing.join('\n')}\nexport default all;`;
}

const left =
  /\/katex\/src\/(functions\/(accentunder|href|html|includegraphics|pmb|reflectbox|smash|vcenter|verb)\.ts|environments\/cd\.ts|fontMetricsData\.js)$/;

const noDiagrams = `import ParseError from '../ParseError';
export function parseCD() { throw new ParseError('No diagrams'); }`;

/**
 * KaTeX from its sources, without what the product never lets it draw (question/maths/drawing/options.ts trusts no link,
 * HTML or picture), without what no question of arithmetic has (diagrams, text as typed, smashed, mirrored and poor
 * man's bold letters, arrows beneath) and without the metrics of rare typefaces and the words of
 * its settings.
 */
export function leanKatex(): Plugin {
  return {
    name: 'lean-katex',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ define: { __VERSION__: '""' } }),
    resolveId: {
      filter: { id: /^katex$/ },
      handler: () => fileURLToPath(import.meta.resolve('katex/katex.ts')),
    },
    load: {
      filter: { id: left },
      async handler(id) {
        if (id.endsWith('cd.ts')) return noDiagrams;
        if (!id.endsWith('.js')) return 'export {};';
        return leanMetrics(((await import(id)) as { default: Metrics }).default);
      },
    },
    transform: {
      filter: { id: /\/katex\/src\/Settings\.ts$/ },
      handler(code) {
        const properties = propertiesIn(this.parse(code, { lang: 'ts' }), name =>
          /^(description|cli)/.test(name),
        );
        if (properties.length === 0) this.error('The settings of KaTeX have no words for its command line');
        return { code: without(code, properties), map: null };
      },
    },
  };
}
