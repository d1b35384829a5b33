import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

interface Node {
  type: string;
  /** Position in the code. */
  start: number;
  end: number;
  /** Of a property only. */
  key?: { name?: string };
}

export function propertiesIn(tree: unknown, isNamed: (name: string) => boolean): Node[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const node = tree as Node;
  if (node.type === 'Property' && isNamed(node.key?.name ?? '')) return [node];
  return Object.values(tree).flatMap(part => propertiesIn(part, isNamed));
}

export const without = (code: string, properties: readonly Node[]): string =>
  properties.reduceRight(
    (kept, { start, end }) => kept.slice(0, start) + kept.slice(end).replace(/^\s*,/, ''),
    code,
  );

/** All words in the sources of the browser's files, except the figures themselves. */
function wordsOfPages(root: string): Set<string> {
  const contract = ['errors', 'offers', 'address', 'browser-name'].map(
    name => `../../packages/contract/src/${name}.ts`,
  );
  const files = [...globSync('src/**/*.{ts,tsx}', { cwd: root }), ...contract];
  return new Set(files.flatMap(file => readFileSync(`${root}/${file}`, 'utf8').match(/\w+/g) ?? []));
}

/** Removes figures that no page names: limits that only the server uses. */
export function leanFigures(): Plugin {
  let root = '';
  return {
    name: 'lean-figures',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transform: {
      filter: { id: /\/contract\/src\/figures\.ts$/ },
      handler(code) {
        const words = wordsOfPages(root);
        const properties = propertiesIn(this.parse(code), name => name !== '' && !words.has(name));
        if (properties.length === 0) this.error('The figures have nothing for the server alone');
        return { code: without(code, properties), map: null };
      },
    },
  };
}
