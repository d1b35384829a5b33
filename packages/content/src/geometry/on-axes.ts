import type { Figure, Point } from '../figure.ts';
import { type Drawing, drawn } from './drawn.ts';

/** A drawing on the two axes, with the names of the axes at their ends; O is the origin. */
export function onAxes(of: Drawing): Figure {
  const all = [...Object.values(of.points), { x: 0, y: 0 }];
  const reach = Math.max(
    ...all.map(p => p.x).map(x => x - Math.min(...all.map(p => p.x))),
    ...all.map(p => p.y).map(y => y - Math.min(...all.map(p => p.y))),
  );
  const beyond = reach * 0.1;
  const [left, right] = [Math.min(...all.map(p => p.x)) - beyond, Math.max(...all.map(p => p.x)) + beyond];
  const [low, high] = [Math.min(...all.map(p => p.y)) - beyond, Math.max(...all.map(p => p.y)) + beyond];
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
