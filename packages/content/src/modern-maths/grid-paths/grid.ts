import { type Figure, figure, label, mark, type Point, segment } from '../../figure.ts';
import { upTo } from '../../numbers.ts';

/** Side of a block and space around the streets, px. */
const block = 38;
const margin = 34;

/** A net of streets with A in its south-west and B in its north-east corner; `named` are crossings between them. */
export function grid(of: {
  /** Blocks to the east and to the north. */
  east: number;
  north: number;
  named: Record<string, Point>;
  alt: string;
}): Figure {
  const { east, north } = of;
  const at = (x: number, y: number): Point => ({ x: margin + x * block, y: margin + (north - y) * block });
  const lines = [
    ...[0, ...upTo(east)].map(x => segment(at(x, 0), at(x, north))),
    ...[0, ...upTo(north)].map(y => segment(at(0, y), at(east, y))),
  ];
  const crossings = Object.entries({ A: { x: 0, y: 0 }, ...of.named, B: { x: east, y: north } });
  return figure(east * block + 2 * margin, north * block + 2 * margin, of.alt, [
    ...lines,
    ...crossings.flatMap(([name, { x, y }]) => {
      const { x: left, y: top } = at(x, y);
      const aside = name === 'A' ? { x: left - 14, y: top + 14 } : { x: left + 14, y: top - 13 };
      return [mark({ x: left, y: top }), label(aside, name)];
    }),
  ]);
}

/** The shortest ways over so many blocks, counted crossing by crossing; `open` says which crossings may be used. */
export function waysByCrossings(
  east: number,
  north: number,
  open: (x: number, y: number) => boolean = () => true,
) {
  const ways: number[][] = [];
  for (let x = 0; x <= east; x += 1) {
    const column: number[] = [];
    for (let y = 0; y <= north; y += 1)
      column.push(
        x + y === 0 ? 1 : open(x, y) ? (ways[x - 1]?.[y] ?? 0) + (y > 0 ? (column[y - 1] ?? 0) : 0) : 0,
      );
    ways.push(column);
  }
  return ways[east]?.[north] ?? 0;
}
