import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';
import { bySides, footOn, onWay } from '../triangle.ts';

interface Medians {
  b: number;
  c: number;
  asked: 'least' | 'greatest';
  way: number;
}

const squareBesideMedian = form<Medians>(
  'square-on-the-third-side',
  {
    band: 'Medium',
    seconds: 100,
    revision: 2,
    also: ['GM.TRI.6'],
    verify: ({ b, c, asked }) => {
      const squares: number[] = [];
      // Every median whose triangle has a third side that fits.
      for (let m = 1; m < b + c; m += 1) {
        const square = 2 * (b * b + c * c) - 4 * m * m;
        const side = Math.sqrt(Math.max(0, square));
        if (side > Math.abs(b - c) && side < b + c) squares.push(square);
      }
      return asked === 'least' ? Math.max(...squares) : Math.min(...squares);
    },
  },
  ({ b, c, asked, way }, { step }) => {
    const least = asked === 'least';
    const word = least ? 'shortest' : 'longest';
    const bound = step(least ? calc`${b - c} / 2` : calc`(${b} + ${c}) / 2`, {
      name: 'the bound of the median',
      works: (_v, working) =>
        least
          ? tex`2 \times AM > ${b} - ${c}, \quad AM > ${working}`
          : tex`2 \times AM < ${b} + ${c}, \quad AM < ${working}`,
      because: text`AM itself is in no triangle with both AB and AC. BC and AE halve each other at M, so ABEC is a
        parallelogram and BE is as long as AC: that brings AB, AC and twice AM into one triangle.`,
    })`
      Extend AM beyond M by its own length to E. Then ABEC is a parallelogram, and triangle ABE has the sides AB, BE
      = AC, and AE, which is twice the median. By the triangle inequality AE is
      ${least ? 'more than the difference' : 'less than the sum'} of the other two sides, so AM has
      ${least ? 'a lower' : 'an upper'} bound.`;
    const median = step(least ? calc`floor(${bound}) + 1` : calc`ceil(${bound}) - 1`, {
      name: 'the median AM',
      works: value => tex`AM = ${value}`,
      because: text`At the bound itself A, B and E would lie on one line and the triangle would be flat. So the
        bound is not allowed, even if it is a whole number.`,
    })`
      The median is a whole number strictly ${least ? 'above' : 'below'} this bound, because at the bound the
      triangle is flat. Take the ${word} one.`;
    const left = step(calc`2 * (${b}^2 + ${c}^2)`, {
      name: 'the sum of the squares of AE and BC',
      works: (_v, working) => tex`AE^2 + BC^2 = ${working}`,
      because: text`A parallelogram with sides AB and AC has each of them twice. For a rectangle both diagonals have
        the square $AB^2 + AC^2$; in another parallelogram one is longer and one shorter, but the sum stays the
        same.`,
    })`
      In the parallelogram ABEC the squares of the diagonals AE and BC add up to the squares of all four sides. Find
      this sum.`;
    const square = step(calc`${left} - 4 * ${median}^2`, {
      name: 'the square of BC',
      works: (_v, working) => tex`BC^2 = ${working}`,
      because: text`The diagonal is AE, not AM. AE is twice as long as the median, so its square is four times the
        square of the median.`,
    })`
      AE is twice the median. Subtract its square from the sum to get the square of BC.`;
    return {
      answer: square,
      stem:
        way === 0
          ? text`In triangle ABC, $AB = ${c}$ and $AC = ${b}$. The length of the median AM is a whole number, and it
            is the ${word} that is possible. What is the value of $BC^2$?`
          : way === 1
            ? text`Two sides AB and AC of a triangular field measure $${c}$ m and $${b}$ m. A straight path leads
              from A to the mid-point M of BC; its length is a whole number of metres, and no
              ${least ? 'shorter' : 'longer'} whole number would be possible. What is the area, in square metres, of
              a square on the side BC?`
            : text`M is the mid-point of the side BC of a triangle with $AC = ${b}$ and $AB = ${c}$. Among all such
              triangles in which AM is an integer, take the one with the ${least ? 'least' : 'greatest'} AM. Find
              the square of the length BC.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('left_out_a_factor', bound, least ? b - c : b + c)`
          You bounded the median itself by $${bound}$. AM is in no triangle with both AB and AC; twice the median
          is, so this bound is for $2 \times AM$.`,
        slip('let_in_an_end_point', median, bound.d === 1n && bound)`
          Your median of $${median}$ is the bound itself. There the points A, B and the end of the doubled median
          lie on one line, so there is no triangle.`,
        slip('left_out_a_factor', square, calc`${left} - ${median}^2`)`
          ${here} subtracts the square of the median. In the parallelogram the diagonal from A is twice as long, so
          its square is four times this.`,
        slip('left_out_a_factor', square, calc`${left} - 2 * ${median}^2`)`
          ${here} subtracts $2 \times ${median}^2$. The diagonal is twice the median, and doubling a length
          multiplies its square by four.`,
        slip('took_the_figure_for_special', square, calc`${b}^2 + ${c}^2`)`
          ${here} uses Pythagoras with a right angle at A. Nothing says so: the angle at A depends on the median.`,
        slip('left_out_a_factor', left, calc`${b}^2 + ${c}^2`)`
          ${here} counts only two sides of the parallelogram. It has each of the two lengths twice, so the sum of
          the squares is doubled.`,
        slip('stopped_a_step_early', square, calc`(${left} - 4 * ${median}^2) / 4`)`
          ${here} is the square of half of BC, from M to one end. The question asks for the square of the whole side
          BC.`,
        slip('went_a_step_too_far', median, least ? calc`floor(${bound}) + 2` : calc`ceil(${bound}) - 2`)`
          A median of $${median}$ is possible, but a whole number closer to the bound is possible as well, and the
          ${word} median is wanted.`,
        slip(
          'gave_the_other_extreme',
          median,
          least ? calc`ceil(${q(b + c, 2)}) - 1` : calc`floor(${q(b - c, 2)}) + 1`,
        )`
          $${median}$ is the ${least ? 'longest' : 'shortest'} possible whole median. The question takes the ${word}
          one.`,
      ],
      snapRead: text`Two sides are given and the median between them is a whole number: double the median to get a
        triangle with both sides and a parallelogram.`,
      approach: text`The median is in no triangle with both given sides until it is doubled. Then the triangle
        inequality bounds it, and the squares of the diagonals of the parallelogram give BC.`,
      check: text`With $AM = ${median}$ the square of BC lies between $(${b} - ${c})^2 = ${(b - c) ** 2}$ and $(${b}
        + ${c})^2 = ${(b + c) ** 2}$, as it has to.`,
      principle: text`When a median comes with the two sides next to it, double it: the parallelogram makes it a
        side of a triangle with both of them.`,
      figure: () => {
        const m = Number(median);
        const t = bySides(Math.sqrt(2 * (b * b + c * c) - 4 * m * m), b, c);
        return drawn({
          alt: `Triangle ABC with AB = ${c}, AC = ${b} and its median AM to the mid-point M of BC.`,
          points: { ...t, M: onWay(t.B, t.C) },
          lines: ['AB', 'AC', 'BC', 'AM'],
          equal: [['BM', 'MC']],
          beside: { AB: String(c), AC: String(b) },
          notToScale: true,
        });
      },
    };
  },
);

interface Heights {
  h: number;
  k: number;
  asked: 'above' | 'below';
  way: number;
}

const boundOfThirdAltitude = form<Heights>(
  'bound-of-the-third-altitude',
  {
    band: 'Hard',
    seconds: 130,
    suits: ({ h, k, asked }) => q(h * k, asked === 'above' ? k - h : k + h).mul(2).d === 1n,
    verify: ({ h, k, asked }) => {
      // Sides are as 1/h and 1/k; the third approaches their difference or their sum.
      const third = asked === 'above' ? 1 / h - 1 / k : 1 / h + 1 / k;
      return q(Math.round(2 / third), 2);
    },
  },
  ({ h, k, asked, way }, { step }) => {
    const above = asked === 'above';
    const first = step(frac(calc`1 / ${h}`), {
      name: 'one side, with 2S as the unit',
      works: (_v, w) => tex`AC : 2S = ${w}`,
      because: text`Side times altitude is the same number, $2S$, for all three sides. So a side twice as long has
        an altitude half as long: each side is $2S$ divided by its altitude.`,
    })`
      Let S be the area. Each side times its altitude is $2S$, so the side with the altitude $${h}$ is $2S$ times
      $\frac{1}{${h}}$.`;
    const second = step(frac(calc`1 / ${k}`), {
      name: 'the other side, with 2S as the unit',
      works: (_v, w) => tex`AB : 2S = ${w}`,
    })`
      In the same way the side with the altitude $${k}$ is $2S$ times $\frac{1}{${k}}$.`;
    const third = step(
      frac(above ? calc`${frac(first)} - ${frac(second)}` : calc`${frac(first)} + ${frac(second)}`),
      {
        name: 'the bound of the third side, with 2S as the unit',
        works: (_v, w) => tex`\frac{1}{x} ${above ? '>' : '<'} ${w}`,
        because: text`The triangle inequality holds for sides, not for altitudes: ${
          above
            ? 'a side is longer than the difference of the other two'
            : 'a side is shorter than the other two together'
        }. All three sides have the factor $2S$, so it can be cancelled.`,
      },
    )`
      Let $x$ be the third altitude. Its side, $2S$ times $\frac{1}{x}$, must be
      ${above ? 'longer than the difference' : 'shorter than the sum'} of the other two sides. Divide by $2S$ to get
      a bound for $\frac{1}{x}$.`;
    const bound = step(calc`1 ÷ ${frac(third)}`, {
      name: 'the bound of the third altitude',
      works: (_v, w) => tex`x ${above ? '<' : '>'} ${w}`,
      because: text`For positive numbers the larger one has the smaller reciprocal: 5 is more than 4, but
        $\frac{1}{5}$ is less than $\frac{1}{4}$.`,
    })`
      Take the reciprocal on both sides to get $x$. The inequality sign turns round, because a larger number has a
      smaller reciprocal.`;
    return {
      answer: bound,
      stem:
        way === 0
          ? text`Two altitudes of a triangle are $${h}$ cm and $${k}$ cm long. The third altitude is always
            ${above ? 'shorter' : 'longer'} than a certain length, however the triangle looks, and it can come as
            close to that length as one likes. What is this length, in cm?`
          : way === 1
            ? text`The vertices B and C of a triangle ABC are $${h}$ and $${k}$ away from the opposite sides CA and
              AB. Let $x$ be the distance of A from BC. Find the number $t$ such that $x ${above ? '<' : '>'} t$ for
              every such triangle, and no ${above ? 'smaller' : 'larger'} number would do.`
            : text`From two of its corners a triangular tent cloth measures $${h}$ dm and $${k}$ dm straight across
              to the opposite edge. Of the distance from the third corner to its edge only a bound is known. It must
              be ${above ? 'less' : 'more'} than how many dm, if the bound is as sharp as possible?`,
      show: plain,
      plausible: value => value.gt(0),
      slips: [
        slip('ignored_the_triangle_inequality', bound, above ? calc`${h} + ${k}` : calc`${k} - ${h}`)`
          ${here} uses the triangle inequality for the altitudes. It holds for the sides, and these are in the ratio
          of the reciprocals of the altitudes.`,
        slip(
          'wrong_sign',
          third,
          above ? calc`${frac(first)} + ${frac(second)}` : calc`${frac(first)} - ${frac(second)}`,
        )`
          $\frac{1}{${h}} ${above ? '+' : '-'} \frac{1}{${k}}$ gives the ${above ? 'upper' : 'lower'} bound of the
          third side. That bounds the altitude from the other end than the question asks.`,
        slip('ignored_the_triangle_inequality', bound, above ? calc`${k} - ${h}` : calc`${h} + ${k}`)`
          ${here} combines the altitudes themselves. A long altitude stands on a short side, so altitudes do not
          obey the inequality of the sides.`,
        slip('took_inverse_for_direct', bound, calc`${h} * ${k} / ${2 * (above ? k - h : k + h)}`)`
          ${here} has half of the right bound: twice the area stood in one of the sides only as the area. All three
          sides have the same factor.`,
        slip('took_the_mean_for_the_middle', bound, calc`(${h} + ${k}) / 2`)`
          ${here} is the mean of the two altitudes. The third altitude may be larger or smaller than it, so it is no
          bound.`,
        slip('forgot_the_root', bound, calc`2 * ${h} * ${k} / ${h + k}`)`
          ${here} is the harmonic mean of the two altitudes. The third altitude may be larger or smaller than it, so
          it is no bound.`,
        slip('took_the_figure_for_special', bound, above ? k : h)`
          $${bound}$ is one of the given altitudes. The third one may ${above ? 'exceed' : 'fall below'} it, so it
          is no bound.`,
        slip('left_out_a_factor', bound, calc`2 * ${h} * ${k} / ${above ? k - h : k + h}`)`
          ${here} is twice too large: the factor $2$ of side times altitude was kept on one side of the inequality
          only. It cancels on both.`,
      ],
      snapRead: text`Two altitudes are given and the third is to be bounded: write each side as twice the area over
        its altitude and use the triangle inequality.`,
      approach: text`The triangle inequality is about sides. Twice the area divided by an altitude is a side, so the
        inequality holds for the reciprocals of the altitudes.`,
      faster: text`Sides are as $${k} : ${h}$, so take them as $${k}$ and $${h}$: then side times altitude is
        $${h * k}$, and the third side is ${above ? 'more' : 'less'} than $${above ? k - h : k + h}$, so $x
        ${above ? '<' : '>'} ${h * k} \div ${above ? k - h : k + h}$.`,
      check: text`With ${bound} as third altitude the reciprocals satisfy $\frac{1}{${h}} ${above ? '-' : '+'}
        \frac{1}{${k}} = ${frac(third)}$: the triangle is flat, so the bound is not reached.`,
      principle: text`The sides of a triangle are inversely proportional to its altitudes, so the triangle
        inequality holds for the reciprocals of the altitudes.`,
      figure: () => {
        const t = bySides(1 / h - 1 / k + 1.35 / k, 1 / h, 1 / k);
        return drawn({
          alt: `Triangle ABC with the altitude BE of ${h} to side AC, the altitude CF of ${k} to side AB, and the altitude AD to BC.`,
          points: { ...t, D: footOn(t.A, t.B, t.C), E: footOn(t.B, t.A, t.C), F: footOn(t.C, t.A, t.B) },
          lines: ['AB', 'AC', 'BC'],
          broken: ['BE', 'CF', 'AD', 'AF', 'AE', 'BF', 'CE', 'BD'],
          beside: { BE: String(h), CF: String(k), AD: 'x' },
          notToScale: true,
          longest: 280,
        });
      },
    };
  },
);

/** GM.TRI.2 Medium and Hard: bounds of a median and of an altitude, through a triangle that has to be found first. */
export const boundsBehindBounds: readonly AnyTemplate[] = [
  ...situation<Medians>({
    type: 'GM.TRI.2',
    situation: 'median-between-two-sides',
    tries: 20,
    draw: draw => {
      const c = draw.int(5, 15);
      return {
        c,
        b: c + draw.int(3, 13),
        asked: draw.pick(['least', 'greatest'] as const),
        way: draw.int(0, 2),
      };
    },
    forms: [squareBesideMedian],
  }),
  ...situation<Heights>({
    type: 'GM.TRI.2',
    situation: 'two-altitudes',
    tries: 200,
    draw: draw => {
      const h = draw.int(6, 40);
      return {
        h,
        k: h + draw.int(2, 30),
        asked: draw.pick(['above', 'below'] as const),
        way: draw.int(0, 2),
      };
    },
    forms: [boundOfThirdAltitude],
  }),
];
