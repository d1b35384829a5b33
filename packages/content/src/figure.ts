/** A figure drawn from the parameters, with its text alternative. It shows data of the stem, never the answer. */
export interface Figure {
  svg: string;
  /** Text alternative with all that is needed to solve the question. */
  alt: string;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

const ink = '#10211B';
const soft = '#57665F';
const fill = '#DFECE4';
const sheet = '#FFFFFF';
/** Colours of the dark theme by those of the light theme. */
const dark: Readonly<Record<string, string>> = {
  [ink]: '#EAF0E8',
  [soft]: '#A3B3AA',
  [fill]: '#2C5A48',
  [sheet]: '#11201A',
};
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const n = (value: number) => String(Math.round(value * 100) / 100);

/** A straight segment; `dashed` for construction lines. */
export const segment = (a: Point, b: Point, dashed = false): string =>
  `<line x1="${n(a.x)}" y1="${n(a.y)}" x2="${n(b.x)}" y2="${n(b.y)}" stroke="${dashed ? soft : ink}" stroke-width="2"${dashed ? ' stroke-dasharray="6 5"' : ''}/>`;

/** A closed outline through the points; `shaded` fills it. */
export const outline = (points: readonly Point[], shaded = false): string =>
  `<polygon points="${points.map(p => `${n(p.x)},${n(p.y)}`).join(' ')}" fill="${shaded ? fill : 'none'}" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/>`;

/** An open line through the points. */
export const curve = (points: readonly Point[]): string =>
  `<polyline points="${points.map(p => `${n(p.x)},${n(p.y)}`).join(' ')}" fill="none" stroke="${ink}" stroke-width="2"/>`;

export const circle = (centre: Point, radius: number, shaded = false): string =>
  `<circle cx="${n(centre.x)}" cy="${n(centre.y)}" r="${n(radius)}" fill="${shaded ? fill : 'none'}" stroke="${ink}" stroke-width="2"/>`;

/** A filled point. */
export const mark = (at: Point): string => `<circle cx="${n(at.x)}" cy="${n(at.y)}" r="3.5" fill="${ink}"/>`;

/** A label centred on a point; plain text, no maths. */
export const label = (at: Point, text: string): string =>
  `<text x="${n(at.x)}" y="${n(at.y)}" text-anchor="middle" dominant-baseline="middle" font-family="Arial, sans-serif" font-size="16" fill="${ink}">${escaped(text)}</text>`;

/** A right-angle mark at `corner`, between the directions to `a` and `b`. */
export function rightAngle(corner: Point, a: Point, b: Point, size = 12): string {
  const unit = (p: Point) => {
    const length = Math.hypot(p.x - corner.x, p.y - corner.y);
    return { x: ((p.x - corner.x) / length) * size, y: ((p.y - corner.y) / length) * size };
  };
  const u = unit(a);
  const v = unit(b);
  return `<path d="M${n(corner.x + u.x)} ${n(corner.y + u.y)}L${n(corner.x + u.x + v.x)} ${n(corner.y + u.y + v.y)}L${n(corner.x + v.x)} ${n(corner.y + v.y)}" fill="none" stroke="${soft}" stroke-width="1.5"/>`;
}

/** A small arc at `corner` from the direction to `a` to that to `b`, for an angle of less than 180 degrees. */
export function angleArc(corner: Point, a: Point, b: Point, radius: number): string {
  const on = (p: Point) => {
    const length = Math.hypot(p.x - corner.x, p.y - corner.y) || 1;
    return {
      x: corner.x + ((p.x - corner.x) / length) * radius,
      y: corner.y + ((p.y - corner.y) / length) * radius,
    };
  };
  const [from, to] = [on(a), on(b)];
  const turn = (a.x - corner.x) * (b.y - corner.y) - (a.y - corner.y) * (b.x - corner.x) > 0 ? 1 : 0;
  return `<path d="M${n(from.x)} ${n(from.y)}A${n(radius)} ${n(radius)} 0 0 ${turn} ${n(to.x)} ${n(to.y)}" fill="none" stroke="${soft}" stroke-width="1.5"/>`;
}

/** Strokes across the middle of a segment, as marks of equal length. */
export function strokes(a: Point, b: Point, count: number): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [along, across] = [
    { x: (b.x - a.x) / length, y: (b.y - a.y) / length },
    { x: (a.y - b.y) / length, y: (b.x - a.x) / length },
  ];
  return Array.from({ length: count }, (_, i) => {
    const shift = (i - (count - 1) / 2) * 5;
    const [x, y] = [(a.x + b.x) / 2 + along.x * shift, (a.y + b.y) / 2 + along.y * shift];
    return `<line x1="${n(x - across.x * 5)}" y1="${n(y - across.y * 5)}" x2="${n(x + across.x * 5)}" y2="${n(y + across.y * 5)}" stroke="${soft}" stroke-width="1.5"/>`;
  }).join('');
}

/** A remark below a drawing, in a small font. */
export const remark = (at: Point, text: string): string =>
  `<text x="${n(at.x)}" y="${n(at.y)}" text-anchor="middle" dominant-baseline="middle" font-family="Arial, sans-serif" font-size="12" fill="${soft}">${escaped(text)}</text>`;

/** The drawing in the colours of the dark theme; shapes and words do not change. */
export const inDark = (svg: string): string =>
  svg.replaceAll(/(?<=(?:fill|stroke)=")#[0-9A-F]{6}(?=")/g, colour => dark[colour] ?? colour);

/** Puts parts on a white sheet, which begins at `left`; see `inDark` for the dark one. Sizes in px. */
export function figure(
  width: number,
  height: number,
  alt: string,
  parts: readonly string[],
  left = 0,
): Figure {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${width} ${height}" width="${width}" height="${height}"><rect${left === 0 ? '' : ` x="${left}"`} width="${width}" height="${height}" rx="12" fill="${sheet}"/>${parts.join('')}</svg>`;
  return { svg, alt, width, height };
}
