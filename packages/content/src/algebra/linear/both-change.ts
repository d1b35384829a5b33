import { peopleInAlgebra } from '../../people.ts';
import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Change {
  /** What the two have; u makes them equal, v makes the first k times the second. */
  first: number;
  second: number;
  u: number;
  v: number;
  k: number;
  /** Pages a day and days; more or fewer pages and the days gained or lost. */
  pages: number;
  days: number;
  up: number;
  gained: number;
  down: number;
  lost: number;
  /** Boys and girls. */
  boys: number;
  girls: number;
  people: readonly string[];
  way: boolean;
}

const times = (k: number) => (k === 2 ? 'twice' : `$${k}$ times`);

const gifts = form<Change>(
  'gift-either-way',
  {
    band: 'Easy',
    seconds: 55,
    revision: 4,
    entry: true,
    suits: ({ first, second, u, v, k }) =>
      first - second === 2 * u && first + v === k * (second - v) && second > v,
    verify: ({ u, v, k }) => {
      for (let x = 1; x < 2000; x += 1) {
        const y = x - 2 * u;
        if (x + v === k * (y - v)) return x + y;
      }
      throw new Error('no numbers fit');
    },
  },
  ({ u, v, k, way, people, first, second }, { step, find }) => {
    const [a, b] = people;
    const [one, other, things, act] = way
      ? [a, b, 'marbles', 'giving them']
      : ['hall P', 'hall Q', 'chairs', 'moving them'];
    const moved = find(calc`2 * ${u}`);
    const after = find(calc`2 * ${v}`);
    const gap = step(calc`${moved} + ${after}`, {
      name: 'the difference in the second case',
      because: text`When one side gives $1$ to the other, it has $1$ less and the other has $1$ more, so the difference
        changes by $2$.`,
      works: value => tex`2 \times ${u} + 2 \times ${v} = ${value}`,
    })`
      ${u} ${things} fewer for one side are ${u} more for the other, so ${one} now has $2 \times ${u}$ more than
      ${other}. In the second case the difference grows by $2 \times ${v}$ in the same way.`;
    const parts = find(calc`${k} - 1`);
    const part = step(calc`${gap} / ${parts}`, {
      name: 'one part',
      because: text`The difference of $${k}$ parts and $1$ part is $${k} - 1$ parts. Dividing by $${k}$ would count the
        part of ${other} as well.`,
      works: value => tex`\frac{${gap}}{${k} - 1} = ${frac(value)}`,
    })`
      Then ${one} has ${times(k)} as many as ${other}: count $${k}$ parts for ${one} and one part for ${other}. The
      difference is $${k} - 1$ parts, so divide to get one part.`;
    const all = find(calc`${k} + 1`);
    const total = step(calc`${part} * ${all}`, {
      works: value => tex`(${k} + 1) \times ${frac(part)} = ${frac(value)}`,
    })`
      Together they have $${k} + 1$ parts, and ${act} does not change the total. Multiply.`;
    return {
      answer: total,
      stem: way
        ? text`If ${a} gives ${b} $${u}$ marbles, they will have the same number of marbles. If ${b} gives ${a} $${v}$
          marbles instead, ${a} will have ${times(k)} as many as ${b}. How many marbles do they have together?`
        : text`If $${u}$ chairs are moved from hall P to hall Q, the two halls will have the same number of chairs. If
          $${v}$ chairs are moved from Q to P instead, P will have ${times(k)} as many chairs as Q. How many chairs are
          there in the two halls together?`,
      show: plain,
      // Two equal numbers make an even total.
      plausible: value => value.valueOf() > 0 && value.valueOf() % 2 === 0,
      onSight: value => value.valueOf() % (k + 1) === 0,
      slips: [
        slip('changed_one_side_only', moved, u)`
          If $${u}$ ${things} make both equal, ${one} now has twice $${u}$ more than ${other}, because one side loses
          what the other gains.`,
        slip('changed_one_side_only', after, v)`
          In the second case the difference grows by twice $${v}$, because one side loses $${v}$ and the other gains
          $${v}$.`,
        slip('left_out_a_change', after, 0)`
          $${gap}$ is the difference now. Only after $${v}$ ${things} have changed sides ${one} has ${times(k)} as
          many.`,
        slip('divided_by_the_wrong_number', parts, k)`
          The difference $${gap}$ is $${k} - 1$ parts, because ${one} has $${k}$ parts and ${other} has one.`,
        slip('doubled_needlessly', moved, calc`4 * ${u}`)`
          You doubled the $${u}$ ${things} twice, to $${moved}$. One side loses $${u}$ and the other gains $${u}$,
          which is only twice.`,
        slip('did_not_divide', part, k > 2 && gap)`
          $${gap}$ is the difference, and that is $${k - 1}$ parts; you counted it as one part.`,
        slip('doubled_needlessly', after, calc`4 * ${v}`)`
          In the second case $${v}$ ${things} change the difference by $${2 * v}$, not by $${4 * v}$.`,
        slip('counted_one_too_many', all, calc`${k} + 2`)`
          ${one} has $${k}$ parts of $${frac(part)}$ ${things} and ${other} has one. That is $${k} + 1$ parts and not
          more.`,
        slip('took_a_part_for_the_whole', all, k)`
          That is what ${one} has in the second case, $${k}$ parts. The part of ${other} belongs to the total as
          well.`,
      ],
      snapRead: text`Two cases are given: in one both sides become equal, in the other one side becomes a multiple of
        the other. Follow the difference.`,
      approach: text`Follow the difference: it changes by twice the number of ${things} that change sides. In the
        second case the difference is a known number of parts.`,
      faster: text`The total stays the same. In the second case the difference is $2(${u} + ${v})$, which is
        $\frac{${k} - 1}{${k} + 1}$ of the total.`,
      check: text`Now ${one} has $${first}$ and ${other} $${second}$ ${things}. Then $${first} - ${u} = ${second} +
        ${u}$, and $${first} + ${v} = ${k}(${second} - ${v})$, as the two cases say.`,
      principle: text`When things change sides, the total stays the same and the difference changes by twice their
        number.`,
    };
  },
);

