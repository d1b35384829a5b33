import {
  angleArc,
  circle,
  type Figure,
  figure,
  label,
  mark,
  outline,
  type Point,
  remark,
  rightAngle,
  segment,
  strokes,
} from '../figure.ts';
import { sheetOf } from './sheet.ts';

/** A plane figure by its named points, in true coordinates with y upwards. A name is one letter; pairs and triples are joined letters. */
export interface Drawing {
  alt: string;
  points: Readonly<Record<string, Point>>;
  /** Points without a name. */
  hidden?: string;
  lines: readonly string[];
  broken?: readonly string[];
  shaded?: readonly string[];
  /** Circles by their centre and radius; a centre that is `hidden` has no name. */
  circles?: readonly (readonly [string, number])[];
  /** Right angles: `ADB` has its corner at D. */
  right?: readonly string[];
  /** Angles with what stands in them. */
  angles?: Readonly<Record<string, string>>;
  /** Texts beside segments. */
  beside?: Readonly<Record<string, string>>;
  /** Texts at places, as the area in the middle of a triangle. */
  texts?: readonly (readonly [Point, string])[];
  /** Groups of equal segments: the first with one stroke, the second with two. */
  equal?: readonly (readonly string[])[];
  notToScale?: boolean;
  longest?: number;
}

/** How far a point is from a segment. */
function awayFrom(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const part = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const at = Math.max(0, Math.min(1, part));
  return Math.hypot(p.x - a.x - at * dx, p.y - a.y - at * dy);
}

const turns = Array.from({ length: 24 }, (_, i) => (i * Math.PI) / 12);
const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
/** Clearance beyond which one place for a name is as good as another, px. */
const enough = 15;
/** Space beside a text for which the sheet has grown, px. */
const gapAtEdge = 6;

/** Draws points, lines, circles and marks; names and texts go where they are farthest from all lines. */
export function drawn(of: Drawing): Figure {
  const circles = of.circles ?? [];
  const ends = circles.flatMap(([name, r]) => {
    const centre = of.points[name] ?? { x: 0, y: 0 };
    return [
      { x: centre.x - r, y: centre.y - r },
      { x: centre.x + r, y: centre.y + r },
    ];
  });
  const s = sheetOf({ ...of.points }, of.longest ?? 250, ends);
  const at = (name: string | undefined): Point => {
    const point = s.at[name ?? ''];
    if (!point) throw new Error(`the figure has no point ${name}`);
    return point;
  };
  const ofPair = (pair: string): [Point, Point] => [at(pair[0]), at(pair[1])];
  const straight = [...of.lines, ...(of.broken ?? [])].map(ofPair);
  const rims = circles.map(([name, r]) => ({ centre: at(name), radius: r * s.scale }));
  const taken: { p: Point; wide: number }[] = [];
  const clearance = (p: Point, wide: number) =>
    Math.min(
      ...straight.flatMap(([a, b]) =>
        [-wide, 0, wide].map(shift => awayFrom({ x: p.x + shift, y: p.y }, a, b)),
      ),
      ...rims.map(
        ({ centre, radius }) => Math.abs(Math.hypot(p.x - centre.x, p.y - centre.y) - radius) - wide / 2,
      ),
      ...taken.map(other => Math.hypot((p.x - other.p.x) * 0.8, p.y - other.p.y) - (wide + other.wide) * 0.6),
      99,
    );
  const middle = middleOf({ x: 0, y: 0 }, { x: s.width, y: s.height });
  /** Of some places the one with most space about it; among good ones the farthest out. */
  const placed = (places: readonly Point[], text: string): string => {
    const wide = 4 * (text.length - 1);
    const worth = (p: Point) =>
      Math.min(enough, clearance(p, wide)) + Math.hypot(p.x - middle.x, p.y - middle.y) / 400;
    const best = places.reduce((a, b) => (worth(b) > worth(a) + 1e-6 ? b : a));
    taken.push({ p: best, wide });
    return label(best, text);
  };
  const about = (p: Point, radius: number) =>
    turns.map(turn => ({ x: p.x + Math.cos(turn) * radius, y: p.y + Math.sin(turn) * radius }));

  const angles = Object.entries(of.angles ?? {}).map(([name, text]) => {
    const [a, corner, b] = [at(name[0]), at(name[1]), at(name[2])];
    const direction = (p: Point) => Math.atan2(p.y - corner.y, p.x - corner.x);
    const [from, to] = [direction(a), direction(b)];
    const turn = Math.atan2(Math.sin(to - from), Math.cos(to - from));
    const bisector = from + turn / 2;
    // The narrower the angle, the farther out its text has room.
    const reach = Math.min(
      78,
      Math.max(30, 15 / Math.sin(Math.max(0.15, Math.abs(turn) / 2)) + 4 * text.length),
    );
    const place = { x: corner.x + Math.cos(bisector) * reach, y: corner.y + Math.sin(bisector) * reach };
    taken.push({ p: place, wide: 4 * text.length });
    return `${angleArc(corner, a, b, 20)}${label(place, text)}`;
  });
  const texts = (of.texts ?? []).map(([place, text]) => {
    taken.push({ p: s.place(place), wide: 4 * (text.length - 1) });
    return label(s.place(place), text);
  });
  const beside = Object.entries(of.beside ?? {}).map(([pair, text]) => {
    const [a, b] = ofPair(pair);
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const normal = { x: (b.y - a.y) / length, y: (a.x - b.x) / length };
    const gap = 13 + 3.5 * text.length * Math.abs(normal.x);
    return placed(
      [0.5, 0.4, 0.6].flatMap(part =>
        [gap, -gap].map(g => ({
          x: a.x + (b.x - a.x) * part + normal.x * g,
          y: a.y + (b.y - a.y) * part + normal.y * g,
        })),
      ),
      text,
    );
  });
  const names = Object.keys(of.points)
    .filter(name => !of.hidden?.includes(name))
    .map(name => placed([...about(at(name), 17), ...about(at(name), 14)], name));
  const joined = [...of.lines, ...(of.broken ?? [])].join('');
  // A long text beside an outer line may reach beyond the sheet: the sheet grows to hold it.
  const reach = taken.map(({ p, wide }) => ({ p, half: 4.5 + 1.15 * wide }));
  const left = Math.floor(
    Math.min(0, ...reach.filter(r => r.p.x < r.half).map(r => r.p.x - r.half - gapAtEdge)),
  );
  const right = Math.ceil(
    Math.max(s.width, ...reach.filter(r => r.p.x + r.half > s.width).map(r => r.p.x + r.half + gapAtEdge)),
  );
  const alone = Object.keys(of.points).filter(name => !joined.includes(name) && !of.hidden?.includes(name));
  const parts = [
    ...(of.shaded ?? []).map(corners => outline([...corners].map(at), true)),
    ...rims.map(({ centre, radius }) => circle(centre, radius)),
    ...straight.map(([a, b], i) => segment(a, b, i >= of.lines.length)),
    ...(of.right ?? []).map(name => rightAngle(at(name[1]), at(name[0]), at(name[2]))),
    ...(of.equal ?? []).flatMap((pairs, i) => pairs.map(pair => strokes(...ofPair(pair), i + 1))),
    ...alone.map(name => mark(at(name))),
    ...angles,
    ...texts,
    ...beside,
    ...names,
    ...(of.notToScale ? [remark({ x: s.width / 2, y: s.height - 2 }, 'Not to scale')] : []),
  ];
  return figure(right - left, s.height + (of.notToScale ? 14 : 0), of.alt, parts, left);
}
