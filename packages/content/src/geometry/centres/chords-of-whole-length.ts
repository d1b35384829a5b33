import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Around {
  r: number;
  /** At least 4u chords of whole length are wanted. */
  u: number;
  frame: number;
}

const leastDistance = (square: number) => Math.ceil(Math.sqrt(square) - 1e-9);

const distances = form<Around>(
  'distances-with-many-chords',
  {
    band: 'Hard',
    seconds: 105,
    revision: 3,
    also: ['AL.INQ.3'],
    entry: true,
    verify: ({ r, u }) => {
      let count = 0;
      for (let d = 1; d < r; d += 1) {
        let chords = 0;
        for (let c = 1; c <= 2 * r; c += 1) {
          const excess = c * c - 4 * (r * r - d * d);
          if (excess === 0 || c === 2 * r) chords += 1;
          else if (excess > 0) chords += 2;
        }
        if (chords >= 4 * u) count += 1;
      }
      return count;
    },
  },
  ({ u, r, frame }, { step, find }) => {
    const room = find(calc`2 * ${u}`);
    const shortest = step(
      calc`2 * ${r} - ${room}`,
      value => tex`\frac{${4 * u}}{2} = ${room}, \quad s \le ${2 * r} - ${room} = ${value}`,
    )`
      Every length strictly between the shortest chord and the diameter occurs twice, the extremes once. So that many
      chords need the half of that number of integers from the shortest chord up to just below the diameter.`;
    const half = find(calc`${shortest} / 2`);
    const square = step(
      calc`${r} * ${r} - ${half} * ${half}`,
      value => tex`d^2 = ${r}^2 - \left(\tfrac{s}{2}\right)^2 \ge ${r}^2 - ${half}^2 = ${value}`,
    )`
      The shortest chord is perpendicular to the radius through the point: a bound for $d$ follows.`;
    const least = step(
      leastDistance(Number(square)),
      value => tex`${value.sub(1)}^2 = ${value.sub(1).pow(2)} < ${square} \le ${value}^2 = ${value.pow(2)}`,
    )`
      Find the smallest integer $d$.`;
    const count = step(calc`${r} - ${least}`, value => tex`d = ${least}, \dots, ${r - 1}: \quad ${value}`)`
      Count from there; the point lies inside, so $d$ is less than the radius.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`A point lies inside a circle of radius $${r}$, at a distance $d$ from the centre, where $d$ is a
            positive integer. For how many values of $d$ are there at least $${4 * u}$ chords of integer length through
            the point?`
          : frame === 1
            ? text`On a round table of radius $${r}$ dm a mark is made at $d$ dm from the centre, $d$ being a positive
              integer. Through the mark at least $${4 * u}$ straight lines from edge to edge can be drawn whose lengths
              are whole numbers of dm. How many values can $d$ have, if the mark is not on the edge?`
            : text`$O$ is the centre of a circle with radius $${r}$, and $P$ is an interior point with $OP = d$, a
              positive integer. If at least $${4 * u}$ chords through $P$ have integer lengths, how many values of $d$
              are possible?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0 && value.valueOf() < r,
      slips: [
        slip('counted_one_too_few', room, 4 * u < 2 * r && calc`4 * ${u}`)`
          $${room}$ lengths were required for $${4 * u}$ chords; by symmetry each length between the extremes gives
          two.`,
        slip('mixed_up_a_length_and_its_half', shortest, r > 2 * u && calc`${r} - 2 * ${u}`)`
          The longest chord was taken as $${r}$; it is the diameter.`,
        slip('mixed_up_a_length_and_its_half', half, shortest.lt(r) && shortest)`
          $${half}$, the whole chord, stands in the right triangle; half of it belongs there.`,
        slip('rounded_the_wrong_way', least, calc`${least} - 1`)`
          $d = ${least}$ was accepted, but its square is below $${square}$.`,
        slip('let_in_an_end_point', count, calc`${r} + 1 - ${least}`)`
          $d = ${r}$ was counted too; the point lies inside the circle.`,
        slip('read_a_comparison_backwards', count, calc`${least} - 1`)`
          $${count}$ counts the distances with fewer chords: near the centre all chords are almost as long as the
          diameter.`,
        slip('counted_gaps_for_numbers', count, calc`${r} - 1 - ${least}`)`
          From $${least}$ on was counted as a difference; $d = ${least}$ itself also works.`,
        slip('halved_needlessly', room, u)`
          Only $${u}$ lengths were required, as if each occurred four times; it occurs twice.`,
      ],
      snapRead: text`Chords of whole length through a point, and a least number of them: the distance of the point is
        bounded.`,
      approach: text`The number of whole chords depends on the shortest one, because lengths between the extremes occur
        in mirror pairs. Translate the number into a bound for the shortest chord, and that into one for the distance.`,
      faster: text`$${4 * u}$ chords mean $s \le 2 \times ${r - u}$, so $d^2 \ge ${r}^2 - ${r - u}^2 = ${u} \times
        ${2 * r - u} = ${square}$.`,
      check: () => {
        const chord = (d: number) => 2 * Math.sqrt(r * r - d * d);
        return text`For $d = ${least}$ the shortest chord is about $${chord(Number(least)).toFixed(2)}$, for $d =
          ${least.sub(1)}$ about $${chord(Number(least) - 1).toFixed(2)}$.`;
      },
      principle: text`Chords through a point come in mirror pairs, except the shortest and the diameter.`,
    };
  },
);

/** GM.CIR.1 Hard: where a point must lie for many chords of whole length. */
export const chordsOfWholeLength: readonly AnyTemplate[] = situation<Around>({
  type: 'GM.CIR.1',
  situation: 'chords-around-a-point',
  tries: 20,
  draw: draw => {
    const r = draw.int(12, 60);
    const u = draw.int(2, Math.floor(r / 2));
    const count = r - leastDistance(u * (2 * r - u));
    return count >= 2 && 4 * u < 2 * r + 40 ? { r, u, frame: draw.int(0, 2) } : null;
  },
  forms: [distances],
});
