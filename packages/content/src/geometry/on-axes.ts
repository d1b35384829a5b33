import type { Figure, Point } from '../figure.ts';
import { type Drawing, drawn } from './drawn.ts';

/** A drawing on the two axes, with the names of the axes at their ends; O is the origin. */
export function onAxes(of: Drawing): Figure {
  const rims = (of.circles ?? []).flatMap(([name, r]) => {
    const { x, y } = of.points[name] ?? { x: 0, y: 0 };
    return [
      { x: x - r, y: y - r },
      { x: x + r, y: y + r },
    ];
  });
  const all = [...Object.values(of.points), ...rims, { x: 0, y: 0 }];
  const [xs, ys] = [all.map(p => p.x), all.map(p => p.y)];
  const reach = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const beyond = reach * 0.1;
  const [left, right] = [Math.min(...xs) - beyond, Math.max(...xs) + beyond];
  const [low, high] = [Math.min(...ys) - beyond, Math.max(...ys) + beyond];
  const ends: Record<string, Point> = {
    '<': { x: left, y: 0 },
    '>': { x: right, y: 0 },
    v: { x: 0, y: low },
    '^': { x: 0, y: high },
  };
  return drawn({
    ...of,
    points: { O: { x: 0, y: 0 }, ...of.points, ...ends },
    hidden: `<>v^${of.hidden ?? ''}`,
    lines: ['<>', 'v^', ...of.lines],
    texts: [...(of.texts ?? []), [{ x: right, y: -reach * 0.06 }, 'x'], [{ x: reach * 0.06, y: high }, 'y']],
  });
}