const pace = form<Change>(
  'faster-and-slower-pace',
  {
    band: 'Medium',
    seconds: 70,
    revision: 4,
    entry: true,
    suits: ({ pages, days, up, gained, down, lost }) =>
      (pages + up) * (days - gained) === pages * days &&
      (pages - down) * (days + lost) === pages * days &&
      days > gained,
    verify: ({ up, gained, down, lost }) => {
      for (let r = down + 1; r < 400; r += 1)
        for (let d = gained + 1; d < 400; d += 1)
          if ((r + up) * (d - gained) === r * d && (r - down) * (d + lost) === r * d) return r * d;
      throw new Error('no rate fits');
    },
  },
  ({ up, gained, down, lost, way, people, pages, days }, { step, find }) => {
    const [a] = people;
    const things = way ? 'pages' : 'shirts';
    step([up, gained, down, lost], {
      because: text`The ${way ? 'book' : 'order'} stays the same, so all three products of ${things} a day and days are
        equal. The product $rd$ is on both sides and cancels, and only linear terms are left.`,
      works: tex`(r + ${up})(d - ${gained}) = rd: \ ${up}d - ${gained}r = ${up * gained}; \quad (r - ${down})(d +
        ${lost}) = rd: \ ${lost}r - ${down}d = ${lost * down}`,
    })`
      Let $r$ be the ${things} a day and $d$ the days. Each change gives a product that is equal to $rd$. Multiply out:
      $rd$ cancels.`;
    const firstRight = find(calc`${up} * ${gained}`);
    const secondRight = find(calc`${lost} * ${down}`);
    find(calc`${up} * ${lost} - ${gained} * ${down}`);
    const rate = step(
      calc`(${down} * ${firstRight} + ${up} * ${secondRight}) / (${up} * ${lost} - ${down} * ${gained})`,
      {
        name: `the ${things} a day`,
        because: text`Multiplied in this way, the equations have opposite terms with $d$. They cancel when the
          equations are added.`,
        works: (_value, working) => tex`r = ${working}`,
      },
    )`
      These are two linear equations. Multiply the first by $${down}$ and the second by $${up}$ and add them, so that
      $d$ cancels, and solve for $r$.`;
    const daysTaken = find(calc`(${firstRight} + ${rate} * ${gained}) / ${up}`, {
      name: 'the number of days',
    });
    const total = step(calc`${rate} * ${daysTaken}`, {
      because: text`The whole is what is done in a day times the number of days, both as they usually are.`,
      works: (_value, working) => tex`d = ${frac(daysTaken)}, \quad ${working}`,
    })`
      Substitute $r$ into the first equation to get $d$. Then multiply the ${things} a day by the days.`;
    return {
      answer: total,
      stem: way
        ? text`${a} reads the same number of pages of a book every day. With ${up} (more page|more pages) a day the book
          would be finished ${gained} day(s) earlier, and with ${down} page(s) fewer a day ${lost} day(s) later. How
          many pages does the book have?`
        : text`A tailor's shop stitches the same number of shirts every day to complete an order. Stitching ${up} (more
          shirt|more shirts) a day would save ${gained} day(s), and stitching ${down} shirt(s) fewer a day would cost
          ${lost} (more day|more days). How many shirts were ordered?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('left_out_a_term', firstRight, 0)`
          You left out $${up} \times ${gained}$ when you multiplied out the first product. The two changes are
          multiplied with each other as well.`,
        slip('left_out_a_term', secondRight, 0)`
          You left out $${down} \times ${lost}$ when you multiplied out the second product. The two changes are
          multiplied with each other as well.`,
        slip('wrong_sign', secondRight, calc`-${secondRight}`)`
          You gave $${down} \times ${lost}$ the wrong sign in the second equation. It is negative in the product, so it
          is positive on the other side.`,
        slip('swapped_the_two', total, calc`(${rate} + ${up}) * ${daysTaken}`)`
          You multiplied the raised number of ${things} a day by the usual $${frac(daysTaken)}$ days. With $${up}$ more
          a day fewer days are needed.`,
        slip('swapped_the_two', total, calc`${rate} * (${daysTaken} - ${gained})`)`
          You multiplied the usual $${frac(rate)}$ ${things} a day by ${gained} day(s) less. The usual number a day
          needs the usual days.`,
        slip('swapped_the_two', total, calc`${rate} * (${daysTaken} + ${lost})`)`
          You multiplied the usual number of ${things} a day by the days of the slower case, $${lost}$ too many.`,
        slip('swapped_the_two', total, calc`(${rate} + ${up}) * (${daysTaken} + ${lost})`)`
          You multiplied the faster case ($${up}$ more a day) by the days of the slower one ($${lost}$ more). The faster
          case needs fewer days.`,
        slip('swapped_the_two', total, calc`(${rate} - ${down}) * (${daysTaken} - ${gained})`)`
          You multiplied the slower case ($${down}$ fewer a day) by the days of the faster one ($${gained}$ less). The
          slower case needs more days.`,
        slip('swapped_the_two', total, calc`(${rate} - ${down}) * ${daysTaken}`)`
          You multiplied $${down}$ fewer ${things} a day by the usual days. With fewer a day more days are needed.`,
      ],
      snapRead: text`A fixed number of ${things} is done in three ways: more a day with fewer days, fewer a day with
        more days.`,
      approach: text`All three products of ${things} a day and days are equal. Multiplied out, the product cancels and
        two linear equations are left.`,
      faster: text`$${up}d = ${gained}(r + ${up})$ and $${down}d = ${lost}(r - ${down})$: divide them, so that $\frac{r
        + ${up}}{r - ${down}} = ${frac(q(up * lost, gained * down))}$.`,
      check: text`$${pages} \times ${days} = ${pages + up} \times ${days - gained} = ${pages - down} \times
        ${days + lost} = ${pages * days}$.`,
      principle: text`When two factors change but their product stays, multiply out: the product cancels and the
        equations become linear.`,
    };
  },
);

const classmates = form<Change>(
  'seen-by-each-side',
  {
    band: 'Medium',
    seconds: 65,
    revision: 2,
    entry: true,
    suits: ({ boys, girls }) => girls - (boys - 1) > 0 && girls - 1 !== boys,
    verify: ({ boys, girls }) => {
      const [above, share] = [girls - (boys - 1), q(boys, girls - 1)];
      for (let x = 1; x < 400; x += 1) {
        const y = x - 1 + above;
        if (y > 1 && share.mul(y - 1).equals(x)) return x + y;
      }
      throw new Error('no class fits');
    },
  },
  ({ boys, girls, way }, { step, find }) => {
    const [boy, he, girl, she] = way ? ['boy', 'boys', 'girl', 'girls'] : ['man', 'men', 'woman', 'women'];
    const share = find(calc`${boys} / (${girls} - 1)`);
    const above = find(calc`${girls} - (${boys} - 1)`);
    const self = find(1);
    const gap = step(calc`${above} - ${self}`, {
      name: text`how many more ${she} than ${he} there are`,
      because: text`Among the others of a ${boy} one ${boy} is missing, namely himself. So the ${he} he sees are one
        less than all ${he}.`,
      works: value => tex`y = (x - 1) + ${above} = x + ${value}`,
    })`
      Let there be $x$ ${he} and $y$ ${she}. A ${boy} does not count himself, so he sees $x - 1$ ${he} and $y$
      ${she}.`;
    const selfToo = find(1);
    const men = step(calc`${share} * (${gap} - ${selfToo}) / (1 - ${share})`, {
      name: text`the number of ${he}`,
      because: text`For a ${girl} it is the ${she} that are one less, and all ${he} are there.`,
      works: value =>
        tex`x = ${frac(share)}(y - 1) = ${frac(share)}(x + ${gap.sub(selfToo)}), \quad x = ${frac(value)}`,
    })`
      A ${girl} sees all $x$ ${he} and $y - 1$ ${she}, because she does not count herself. Substitute $y$ from the
      first equation and solve for $x$.`;
    const total = step(calc`${men} + ${men.add(gap)}`)`
      There are $${gap}$ more ${she} than ${he}. Add the two numbers to get all people.`;
    return {
      answer: total,
      stem: () => {
        const share = q(boys, girls - 1);
        const above = girls - (boys - 1);
        return way
          ? text`In a class, each boy finds that there are $${above}$ more girls than boys among the other students.
            Each girl finds that the number of boys is $${frac(share)}$ of the number of the other girls. How many
            students are there in the class?`
          : text`At a meeting, each man counts the other people and finds $${above}$ more women than men. Each woman
            counts the other people and finds $${frac(share)}$ times as many men as women. How many people are at the
            meeting?`;
      },
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 3,
      // The two groups differ by a known number, so the total has its parity.
      onSight: value => (value.valueOf() - (girls - boys)) % 2 === 0,
      slips: [
        slip('counted_one_too_many', self, 0)`
          $${gap}$ is the difference that a ${boy} sees. He does not count himself, so there is one ${boy} more than
          he sees.`,
        slip('counted_one_too_many', selfToo, 0)`
          You used $${frac(share)}$ as the share of all ${she}. A ${girl} does not count herself, so there is one
          ${girl} more than she sees.`,
        slip('subtracted_for_added', self, 2)`
          A difference of $${gap}$ leaves out two ${he}, but each ${boy} leaves out only himself.`,
        slip('subtracted_for_added', selfToo, 2)`
          You compared the ${he} with two ${she} fewer. Each ${girl} leaves out only herself.`,
        slip('wrong_sign', selfToo, calc`-1`)`
          You added the ${girl} who counts to the ${she} instead of leaving her out.`,
        stop('answered_another_quantity', men)`
          $${frac(men)}$ is the number of ${he} alone. The ${she} have still to be added.`,
        slip('counted_one_too_few', total, calc`${men} * 2 + ${gap} - 1`)`
          $${frac(total)}$ is what one of them counts. The one who counts is missing in it.`,
        slip('counted_one_too_many', total, calc`${men} * 2 + ${gap} + 1`)`
          $${frac(total)}$ is one too many. The numbers of ${he} and ${she} already include everyone.`,
      ],
      snapRead: text`Each ${boy} and each ${girl} counts only the others, without himself or herself.`,
      approach: text`Write what a ${boy} sees and what a ${girl} sees, each without the one who counts. The first gives
        a difference, the second a ratio.`,
      faster: text`Let a ${girl} see $g$ other ${she}. Then the ${he} are $${frac(q(boys, girls - 1))}g$ and also $g +
        1 - ${girls - boys}$: one equation in one unknown.`,
      check: text`With $${boys}$ ${he} and $${girls}$ ${she}, a ${boy} sees $${girls} - ${boys - 1} =
        ${girls - boys + 1}$ more ${she} than ${he}, and for a ${girl} the share is $\frac{${boys}}{${girls - 1}} =
        ${frac(q(boys, girls - 1))}$, as given.`,
      principle: text`Whoever counts the others is not among them: leave one out in the own group.`,
    };
  },
);

/** AL.LIN.1 Easy and Medium: what changes on one side changes on the other. */
export const bothChange: readonly AnyTemplate[] = situation<Change>({
  type: 'AL.LIN.1',
  situation: 'both-sides-change',
  draw: draw => {
    const u = draw.int(2, 15);
    const v = draw.int(2, 15);
    const k = draw.pick([2, 3, 4, 5]);
    const part = (2 * (u + v)) / (k - 1);
    const [pages, days] = [draw.step(12, 60, 2), draw.int(8, 40)];
    const paces = [1, 2, 3, 4, 5, 6, 8, 10].flatMap(gained => {
      const up = (pages * days) / (days - gained) - pages;
      return days > gained && Number.isInteger(up) ? [{ up, gained }] : [];
    });
    const slower = [1, 2, 3, 4, 5, 6, 8, 10, 12].flatMap(lost => {
      const down = pages - (pages * days) / (days + lost);
      return Number.isInteger(down) ? [{ down, lost }] : [];
    });
    if (!Number.isInteger(part) || paces.length === 0 || slower.length === 0) return null;
    const { up, gained } = draw.pick(paces);
    const { down, lost } = draw.pick(slower);
    const boys = draw.int(6, 30);
    return {
      first: k * part - v,
      second: part + v,
      u,
      v,
      k,
      pages,
      days,
      up,
      gained,
      down,
      lost,
      boys,
      girls: boys + draw.int(2, 14),
      people: draw.some(peopleInAlgebra, 2),
      way: draw.chance(0.5),
    };
  },
  forms: [gifts, pace, classmates],
});
