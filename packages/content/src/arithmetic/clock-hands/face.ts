import { circle, type Figure, figure, label, mark, type Point, segment } from '../../figure.ts';
import { upTo } from '../../numbers.ts';

const size = 250;
const rim = 92;
const hand = 60;

/** The place at so many degrees clockwise from the top of the face, at a distance from its centre. */
function at(degrees: number, distance: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: size / 2 + distance * Math.sin(angle), y: size / 2 - distance * Math.cos(angle) };
}

/** The face of a clock with two hands of one length; each is named at its end, by its degrees from the 12. */
export const face = (hands: Readonly<Record<string, number>>, alt: string): Figure =>
  figure(size, size, alt, [
    circle(at(0, 0), rim),
    ...upTo(12).map(hour => segment(at(30 * hour, rim - 7), at(30 * hour, rim))),
    ...upTo(4).map(quarter => label(at(90 * quarter, rim + 15), String(3 * quarter))),
    ...Object.entries(hands).flatMap(([name, degrees]) => [
      segment(at(0, 0), at(degrees, hand)),
      label(at(degrees, hand + 12), name),
    ]),
    mark(at(0, 0)),
  ]);
