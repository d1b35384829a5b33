import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** One number falls and another grows, each by its own yearly per cent, and in two years their ratio turns round. */
interface Turned {
  thing: string;
  who: string;
  /** The ratio of the falling to the growing number two years ago; now it is the other way round. */
  large: number;
  small: number;
  /** Yearly growth of the second number in per cent, and its size now. */
  growth: number;
  now: number;
  frame: number;
}

const stories = [
  { thing: 'magazine', who: 'readers' },
  { thing: 'music service', who: 'subscribers' },
  { thing: 'bus company', who: 'passengers' },
  { thing: 'cricket club', who: 'members' },
] as const;

const nextYear = form<Turned>(
  'falling-number-a-year-after-the-ratio-turned-round',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AR.RAT.1'],
    verify: ({ large, small, growth, now }) => {
      const first = (now / (1 + growth / 100) ** 2) * (large / small);
      const last = (now * small) / large;
      // The yearly factor of the falling number by bisection.
      let [from, to] = [0, 2];
      for (let i = 0; i < 200; i += 1) {
        const middle = (from + to) / 2;
        if (first * middle * middle < last) from = middle;
        else to = middle;
      }
      return Math.round(last * from);
    },
  },
  ({ thing, who, large, small, growth, now, frame }, { step, find }) => {
    const turn = find(q(small * small, large * large));
    const yearly = step(frac(calc`${small} / ${large}`), {
      name: 'the yearly factor of the ratio',
      works: value =>
        tex`\frac{${large}}{${small}} k^2 = \frac{${small}}{${large}} \Rightarrow k^2 = \frac{${
          small * small
        }}{${large * large}} \Rightarrow k = ${frac(value)}`,
      because: text`Each of the two numbers has a fixed multiplier a year, so their ratio has one, too: the quotient of
        the two multipliers. Two years multiply the ratio by its square.`,
    })`
      Let the ratio of P's ${who} to Q's be multiplied by $k$ every year. In two years it went from $${large} :
      ${small}$ to $${small} : ${large}$. So find $k^2$, and with it $k$.`;
    const current = find(frac(calc`${small} / ${large}`));
    const then = step(frac(calc`${current} * ${yearly}`), {
      name: text`P's ${who} as a part of Q's next year`,
      because: text`From the present ratio it is one more year, so one more factor $k$.`,
    })`
      Now the ratio is $${small} : ${large}$. Multiply by $k$ to find the ratio of next year.`;
    const other = step(calc`${now} * (100% + ${growth}%)`, {
      name: text`Q's ${who} next year`,
      because: text`The ratio of next year belongs to next year's number of Q, not to the present one.`,
    })`
      Find how many ${who} Q will have next year.`;
    const wanted = step(calc`${other} * ${frac(then)}`, {
      because: text`P's number is this part of Q's number of the same year. The per cent by which P falls is not
        needed.`,
    })`
      Take the part that P will have of this number.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`The number of ${who} of P, a ${thing}, falls by the same per cent every year, while that of its rival Q
          grows by ${growth}% every year. Two years ago P and Q had ${who} in the ratio $${large} : ${small}$. Today
          the ratio is just the other way round, $${small} : ${large}$, and Q has $${now}$ ${who}. How many will P have
          a year from now?`,
        text`Two years ago a ${thing} P was ahead of its rival Q with $${large} : ${small}$ in the numbers of their
          ${who}. Since then Q has grown by ${growth}% a year and P has fallen by a constant per cent a year; now Q,
          with $${now}$ ${who}, leads by $${large} : ${small}$. If both go on like this, find the number of ${who} of P
          after one more year.`,
      ),
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('forgot_the_root', yearly, frac(turn))`
          You multiplied the ratio of today by $${frac(yearly)}$ for one year. This is the factor of two years; one year
          has its square root.`,
        slip('left_out_a_change', other, calc`${now}`)`
          You compared P of next year with Q of today, $${now}$. Meanwhile Q grows by ${growth}%.`,
        slip('changed_what_stays', yearly, 1)`
          You kept the ratio $${small} : ${large}$ for next year. P falls and Q grows, so the ratio goes on changing
          every year.`,
        slip('took_the_change_the_wrong_way', other, calc`${now} * (100% - ${growth}%)`)`
          You let the ${who} of Q fall by ${growth}%, to $${other}$. Q is the one that grows.`,
        slip('inverted_the_ratio', current, frac(calc`${large} / ${small}`))`
          You began with $${large} : ${small}$, the ratio of two years ago. For next year the ratio of today has to be
          changed once more.`,
        slip('assumed_a_proportion', wanted, calc`${now} * ${frac(current)} * (100% - ${growth}%)`)`
          ${here} lets P fall by ${growth}%, as much as Q grows. The two ratios show how fast P falls, and that is
          another per cent.`,
        slip('mixed_up_kinds_of_progression', then, frac(calc`${current} - (1 - ${current})`))`
          In your working the ratio falls from $1$ to $${frac(current)}$ in a year and then by as much again. A ratio
          of two such numbers is multiplied each year, not lowered by a fixed amount.`,
      ],
      snapRead: text`Two numbers with fixed yearly per cents: their ratio is multiplied by one number every year, and
        in two years it turns round.`,
      approach: text`Follow the ratio and not the two numbers. Its yearly factor comes from the two known ratios by a
        square root; then one year is added to the ratio and to Q.`,
      faster: text`Turning round in two years means that P and Q were equal a year ago. So the yearly factor is
        $\frac{${small}}{${large}}$, and next year P has $\left(\frac{${small}}{${large}}\right)^2$ of Q.`,
      check: () => {
        const last = q(now).mul(small).div(large);
        return text`P has $${last}$ ${who} now, and $${wanted}$ is $\frac{${wanted}}{${last}} =
          ${wanted.div(last)}$ of that. A year ago both had $${q(now)
            .mul(100)
            .div(100 + growth)}$.`;
      },
      principle: text`Two quantities with fixed yearly per cents have a ratio with a fixed yearly factor: follow the
        ratio alone.`,
    };
  },
);

const kinds = [
  [20, 4, 3],
  [20, 3, 2],
  [20, 2, 1],
  [20, 8, 5],
  [20, 5, 3],
  [25, 5, 3],
  [25, 3, 2],
  [25, 10, 7],
  [10, 11, 8],
  [10, 11, 9],
  [50, 5, 3],
  [50, 2, 1],
  [50, 15, 8],
  [60, 2, 1],
  [60, 16, 9],
  [40, 7, 4],
  [40, 14, 9],
  [40, 7, 5],
  [5, 7, 6],
  [30, 13, 9],
] as const;

/** AR.PCT.6 Hard: a ratio that turns round in two years. */
export const ratioTurnedRound: readonly AnyTemplate[] = situation<Turned>({
  type: 'AR.PCT.6',
  situation: 'ratio-turned-round',
  tries: 200,
  draw: draw => {
    const [growth, large, small] = draw.pick(kinds);
    const now = draw.int(4, 90) * large * large * 10;
    const multiplier = q(100 + growth, 100)
      .mul(small)
      .div(large);
    const earlier = q(now)
      .mul(10000)
      .div((100 + growth) ** 2);
    const fits =
      now >= 2000 &&
      now <= 90_000 &&
      multiplier.lt(1) &&
      q(now)
        .mul(100 + growth)
        .div(100).d === 1n &&
      earlier.mul(large).div(small).d === 1n &&
      earlier.mul(q(100 + growth, 100)).d === 1n &&
      q(now * (100 + growth) * small * small, 100 * large * large).d === 1n;
    return fits ? { ...draw.pick(stories), growth, large, small, now, frame: draw.int(0, 1) } : null;
  },
  forms: [nextYear],
});
