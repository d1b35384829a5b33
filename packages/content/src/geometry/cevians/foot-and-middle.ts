import { calc, form, frac, slip, tex, text } from '../../question/index.ts';
import { q } from '../../value.ts';
import { type Cevian, isTriangle, shown } from './cevian.ts';

export const footAndMiddle = form<Cevian>(
  'from-foot-to-mid-point',
  {
    band: 'Medium',
    seconds: 65,
    revision: 2,
    /** Sides that differ little, so that several lengths of the third side make a triangle. */
    suits: c => isTriangle(c) && c.p < c.r && ((c.r - c.p) * c.s) % 2 === 0 && c.p + c.r >= 4 * (c.r - c.p),
    verify: ({ p, r, k, s }) => {
      const target = ((r - p) * s) / 2;
      for (let a = 1; a < 2000; a += 1)
        if (Math.abs(Math.abs(a / 2 - (a * p * k) / ((p + r) * k)) - target) < 1e-9) return a;
      throw new Error('no side fits');
    },
  },
  ({ r, p, s, k, way }, { step, find }) => {
    const distance = find(calc`(${r} - ${p}) * ${s} / 2`);
    const shares = step([p, r], {
      works: tex`BD : DC = ${p * k} : ${r * k} = ${p} : ${r}`,
      because: text`A point of the bisector is equally far from the lines $AB$ and $AC$. So triangles $ABD$ and
        $ADC$ have equal heights on $AB$ and $AC$, and their areas, and with them $BD$ and $DC$, are as these sides.`,
    })`
      Let the bisector meet $BC$ at $D$. By the angle bisector theorem $BD : DC = AB : AC$, so write $BD$ as $${p}$
      equal shares and $DC$ as $${r}$ shares.`;
    const [x, y] = shares;
    const apart = find(
      q(y ?? 0)
        .sub(x ?? 0)
        .div(2),
    );
    const unit = step(calc`${distance} / ${apart}`, {
      name: 'the length of one share',
      works: value => tex`\frac{${r} - ${p}}{2} \times t = ${frac(distance)}, \quad t = ${frac(value)}`,
      because: text`The mid-point has half of the shares on each side. Half of the sum minus the smaller part is
        half of the difference of the parts: for parts 2 and 6 the middle is 4 from one end, and 4 − 2 is half of 6
        − 2.`,
    })`
      Let $t$ be the length of one share. From $B$ the mid-point is at half of all shares and $D$ at $${p}$ shares,
      so their distance is half of the difference of the parts. Set it equal to the given distance.`;
    const side = step(calc`(${p} + ${r}) * ${unit}`, { name: text`the side $BC$` })`
      $BC$ consists of the two parts, $${p} + ${r}$ shares together, so multiply this number by the length of one
      share.`;
    return {
      answer: side,
      stem: way
        ? text`In triangle $ABC$, $AB = ${p * k}$ and $AC = ${r * k}$. The bisector of angle $A$ meets $BC$ at $D$,
          and $M$ is the mid-point of $BC$. If $DM = ${((r - p) * s) / 2}$, what is $BC$?`
        : text`Two sides of triangle $ABC$ are $AB = ${p * k}$ and $AC = ${r * k}$. The median and the angle
          bisector from $A$ meet $BC$ at two points that are $${((r - p) * s) / 2}$ apart. How long is $BC$?`,
      show: shown,
      /** With the two sides it has to make a triangle. */
      plausible: value => value.gt((r - p) * k) && value.lt((p + r) * k) && value.d <= 2n,
      slips: [
        slip('did_not_halve', apart, calc`${r} - ${p}`)`
          Your working counts the given distance as the whole difference of the parts, $${r} - ${p}$ shares. From
          the mid-point to the foot of the bisector there is only half of it.`,
        slip('answered_another_quantity', side, calc`${unit} * ${r}`)`
          $${frac(side)}$ is only the longer part of $BC$, with $${r}$ shares. The question asks for the whole side,
          so the shorter part has to be added.`,
        slip('answered_another_quantity', side, calc`${unit} * ${p}`)`
          $${frac(side)}$ is only the shorter part of $BC$, with $${p}$ shares. The question asks for the whole
          side, so the longer part has to be added.`,
        slip('halved_needlessly', apart, calc`(${r} - ${p}) / 4`)`
          You halved the difference of the parts twice and divided by $${frac(apart)}$ shares. The mid-point is half
          of the difference away from the foot of the bisector, not a quarter.`,
        slip('took_a_part_for_the_whole', apart, 1)`
          You counted the given distance, $${frac(unit)}$, as one share of $BC$. It is half of the difference of the
          parts, and that is a number of shares of its own.`,
        slip('answered_another_quantity', side, calc`${unit} * (${p} + ${r}) / 2`)`
          $${frac(side)}$ is half of $BC$, the length from the mid-point to a vertex. The question asks for the
          whole side.`,
        slip('used_a_wrong_given_number', side, calc`${unit} * (${p} + ${r}) + ${distance}`)`
          You added the given distance to the $${p + r}$ shares of $BC$. Both feet lie on $BC$, so this distance is
          a piece of the side already counted.`,
        slip('used_a_wrong_given_number', side, calc`${unit} * (${p} + ${r}) - ${distance}`)`
          $${frac(side)}$ takes the distance of the two feet off the side. Both feet lie on $BC$, and the $${p + r}$
          shares make the whole side.`,
        slip('took_the_figure_for_special', side, calc`${unit} * 2 * ${r}`)`
          $${frac(side)}$ is twice the longer part. That would be $BC$ if the bisector met it at the mid-point, but
          the two points are different.`,
        slip('took_the_figure_for_special', side, calc`${unit} * 2 * ${p}`)`
          Doubling the shorter part gives $${frac(side)}$. That would be $BC$ if the bisector met it at the
          mid-point, but the other part is longer.`,
      ],
      snapRead: text`A bisector and a median from one vertex meet the opposite side, and the distance of their feet
        is given: it is half of the difference of the bisector's two parts.`,
      approach: text`Write the two parts of $BC$ in shares by the angle bisector theorem. The distance of the two
        feet is half of their difference, which gives the length of one share and then all of them.`,
      faster: text`$BC = 2 \times \frac{${p} + ${r}}{${r} - ${p}} \times ${frac(q((r - p) * s, 2))}$.`,
      check: text`$BD = ${p * s}$, $DC = ${r * s}$, and the mid-point is $${frac(q((p + r) * s, 2))}$ from $B$.`,
      principle: text`When a point divides a segment, its distance from the mid-point is half of the difference of
        the two parts.`,
    };
  },
);
