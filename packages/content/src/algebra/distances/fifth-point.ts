import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction } from '../../value.ts';

interface Five {
  /** Four known places in increasing order, and the least sum of five distances. */
  a: number;
  b: number;
  c: number;
  d: number;
  least: number;
  greatest: boolean;
  frame: number;
}

const placeOfFifth = form<Five>(
  'fifth-point-from-a-least-sum',
  {
    band: 'Hard',
    seconds: 140,
    verify: ({ a, b, c, d, least, greatest }) => {
      const found: number[] = [];
      for (let p = -400; p <= 500; p += 1) {
        // A sum of distances is least at one of its points.
        const sums = [a, b, c, d, p].map(x => [a, b, c, d, p].reduce((s, y) => s + Math.abs(x - y), 0));
        if (Math.min(...sums) === least) found.push(p);
      }
      if (found.length !== 2) throw new Error('not two places');
      return nearFraction((greatest ? found[1] : found[0]) ?? 0);
    },
  },
  ({ a, b, c, d, least, greatest, frame }, { step, write, find }) => {
    const [bTex, unit] = frame === 2 ? [text`house`, ' m'] : [text`point`, ''];
    const outer = find(d - a);
    const inner = find(c - b);
    const four = step(calc`${outer} + ${inner}`, {
      name: 'the least sum for the four known places',
      works: (_v, w) => tex`(${d} - ${a < 0 ? tex`(${a})` : a}) + (${c} - ${b < 0 ? tex`(${b})` : b}) = ${w}`,
      because: text`Between two places the distances from both add up to the distance of the two.`,
    })`
      Pair the known places from outside inwards. From every place from $${b}$ to $${c}$ the four distances have the
      same, least sum.`;
    write(
      tex`\text{least sum of five} = ${d - a + c - b} + \text{distance of } p \text{ from the segment } ${b} \text{ to
        } ${c}`,
      {
        because: text`On this segment the four distances stay at their least, and its end nearest to $p$ makes the
          fifth one least.
        Beyond this end, towards $p$, more distances grow than shrink.`,
      },
    )`
      Now add the fifth place $p$. The best place stays on the segment from $${b}$ to $${c}$, as near to $p$ as
      possible.`;
    const away = step(calc`${least} - ${four}`, {
      name: text`the distance of $p$ from the segment`,
    })`
      Subtract to find how far $p$ is from this segment. It is more than $0$, so $p$ lies outside.`;
    const end = find(greatest ? c : b);
    const place = step(greatest ? calc`${end} + ${away}` : calc`${end} - ${away}`, {
      works: (_v, w) => tex`p = ${w}`,
    })`
      The ${greatest ? 'greatest' : 'least'} $p$ is that far beyond $${greatest ? c : b}$.`;
    const list = [a, b, c, d].map(x => `|x ${x < 0 ? '+' : '-'} ${Math.abs(x)}|`).join(' + ');
    const which = greatest ? 'greatest' : 'least';
    return {
      answer: place,
      stem: wording(
        frame,
        text`The minimum value of $${list} + |x - p|$ over all real $x$ is $${least}$. What is the ${which} possible
          value of the real
          number $p$?`,
        text`For a real number $p$, the sum of the distances from $x$ to the points $${a}$, $${b}$, $${c}$, $${d}$ and
          $p$ of the number
          line is at least $${least}$ for every $x$, and equal to $${least}$ for some $x$. Find the ${which} value
          that $p$ can have.`,
        text`Along a straight road, four houses stand at $${a}$, $${b}$, $${c}$ and $${d}$ metres from a shrine, a
          negative number
          meaning the other direction. A fifth house is to be built at $p$ metres. For the best place of a well the
          sum of its distances
          from the five houses is then $${least}$ m. Find the ${which} possible $p$.`,
      ),
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('measured_from_the_wrong_end', end, greatest ? b : c)`
          The distance $${away}$ was measured from $${greatest ? b : c}$, the farther end of the segment where the
          four distances are
          least.`,
        slip('answered_another_quantity', place, greatest ? calc`${b} - ${away}` : calc`${c} + ${away}`)`
          ${here} is the other one of the two possible values of $p$, on the other side of the segment. The question
          asks for the ${which}.`,
        slip('left_out_a_term', inner, 0)`
          For the four known ${bTex}s only the distance of the outer two, $${d - a}$, was taken. The inner two add
          $${c - b}$.`,
        slip('measured_from_the_wrong_end', end, greatest ? d : a)`
          The distance $${away}$ was measured from the outer ${bTex} at $${greatest ? d : a}$${unit}. The best place
          is not there, but at
          $${greatest ? c : b}$.`,
        slip('left_out_a_term', outer, 0)`
          For the four known ${bTex}s only the distance of the inner two, $${c - b}$, was taken. The outer two add
          $${d - a}$.`,
        slip('took_the_mean_for_the_middle', end, (b + c) % 2 === 0 && (b + c) / 2)`
          The distance $${away}$ was measured from the middle of the inner two, $${(b + c) / 2}$. On the whole segment
          between them the sum for the four is the same.`,
        slip('wrong_sign', away, calc`${four} - ${least}`)`
          The least sum of the five was subtracted from that of the four: ${here}. This moves $p$ in the wrong
          direction.`,
      ],
      snapRead: text`A sum of five distances with a known minimum, and one of the places unknown.`,
      approach: text`The four known places have a whole segment of best points. The fifth distance is the distance of
        $p$ from this segment,
        so the given minimum shows how far $p$ is from it.`,
      check: () => {
        const away = least - (d - a + c - b);
        const p = greatest ? c + away : b - away;
        const x = greatest ? c : b;
        return text`With $p = ${p}$ the best place is $x = ${x}$, the middle one of the five: the distances are
          $${[a, b, c, d, p].map(y => Math.abs(y - x)).join(' + ')} = ${least}$.`;
      },
      principle: text`A sum of distances is least at the middle place, and with an even number on the whole segment
        between the two middle ones.`,
    };
  },
);

/** AL.MOD.4 Hard: the fifth place from a least sum of distances. */
export const fifthPoint: readonly AnyTemplate[] = situation<Five>({
  type: 'AL.MOD.4',
  situation: 'fifth-point',
  tries: 10,
  draw: draw => {
    const a = draw.int(-12, 6);
    const b = a + draw.int(2, 9);
    const c = b + draw.int(2, 9);
    const d = c + draw.int(2, 9);
    const away = draw.int(2, 14);
    const greatest = draw.chance(0.5);
    const p = greatest ? c + away : b - away;
    return [a, b, c, d].includes(p) || [a, b, c, d].includes(0)
      ? null
      : { a, b, c, d, least: d - a + c - b + away, greatest, frame: draw.int(0, 2) };
  },
  forms: [placeOfFifth],
});
