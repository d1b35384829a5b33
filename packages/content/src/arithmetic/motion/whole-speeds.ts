import type Fraction from 'fraction.js';
import { personBy } from '../../people.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, plain, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const kmh = (speed: Fraction | number) => withUnit(speed, 'km/h');

interface WholeSpeeds {
  /** The average speed there and back, in km/h, an even number. */
  mean: number;
  /** The faster speed is at most this, in km/h. */
  most: number;
  to: string;
  frame: number;
}

const placesTo = [
  'a temple town',
  'a wildlife park',
  'a hydroelectric plant',
  'a border post',
  'a fishing port',
  'a tea estate',
] as const;
/** First brackets: factors of the square below its root whose partner is at most `room`. */
const brackets = (root: number, room: number) =>
  Array.from({ length: Math.max(0, root - 1) }, (_, i) => i + 1).filter(
    d => (root * root) % d === 0 && (root * root) / d <= room,
  );
const total = (list: readonly number[]) => q(list.reduce((sum, x) => sum + x, 0));

const slowerSpeeds = form<WholeSpeeds>(
  'sum-of-slower-speeds',
  {
    band: 'Hard',
    seconds: 125,
    revision: 5,
    also: ['AL.DIO.4', 'AL.INQ.3'],
    verify: ({ mean, most }) => {
      let sum = 0;
      for (let u = 1; u <= most; u += 1)
        for (let v = u + 1; v <= most; v += 1) if (2 * u * v === mean * (u + v)) sum += u;
      return q(sum);
    },
  },
  ({ mean, most, to, frame }, { step, find }) => {
    const [slow, fast] = (
      [
        ['$u$', '$v$'],
        ['the speed on the way there', 'the speed on the way back'],
        ['the slower speed', 'the faster speed'],
      ] as const
    )[frame] as readonly [string, string];
    const half = find(calc`${mean} / 2`);
    const square = step(calc`${half} * ${half}`, {
      name: text`the product of the two brackets`,
      works: value =>
        tex`uv - ${half}u - ${half}v = 0 \Rightarrow (u - ${half})(v - ${half}) = ${half}^2 = ${value}`,
      because: text`An equation with $uv$, $u$ and $v$ cannot be solved for both speeds. As a product of two
          brackets it can: two whole numbers with a known product are divisors.`,
    })`
      ${frame > 0 && text`Let ${slow} be $u$ km/h and ${fast} $v$ km/h. `}Both ways have the same length, so the
      average is $\frac{2uv}{u + v} = ${mean}$, or $uv = ${half}(u + v)$. Add $${half}^2$ to complete a product.`;
    const room = step(calc`${most} - ${half}`, {
      name: text`the greatest second bracket`,
      because: text`The second bracket is $v$ less $${half}$, so the limit of $v$ limits it as well, by $${half}$
          less.`,
    })`
        By the limit $v$ is at most $${most}$. Find the greatest possible value of the second bracket.`;
    const slower = step(
      brackets(Number(half), Number(room)).map(d => half.add(d)),
      {
        because: text`The brackets have the same sign, and they are not both negative: two speeds below $${half}$ km/h
          do not have an average of $${mean}$ km/h.`,
        works: value =>
          tex`${brackets(Number(half), Number(room))
            .map(d => `${d} \\times ${Number(square) / d}`)
            .join(', \\; ')}: \quad u = ${value.map(u => numberTex(u)).join(', ')}`,
      },
    )`
      Both brackets are positive, and the second is the larger. List the products of two whole numbers that give
      $${square}$ and have a larger factor of at most $${room}$; the smaller one is $u - ${half}$.`;
    const sum = step(
      slower.reduce((sum, u) => sum.add(u), q(0)),
      {
        name: text`the sum of the slower speeds`,
        works: value => tex`${slower.map(u => numberTex(u)).join(' + ')} = ${value}`,
        because: text`A pair of factors fixes $u$ and $v$, and different pairs give different values of $u$. So
          nothing is counted twice.`,
      },
    )`
        Each product gives one pair of speeds. Add the possible values of $u$.`;
    const firsts = brackets(mean / 2, most - mean / 2);
    const partner = (d: number) => mean / 2 + (mean / 2) ** 2 / d;
    const next = brackets(mean / 2, (mean / 2) ** 2)
      .filter(d => d < (firsts[0] ?? 1))
      .at(-1);
    const pairOf = (u: Fraction) => {
      const v = u.mul(mean).div(u.mul(2).sub(mean));
      const average = `\\frac{2 \\times ${numberTex(u.mul(v))}}{${numberTex(u.add(v))}} = ${mean}`;
      return `$u = ${numberTex(u)}$, $v = ${numberTex(v)}$: $${average}$`;
    };
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`${personBy(mean, most)} goes to ${to} at $u$ km/h and returns on the same road at $v$ km/h, where
            $u$ and $v$ are
            integers and $u < v \le ${most}$. The average speed there and back is ${kmh(mean)}. What is the sum of all
            possible values of $u$?`
          : frame === 1
            ? text`The average speed of a trip to ${to} and back by the same road was ${kmh(mean)}. Both speeds were
              whole numbers of km/h; the speed on the way back was the greater, but at most ${kmh(most)}. Find the sum
              of all speeds that are possible for the way there, in km/h.`
            : text`${personBy(mean, most)} went to ${to} and came back by the same road, with an average speed of
              ${kmh(mean)}. The
              two speeds were different whole numbers of km/h, neither of them more than ${kmh(most)}. What is the
              sum, in km/h, of all possible values of the slower speed?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('ignored_a_bound', room, square)`
            You used each pair of factors of $${square}$ and got $${sum}$. With some of them ${fast} would be above
            $${most}$ km/h.`,
        slip('let_in_equal_values', sum, calc`${sum} + ${mean}`)`
            You also counted $${mean}$ km/h for both ways and got $${sum}$. The two speeds are different.`,
        slip('put_the_bound_on_another_quantity', room, most)`
            You let the larger factor of $${square}$ be up to $${most}$. The limit is for ${fast}, which is $${half}$
            more than this factor.`,
        slip(
          'answered_another_quantity',
          sum,
          total(brackets(Number(half), Number(room)).map(d => Number(square) / d + Number(half))),
        )`
            You added the possible values of ${fast} and got $${sum}$. The question asks for ${slow}.`,
        slip('answered_another_quantity', sum, total(brackets(Number(half), Number(room))))`
            You added the smaller factors of $${square}$ themselves and got $${sum}$. Each time ${slow} is $${half}$
            more than the factor.`,
        slip('left_out_an_end_point', slower, slower.length > 2 && slower.slice(1))`
            You left out $${mean / 2 + (firsts[0] ?? 1)}$ km/h and got $${sum}$. With it, ${fast} is
            $${partner(firsts[0] ?? 1)}$ km/h, which still keeps to the limit of $${most}$ km/h.`,
        slip('left_out_an_end_point', slower, slower.length > 2 && slower.slice(0, -1))`
            You left out $${mean / 2 + (firsts.at(-1) ?? 0)}$ km/h and got $${sum}$. It belongs to the two speeds that
            are nearest to each other.`,
        slip(
          'forgot_to_square',
          slower,
          brackets(Number(half), Number(room))
            .filter(d => Number(half) % d === 0 && Number(square) % d === 0)
            .map(d => half.add(d)),
        )`
          You tried only divisors of $${half}$. The two factors have the product $${square}$, which has other divisors
          as well.`,
      ],
      snapRead: text`The average speed there and back is known, and both speeds are whole numbers. So the
        equation has to become a product of two brackets.`,
      approach: text`Write the average as the whole distance divided by the whole time. Multiply by the denominators
        and complete a product. Each pair of factors of the constant gives one pair of speeds, and the limit decides
        which pairs stay.`,
      check: text`${slower.map(pairOf).join('; ')}. ${
        next !== undefined &&
        text`The next smaller first factor, $${next}$, would give $v =
        ${partner(next)}$, which is above $${most}$.`
      }`,
      principle: text`An equation $uv = n(u + v)$ in whole numbers becomes $(u - n)(v - n) = n^2$, so the factor pairs
        of $n^2$ give all its solutions.`,
    };
  },
);

/** AR.TSD.1 Hard: whole speeds with a given average there and back, up to a limit. */
export const wholeSpeeds: readonly AnyTemplate[] = situation<WholeSpeeds>({
  type: 'AR.TSD.1',
  situation: 'whole-speeds-with-a-limit',
  tries: 60,
  draw: draw => {
    const p = {
      mean: 2 * draw.int(9, 45),
      most: draw.int(50, 130),
      to: draw.pick(placesTo),
      frame: draw.int(0, 2),
    };
    const [half, room] = [p.mean / 2, p.most - p.mean / 2];
    const list = brackets(half, room);
    const left = brackets(half, half * half).length - list.length;
    return list.length >= 2 && list.length <= 5 && left >= 2 ? p : null;
  },
  forms: [slowerSpeeds],
});
