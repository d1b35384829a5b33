import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, fractionTex, ordinal, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const shown = (value: Fraction) => `$${fractionTex(value)}$`;
const isCount = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const from = (point: number) => (point === 0 ? '|x|' : `|x ${addedTex(-point)}|`);
const at = (points: readonly number[], x: number) =>
  points.reduce((sum, point) => sum + Math.abs(x - point), 0);

interface Three {
  /** Ascending. */
  points: readonly [number, number, number];
  order: readonly number[];
  frame: number;
}

const leastOfThree = form<Three>(
  'least-of-three-distances',
  {
    band: 'Easy',
    seconds: 40,
    revision: 3,
    entry: true,
    verify: ({ points }) => {
      let best = Number.POSITIVE_INFINITY;
      for (let x = -80; x <= 80; x += 1) best = Math.min(best, at(points, x / 2));
      return best;
    },
  },
  ({ points, frame, order }, { step }) => {
    const [a, b, c] = points;
    const middle = step(b, {
      name: text`the middle point`,
      because: text`Moving towards the middle point brings $x$ nearer to two of the points and away from one at most,
        so the sum falls. Not the mean of the points: one far point would pull it along, but the sum counts only nearer
        and farther.`,
      works: value => tex`${points.join(' < ')}: \quad x = ${value}`,
    })`
      Let $x$ be the place on the number line. The three terms are the distances of $x$ from three points. Put the
      points in order: the sum of the distances is least when $x$ is at the middle one.`;
    const least = step(at(points, Number(middle)), {
      because: text`The middle point lies between the outer two. So its distances from them add up to the distance
        between the outer points, and no place can make these two shorter together.`,
      works: value => tex`${points.map(p => Math.abs(Number(middle) - p)).join(' + ')} = ${value}`,
    })`
      Add the distances of the three points from the middle one. Its distance from itself is $0$, so the two outer
      points decide.`;
    return {
      answer: least,
      stem:
        frame === 0
          ? text`For real $x$, what is the least value of $${order.map(from).join(' + ')}$?`
          : frame === 1
            ? text`Three bus stops on a straight road are at the $${a}$ km, $${b}$ km and $${c}$ km marks. A shelter is
              built on the road so that the sum of its distances from the three stops is the least possible. What is
              this sum, in km?`
            : text`For every real number $x$, $${order.map(from).join(' + ')} \ge m$. What is the greatest possible
              value of $m$?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip(
          'took_the_mean_for_the_middle',
          least,
          q(points[0] + points[1] + points[2], 3).d === 1n &&
            at(points, (points[0] + points[1] + points[2]) / 3),
        )`
          You used the mean of the points, $${(points[0] + points[1] + points[2]) / 3}$. The sum of distances is least
          at the middle point, from which a step either way makes two distances longer.`,
        slip('sought_the_extreme_elsewhere', middle, points[0])`
          You added the distances from $${middle}$, the smallest point. From there both other distances are long;
          moving inside shortens two of them.`,
        slip('sought_the_extreme_elsewhere', middle, points[2])`
          You added the distances from $${middle}$, the largest point. From there both other distances are long; moving
          inside shortens two of them.`,
        slip('took_a_part_for_the_whole', least, calc`min(${b} - ${a}, ${c} - ${b})`)`
          $${least}$ is the distance from the middle point to the nearer end only. The distance to the other end
          belongs to the sum too.`,
        slip('took_a_part_for_the_whole', least, calc`max(${b} - ${a}, ${c} - ${b})`)`
          $${least}$ is the distance from the middle point to the farther end only. The distance to the other end
          belongs to the sum too.`,
        slip('sought_the_extreme_elsewhere', middle, 0)`
          You added the distances from $0$. The best place depends on the three points alone, and $0$ is not the middle
          one of them.`,
        slip('did_not_double', least, calc`(${c} - ${a}) / 2`)`
          $${frac(q(c - a, 2))}$ is half of the distance between the outer points. The distances to both of them are
          added, so together they make the whole of it.`,
        slip(
          'sought_the_extreme_elsewhere',
          least,
          (points[0] + points[2]) % 2 === 0 && at(points, (points[0] + points[2]) / 2),
        )`
          You used the point half-way between the outer points. The two outer distances are the same in all there, but
          the third point is still some way off.`,
      ],
      snapRead: text`A sum of three distances on the number line, to be made as small as possible.`,
      approach: text`Read the terms as distances from three points. At the middle point the sum is least: its own term
        is $0$, and the two others make the distance between the outer points.`,
      check: () =>
        text`One step left or right of $${middle}$ the sum is $${at(points, Number(middle) - 1)}$ or
          $${at(points, Number(middle) + 1)}$, more than $${least}$.`,
      principle: text`A sum of distances from three points on a line is least at the middle one, where it is the
        distance between the outer points.`,
    };
  },
);

interface Two {
  a: number;
  b: number;
  /** Sum of the distances. */
  k: number;
  frame: number;
}

const greatestRoot = form<Two>(
  'greatest-solution',
  {
    band: 'Easy',
    seconds: 45,
    revision: 2,
    verify: ({ a, b, k }) => {
      for (let x = 400; x >= -400; x -= 1) if (at([a, b], x / 2) === k) return q(x, 2);
      throw new Error('no solution');
    },
  },
  ({ k, b, a, frame }, { step }) => {
    const spare = step(calc`${k} - (${b} - ${a})`, {
      name: text`the rest beyond the two points`,
      because: text`For a place between the points one distance grows as the other shrinks, so their sum is always the
        distance of the points. A larger sum is possible only outside.`,
      works: value => tex`${k} - (${b} ${addedTex(-a)}) = ${value}`,
    })`
      Between the two points the sum of the distances is only $${b} ${addedTex(-a)}$. The rest of $${k}$ has to come
      from going beyond a point.`;
    const beyond = step(frac(calc`${spare} ÷ 2`), {
      name: text`the distance beyond the larger point`,
      because: text`A step of $1$ to the right makes both distances longer by $1$, so the sum grows by $2$. Not the
        whole rest, because then it would be counted twice.`,
    })`
      Beyond the larger point both distances grow by the same amount, so halve the rest.`;
    const greatest = step(frac(calc`${b} + ${frac(beyond)}`), {
      because: text`A solution to the left of the smaller point lies as far outside, so there are two solutions. The
        greater one is on the right.`,
    })`
      The greatest solution lies that far beyond the larger point $${b}$. So add this distance to $${b}$.`;
    return {
      answer: greatest,
      stem:
        frame === 0
          ? text`What is the greatest real number $x$ with $${from(a)} + ${from(b)} = ${k}$?`
          : frame === 1
            ? text`The equation $${from(b)} + ${from(a)} = ${k}$ has two real solutions. Which is the larger one?`
            : text`On the number line the distances of $x$ from $${a}$ and from $${b}$ add up to $${k}$. What is the
              greatest possible value of $x$?`,
      show: shown,
      plausible: () => true,
      onSight: value => value.valueOf() > b,
      slips: [
        slip('did_not_halve', beyond, spare)`
          You put the whole rest of $${k}$ beyond the larger point, $${b}$. Both distances grow there, so only half of
          the rest is needed.`,
        slip('left_out_a_term', spare, k)`
          You halved $${k}$ without taking the distance of the two points off. That distance is part of the sum anyway;
          only the rest lies outside.`,
        slip('halved_needlessly', beyond, calc`${spare} / 4`)`
          You put only $${frac(beyond)}$, a quarter of the rest, beyond the larger point. Two distances grow there, so
          it is half of the rest.`,
        slip('measured_from_the_wrong_end', greatest, calc`${beyond} + ${a}`)`
          You added $${beyond}$ to $${a}$, the smaller point. The greatest solution lies beyond the larger one.`,
        slip('misread_a_modulus', greatest, calc`(${k} + ${a} - ${b}) / 2 + ${a}`)`
          When you opened the bars of the two moduli, you exchanged one sign. For $x$ beyond both points both
          differences are positive.`,
        slip('answered_another_quantity', greatest, calc`${a} - ${beyond}`)`
          $${frac(greatest)}$ is the smaller solution, on the left of the smaller point. The question asks for the
          greatest one, beyond the larger point.`,
        slip('measured_from_the_wrong_end', greatest, calc`${beyond} + (${a} + ${b}) / 2`)`
          You counted the way beyond from the middle of the two points,
          $${beyond} + \frac{${a} + ${b}}{2} = ${greatest}$. It begins at the larger point, $${b}$.`,
        slip('wrong_sign', greatest, calc`(${k} - ${a} - ${b}) / 2`)`
          You read the points as $${-b}$ and $${-a}$. A distance is $0$ at the point itself, so they are $${a}$ and
          $${b}$.`,
      ],
      snapRead: text`Two distances with a given sum; the solution farthest to the right is wanted.`,
      approach: text`Read the terms as distances from two points. Between the points their sum is fixed; beyond them it
        grows by twice the way from the nearer point, so the rest is halved.`,
      check: text`The two distances are $${frac(greatest.sub(a))}$ and $${frac(greatest.sub(b))}$:
        $${frac(greatest.sub(a))} + ${frac(greatest.sub(b))} = ${k}$.`,
      principle: text`Outside two points the sum of distances is their own distance plus twice the way beyond the nearer
        one.`,
    };
  },
);

const thirdPoints = form<Two>(
  'third-points-for-a-bounded-minimum',
  {
    band: 'Medium',
    seconds: 80,
    revision: 4,
    also: ['AL.INQ.6'],
    entry: true,
    suits: ({ a, b, k }) => k - (b - a) > 1,
    verify: ({ a, b, k }) => {
      let n = 0;
      for (let p = -200; p <= 200; p += 1) {
        let least = Number.POSITIVE_INFINITY;
        for (let x = -60; x <= 90; x += 1) least = Math.min(least, at([a, b, p], x));
        if (least <= k) n += 1;
      }
      return n;
    },
  },
  ({ b, a, k, frame }, { step }) => {
    const span = step(calc`${b} - ${a}`, {
      name: text`the distance of the two given points`,
      because: text`At the middle point its own distance is $0$, and the two others make the distance of the outer
        points. A third point between the given ones changes only which point is in the middle.`,
      works: value => tex`${b} - ${a < 0 ? tex`(${a})` : a} = ${value} \le ${k}`,
    })`
      The least sum of three distances is taken at the middle point, where it is the distance of the two outer ones. As
      long as the third point lies between the two given ones, that is the distance of the given points. Find it: it
      does not exceed $${k}$.`;
    const beyond = step(calc`${k} - ${span}`, {
      name: text`the number of places outside, on each side`,
      because: text`Each step outside makes the distance from the far point longer by $1$. Not by $2$: the near given
        point is then the middle one, and its term is $0$ at the best place.`,
    })`
      If the third point lies outside, it is an outer point itself, and the least sum is its distance from the far one
      of the two. Find how many steps outside are possible before this exceeds $${k}$.`;
    const count = step(calc`${span} + 1 + 2 * ${beyond}`, {
      because: text`Inside, every place keeps the least sum at the distance of the given points. The two sides outside
        are alike, so the steps count twice.`,
    })`
      From one given point to the other there are $${span} + 1$ integers, both included. On each of the two sides
      there are $${beyond}$ more. Add them.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`For how many integers $p$ is the least value of $${from(a)} + ${from(b)} + |x - p|$ over all real $x$
            not greater than $${k}$?`
          : frame === 1
            ? text`Two schools lie on a straight road at kilometres $${a}$ and $${b}$, and a third one is planned at
              some whole kilometre of it, between the two, beyond them or at one of them. A clinic is to stand
              on the road so that the sum of its distances from the three schools is not more than $${k}$ km. For how
              many places of the third school is this possible?`
            : text`An integer $p$ is such that $${from(b)} + |x - p| + ${from(a)} < ${k + 1}$ holds for at least one
              real number $x$. How many values can $p$ have?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('halved_needlessly', beyond, calc`floor(${beyond} / 2)`)`
          You halved the rest $${k} - ${span}$, as for a sum of two distances. A step of the third point outside adds
          only $1$ to the least sum.`,
        slip('counted_gaps_for_numbers', count, calc`${span} + ${beyond} * 2`)`
          You counted $${span}$ places from one given point to the other. With both ends there are $${span.add(1)}$
          integers.`,
        slip('left_out_a_case', count, calc`${span} + 1 + ${beyond}`)`
          You counted the places outside on one side only, $${span} + 1 + ${beyond} = ${count}$. The third point may
          lie beyond either of the given points.`,
        slip('used_a_term_twice', beyond, q(k).sub(span.mul(2)).s > 0n && calc`${k} - ${span} * 2`)`
          Twice the distance $${span}$ was taken off; at the middle point only the two outer distances count, and they
          make up the range once.`,
        slip('mixed_up_inside_and_outside', count, calc`${span} + 1`)`
          $${count}$ integers lie from $${a}$ to $${b}$. The third point may also lie outside, as long as its distance
          from the far point is at most $${k}$.`,
        slip('mixed_up_inside_and_outside', count, calc`${beyond} * 2`)`
          You counted only places outside the given points. From $${a}$ to $${b}$ the least sum is the distance of the
          given points, which is small enough.`,
        slip('measured_from_the_wrong_end', beyond, k)`
          You allowed $${k}$ steps outside on each side, counted from the near point. The least sum is the distance
          from the far one, $${span}$ more.`,
        slip('counted_twice', count, calc`${span} + 3 + ${beyond} * 2`)`
          You counted $${a}$ and $${b}$ both among the inner places and among the outer ones. Each place counts once.`,
      ],
      snapRead: text`A sum of three distances, one of the points unknown; its least value is bounded, and places are
        counted.`,
      approach: text`The least sum of three distances is the range of the points. So the question is where the third
        point may lie without making the range too large.`,
      faster: text`The range is at most $${k}$ when $${b - k} \le p \le ${a + k}$: $${a + k} -
        ${b - k < 0 ? tex`(${b - k})` : b - k} + 1$ values.`,
      check: text`With $p = ${a + k}$ the least sum, at $x = ${b}$, is $${b - a} + ${a + k - b} = ${k}$; with $p =
        ${a + k + 1}$ it is $${k + 1}$.`,
      principle: text`The least sum of three distances is the distance of the two outer points.`,
    };
  },
);

interface Weighted {
  /** Ascending, with the weights. */
  points: readonly [number, number, number];
  weights: readonly [number, number, number];
  frame: number;
}

const weighted = ({ points, weights }: Weighted, x: number) =>
  points.reduce((sum, point, i) => sum + (weights[i] ?? 0) * Math.abs(x - point), 0);
const medianOf = ({ points, weights: [u, v, w] }: Weighted) =>
  2 * u >= u + v + w ? points[0] : 2 * w >= u + v + w ? points[2] : points[1];
const termTex = (weight: number, point: number) => `${weight === 1 ? '' : weight}${from(point)}`;

const leastWeighted = form<Weighted>(
  'least-weighted-sum',
  {
    band: 'Medium',
    seconds: 65,
    revision: 2,
    entry: true,
    verify: p => {
      let best = Number.POSITIVE_INFINITY;
      for (let x = -100; x <= 100; x += 1) best = Math.min(best, weighted(p, x / 2));
      return best;
    },
  },
  (p, { step }) => {
    const { weights, points, frame } = p;
    const [a, b, c] = points;
    const [u, v, w] = weights;
    const total = u + v + w;
    const best = step(medianOf(p), {
      name: text`the best place`,
      because: text`A step to the right makes the distances from all points on the left longer and from all on the
        right shorter. So it pays only while more than half of the points, with their coefficients, lie on the right.`,
      works: value => tex`${weights.join(' + ')} = ${total}: \quad x = ${value}`,
    })`
      Count every point as often as its coefficient says, and put all these points in order: ${u} stand at $${a}$, then
      ${v} at $${b}$ and ${w} at $${c}$. Of the ${total} places ${
        total % 2 === 1
          ? text`the middle one is the ${ordinal((total + 1) / 2)}, and it`
          : text`the middle ones are the ${ordinal(total / 2)} and the ${ordinal(total / 2 + 1)}, and both`
      } lie${total % 2 === 1 && 's'} at $${medianOf(p)}$. The sum is least when $x$ is there.`;
    const least = step(weighted(p, Number(best)), {
      because: text`The coefficient says how many times the distance
        counts${frame === 1 && ': each family of a place has the same way'}. The point at the best place has distance
        $0$, so its coefficient adds nothing.`,
      works: value =>
        tex`${points.map((point, i) => `${weights[i]} \\times ${Math.abs(point - Number(best))}`).join(' + ')} =
          ${value}`,
    })`
      Find the distance of each point from this place, multiply it by its coefficient, and add.`;
    return {
      answer: least,
      stem:
        frame === 0
          ? text`Find the minimum of $${points.map((p, i) => termTex(weights[i] ?? 1, p)).join(' + ')}$ over all real
            numbers $x$.`
          : frame === 1
            ? text`At the ${String(points[0])} km, ${String(points[1])} km and ${String(points[2])} km marks of a
              straight road live ${String(weights[0])}, ${String(weights[1])} and ${String(weights[2])} families
              respectively. A well is dug on the road so that the sum of the distances of all the families from it is
              the least possible. What is this sum, in km?`
            : text`What is the smallest value that $${[...points]
                .reverse()
                .map((p, i) => termTex([...weights].reverse()[i] ?? 1, p))
                .join(' + ')}$ can take?`,
      show: shown,
      plausible: isCount,
      slips: [
        slip('ignored_the_weights', best, !best.equals(points[1]) && points[1])`
          You used the middle one of the three points, $${best}$. The coefficients count some points more often, and
          this moves the middle of all.`,
        slip('took_the_mean_for_the_middle', least, () => {
          const mean =
            points.reduce((s, point, i) => s + point * (weights[i] ?? 0), 0) /
            (weights[0] + weights[1] + weights[2]);
          return Number.isInteger(2 * mean) ? q(Math.round(2 * weighted(p, mean)), 2) : null;
        })`
          You used the weighted mean of the points. That place makes squares of distances least; a sum of distances is
          least at the middle point of all.`,
        slip('sought_the_extreme_elsewhere', best, !best.equals(points[0]) && points[0])`
          You used $${best}$, one end of the three points. The sum is smaller further inside.`,
        slip('sought_the_extreme_elsewhere', best, !best.equals(points[2]) && points[2])`
          You used $${best}$, the other end of the three points. The sum is smaller further inside.`,
        slip('ignored_the_weights', least, () => at(points, Number(best)))`
          $${points.map(point => Math.abs(point - Number(best))).join(' + ')} = ${least}$ adds the distances without
          their coefficients. Each distance has to be multiplied by the number before it.`,
        slip('left_out_a_case', least, () =>
          Math.max(...points.map((point, i) => (weights[i] ?? 0) * Math.abs(point - Number(best)))),
        )`
          $${least}$ is the largest single term at $${best}$. The sum also holds the distances from the other points.`,
        slip('left_out_a_factor', least, calc`(${c} - ${a}) * min(${u}, ${v}, ${w})`)`
          You multiplied the distance between the outer points by the smallest coefficient and got $${least}$. Each
          distance has its own coefficient, and most are larger.`,
        slip('sought_the_extreme_elsewhere', least, calc`${u} * (${b} - ${a}) + ${w} * (${c} - ${b})`)`
          You left out the term of the point $${b}$, as if $x$ were there, and got $${least}$. The best place is
          another point, so this distance is not $0$.`,
        slip('sought_the_extreme_elsewhere', best, 0)`
          You used the place $0$. The best place depends on the points and their coefficients only, and $0$ is none of
          the points.`,
      ],
      snapRead: text`A sum of distances with coefficients, to be made least: the coefficients decide where.`,
      approach: text`A coefficient counts a point several times. The middle one of all points counted like this is the
        best place; a coefficient of more than half of the total decides at once.`,
      faster: text`Slopes change from $-${weights[0] + weights[1] + weights[2]}$ by $${weights.map(w => 2 * w)}$: the
        sign turns at $x = ${best}$, value $${least}$.`,
      check: () =>
        text`One step aside the sum is $${weighted(p, Number(best) - 1)}$ or $${weighted(p, Number(best) + 1)}$, not
          less than $${least}$.`,
      principle: text`A weighted sum of distances on a line is least at the weighted median: the middle point when each
        point counts as often as its weight.`,
    };
  },
);

/** AL.MOD.4 Easy and Medium: sums of distances. */
export const distancesOnALine: readonly AnyTemplate[] = [
  ...situation<Three>({
    type: 'AL.MOD.4',
    situation: 'three-points',
    tries: 20,
    draw: draw => {
      const frame = draw.int(0, 2);
      const a = draw.int(-15, 6) + (frame === 1 ? 20 : 0);
      const b = a + draw.int(2, 14);
      const points = [a, b, b + draw.int(2, 15)] as const;
      return points[1] - points[0] !== points[2] - points[1] && points.every(p => p !== 0)
        ? { points, order: draw.shuffled(points), frame }
        : null;
    },
    forms: [leastOfThree],
  }),
  ...situation<Two>({
    type: 'AL.MOD.4',
    situation: 'two-points',
    tries: 20,
    draw: draw => {
      const frame = draw.int(0, 2);
      const a = draw.int(-14, 8) + (frame === 1 ? 30 : 0);
      const b = a + draw.int(3, 16);
      return a !== 0 && b !== 0 ? { a, b, k: b - a + draw.int(3, 24), frame } : null;
    },
    forms: [greatestRoot, thirdPoints],
  }),
  ...situation<Weighted>({
    type: 'AL.MOD.4',
    situation: 'weighted-points',
    tries: 20,
    draw: draw => {
      const frame = draw.int(0, 2);
      const a = draw.int(-9, 5) + (frame === 1 ? 10 : 0);
      const b = a + draw.int(2, 9);
      const p = {
        points: [a, b, b + draw.int(2, 9)] as const,
        weights: [draw.int(1, 9), draw.int(1, 6), draw.int(1, 9)] as const,
        frame,
      };
      const all = p.weights[0] + p.weights[1] + p.weights[2];
      return p.weights.every(w => 2 * w !== all) &&
        new Set(p.weights).size > 1 &&
        p.points.every(x => x !== 0)
        ? p
        : null;
    },
    forms: [leastWeighted],
  }),
];
