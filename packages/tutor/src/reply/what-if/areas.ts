import type { Question } from '../../question.ts';

/** Weights of the corners of the one triangle whose area is given. */
type Point = readonly [number, number, number];
type Points = Readonly<Record<string, Point>>;

/** The point that divides a segment m : n from its first end. */
const between = (from: Point, to: Point, m: number, n: number): Point =>
  from.map((weight, i) => (weight * n + (to[i] ?? 0) * m) / (m + n)) as unknown as Point;

/** The triangle of which a question gives the area. */
function triangleIn({ stem }: Question): { points: Points; area: number } | null {
  const plain = stem.replaceAll('$', '');
  const [, name = '', area] = /area of (?:triangle )?([A-Z]{3}) is (\d+(?:\.\d+)?)/.exec(plain) ?? [];
  const [a = '', b = '', c = ''] = name;
  return area === undefined
    ? null
    : { points: { [a]: [1, 0, 0], [b]: [0, 1, 0], [c]: [0, 0, 1] }, area: Number(area) };
}

/** A point on a segment with the ratio in which it divides it. */
interface Division {
  point: string;
  segment: string;
  ratio: readonly [number, number] | null;
}

/** The points that a text puts on segments: 'D divides BC in the ratio 3 : 2, counted from B', 'E lies on AC with AE:EC = 3:1'. */
function divisionsIn(text: string): Division[] {
  const plain = text.replaceAll('$', '');
  return plain.split(/(?<=[.;?])\s+/).flatMap(sentence =>
    [
      ...sentence.matchAll(
        /\b([A-Z])\b (?:was |is |were |lies |lie |be |point )?(?:divides|on) ([A-Z]{2})\b/g,
      ),
    ].map((found): Division => {
      const [, point = '', segment = ''] = found;
      const rest = sentence.slice(found.index).replace(/;.*/, '');
      const [, m, n] = /(\d+(?:\.\d+)?) ?: ?(\d+(?:\.\d+)?)/.exec(rest) ?? [];
      const [, first = ''] = /([A-Z]{2}) ?: ?[A-Z]{2} ?=/.exec(rest) ?? [];
      const [, counted = ''] = /\bfrom ([A-Z])\b/.exec(rest) ?? [];
      const from = counted || [...first].find(letter => letter !== point) || segment[0];
      const ordered = from === segment[1] ? `${segment[1]}${segment[0]}` : segment;
      return {
        point,
        segment: ordered,
        ratio: m === undefined || n === undefined ? null : [Number(m), Number(n)],
      };
    }),
  );
}

/** All points of a question, with those that a message puts elsewhere; null where it moves none. */
function movedBy(question: Question, message: string): { points: Points; area: number; at: string } | null {
  const triangle = triangleIn(question);
  const stem = divisionsIn(question.stem);
  const moved = divisionsIn(message);
  if (!triangle || moved.length === 0) return null;
  const points: Record<string, Point> = { ...triangle.points };
  for (const { point, segment, ratio } of [
    ...stem.filter(one => !moved.some(other => other.point === one.point)),
    ...moved,
  ]) {
    const parts = ratio ?? stem.find(one => one.point === point)?.ratio;
    const [from, to] = [...segment].map(corner => points[corner]);
    if (!parts || !from || !to) return null;
    points[point] = between(from, to, ...parts);
  }
  const isElsewhere = moved.some(
    one =>
      !stem.some(
        own => own.point === one.point && [...own.segment].sort().join() === [...one.segment].sort().join(),
      ),
  );
  return isElsewhere ? { points, area: triangle.area, at: moved.map(one => one.point).join(' and ') } : null;
}

/** The area of a triangle of a question in which a message puts a point on another segment; null where it does not. */
export function movedArea(
  question: Question,
  message: string,
): { name: string; value: number; at: string } | null {
  const moved = movedBy(question, message);
  const [, said] = /area (?:of )?(?:triangle )?([A-Z]{3})\b/.exec(message) ?? [];
  const [, asked] = /area of (?:triangle )?([A-Z]{3})(?=\W*$)/.exec(question.stem) ?? [];
  const name = said ?? asked;
  const corners = [...(name ?? '')].map(corner => moved?.points[corner]);
  const [p, q, r] = corners;
  if (!moved || name === undefined || !p || !q || !r) return null;
  const determinant =
    p[0] * (q[1] * r[2] - q[2] * r[1]) -
    p[1] * (q[0] * r[2] - q[2] * r[0]) +
    p[2] * (q[0] * r[1] - q[1] * r[0]);
  return { name, value: Math.abs(determinant) * moved.area, at: moved.at };
}
