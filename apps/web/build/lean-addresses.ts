import type { Plugin } from 'vite';

/** What of an address only the build and the tests read. */
const forTheBuild = new Set(['asks', 'description']);

interface Node {
  type: string;
  /** Where it stands in the code. */
  start: number;
  end: number;
  /** Of a property. */
  key?: { name?: string };
}

function propertiesIn(tree: unknown): Node[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const node = tree as Node;
  if (node.type === 'Property' && forTheBuild.has(node.key?.name ?? '')) return [node];
  return Object.values(tree).flatMap(propertiesIn);
}

/** Leaves out of the table of addresses what a browser has no use for, and every first visit would load. */
export function leanAddresses(): Plugin {
  return {
    name: 'lean-addresses',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/app\/addresses\.ts$/ },
      handler(code) {
        const properties = propertiesIn(this.parse(code)).reverse();
        if (properties.length === 0) this.error('The table of addresses has nothing for the build alone');
        const lean = properties.reduce(
          (kept, { start, end }) => kept.slice(0, start) + kept.slice(end).replace(/^\s*,/, ''),
          code,
        );
        return { code: lean, map: null };
      },
    },
  };
}
