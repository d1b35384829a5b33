import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { propertiesIn, without } from './lean-figures.ts';

type Metrics = Record<string, Record<string, unknown>>;

/** Rare typefaces take the metrics of the nearest common one. */
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

/** Metrics of letters (a seventh of KaTeX's size), without rare typefaces. */
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

/**
 * Sections of KaTeX's macros to remove, by heading: colons of definitions, quantum states, actuarial angles, named
 * colours.
 */
const rareMacros = /^\/\/ (mathtools|colonequals|stmaryrd|statmath|braket|actuarialangle)\b/;

/** Arrows of chemistry and of maps, and their shapes. */
const rareArrows =
  /harpoon|hook|twohead|tofrom|equilibrium|leftarrows|linesegment|longequal|above|short|widecheck/i;

/** AMS relations, operators and arrows of arithmetic and geometry; all others are removed. */
const knownSigns =
  /^(@.*|n(mid|leq|geq|less|gtr|subseteq|supseteq|parallel|sim|cong)|[lg]eq(q|slant)|lessgtr|because|therefore|approxeq|box\w+|rightleftharpoons)$/;
const sign = /^defineSymbol\(math, ams, (rel|bin), .*"\\\\(\S+)"/;

/** Documentation and command-line texts of the settings. */
const settingsWords = /^(description|cli)/;

const left =
  /\/katex\/src\/(functions\/(accentunder|href|html|includegraphics|pmb|reflectbox|smash|vcenter|verb)\.ts|environments\/cd\.ts|fontMetricsData\.js)$/;

const noDiagrams = `import ParseError from '../ParseError';
export function parseCD() { throw new ParseError('No diagrams'); }`;

/**
 * KaTeX from its sources, without features the product never allows (links, HTML, pictures; see
 * question/maths/drawing/options.ts), without those that no question of arithmetic uses (diagrams, verbatim, smashed,
 * mirrored and poor man's bold text, under-accents, arrows of chemistry), and without the metrics of rare typefaces and
 * the settings' texts.
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
      filter: { id: /\/katex\/src\/(Settings|macros|stretchy|svgGeometry|symbols)\.ts$/ },
      handler(code, id) {
        if (id.endsWith('symbols.ts')) {
          const lines = code.split('\n');
          const kept = lines.filter(line => knownSigns.test(sign.exec(line)?.[2] ?? '@'));
          if (lines.length - kept.length < 100) this.error('The signs of KaTeX are defined in another way');
          return { code: kept.join('\n'), map: null };
        }
        if (id.endsWith('macros.ts')) {
          const parts = code.split(/^\/{40,}\n/m);
          const kept = parts.filter(part => !rareMacros.test(part));
          if (parts.length - kept.length < 6) this.error('The macros of KaTeX have other headings');
          return { code: kept.join('\n'), map: null };
        }
        const rare = id.endsWith('Settings.ts') ? settingsWords : rareArrows;
        const properties = propertiesIn(this.parse(code, { lang: 'ts' }), name => rare.test(name));
        if (properties.length === 0) this.error(`KaTeX has nothing to leave out in ${id}`);
        return { code: without(code, properties), map: null };
      },
    },
  };
}
