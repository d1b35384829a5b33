import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Numbers {
  /** In hundredths: the rise without the least, the fall without the greatest, the fall without both. */
  rise: number;
  fall: number;
  both: number;
}

interface LeftOut extends Numbers {
  count: number;
  story: (typeof stories)[number];
}

const c = (hundredths: number) => q(hundredths, 100);

const stories = [
  {
    unit: 'marks',
    things: 'marks',
    one: 'highest mark',
    other: 'lowest mark',
    tell: ({ rise, fall, both }: Numbers) =>
      text`The average of the marks in a test rises by $${c(rise)}$ if only the lowest mark is left out, and falls by
        $${c(fall)}$ if only the highest mark is left out. If both are left out, it falls by $${c(both)}$. By how many
        marks does the highest exceed the lowest?`,
  },
  {
    unit: 'kg',
    things: 'parcels',
    one: 'heaviest parcel',
    other: 'lightest parcel',
    tell: ({ rise, fall, both }: Numbers) =>
      text`Some parcels lie on a trolley. Without the heaviest parcel their average weight would be $${c(fall)}$ kg
      less, without the lightest parcel $${c(rise)}$ kg more, and without these two $${c(both)}$ kg less than it is.
      What is the difference in weight between the heaviest and the lightest parcel?`,
  },
  {
    unit: 'years',
    things: 'workers',
    one: 'oldest worker',
    other: 'youngest worker',
    tell: ({ rise, fall, both }: Numbers) =>
      text`Gurpreet compares averages of the ages of all workers in a shop. Leaving out the youngest worker makes the
      average $${c(rise)}$ years higher, leaving out the oldest worker makes it $${c(fall)}$ years lower, and leaving
      out both makes it $${c(both)}$ years lower. How many years lie between the ages of the oldest and the youngest?`,
  },
] as const;

const range = form<LeftOut>(
  'range-from-three-averages',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AR.AVG.7'],
    entry: true,
    verify: ({ rise, fall, both }) => {
      // Values measured from the average: the least is -(n - 1) rise, the greatest (n - 1) fall, the others make up.
      for (let n = 3; n < 200; n += 1) {
        const [least, greatest] = [-(n - 1) * rise, (n - 1) * fall];
        if (Math.abs(-(least + greatest) / (n - 2) + both) < 1e-9) return q(greatest - least, 100);
      }
      throw new Error('no number fits');
    },
  },
  ({ rise, fall, both, story }, { step }) => {
    const { unit, things, one, other } = story;
    const more = step(calc`${c(fall)} - ${c(rise)}`.in(unit), {
      name: 'the surplus of the two extremes, for each of the n - 1 others',
      because: text`Without one extreme, the other $n - 1$ values share its distance from the average.`,
    })`
      Let there be $n$ ${things}. If the ${other} is left out, $n - 1$ values gain $${c(rise)}$ each, so it lies
      $(n - 1) \times ${c(rise)}$ below the average; in the same way the ${one} lies $(n - 1) \times ${c(fall)}$ above
      it. Together they are above it by $n - 1$ times the difference.`;
    const gap = step(calc`${c(both)} - ${more}`, {
      works: value =>
        tex`(n - 2) \times ${c(both)} = (n - 1) \times ${more} \;\Rightarrow\; (n - 1) \times ${value} = ${c(both)}`,
      because: text`When both are left out, what they had above the average is missing to the others, and these
          are one fewer than before. Each distance was written with $n - 1$, so use it for all.`,
    })`
        If both go, the remaining $n - 2$ values lose this surplus, $${c(both)}$ each. Write $n - 2$ as $(n - 1) - 1$
        and collect the terms in $n - 1$.`;
    const places = step(calc`${c(both)} / ${gap}`, {
      name: 'one less than the number of values',
      works: (_value, working) => tex`n - 1 = ${working}`,
      because: text`$n$ itself is not asked. The distances of the two extremes contain $n - 1$ as a factor, and
          nothing else of $n$.`,
    })`
        Divide to find $n - 1$. It is the number that both distances contain, so $n$ itself is not needed.`;
    const answer = step(calc`${places} * (${c(rise)} + ${c(fall)})`.in(unit), {
      name: text`the range`,
      because: text`From the smallest up to the average and from there up to the greatest: together that is the
          way from one end to the other.`,
    })`
      The two extremes lie on different sides of the average, so their distances from it add up.`;
    return {
      answer,
      stem: story.tell({ rise, fall, both }),
      show: value => withUnit(value, unit),
      slips: [
        slip('miscounted_the_steps', places, calc`${c(both)} / ${gap} + 1`)`
            You used $${places}$, the number of all values. When one is left out, only the others share its distance
            from the average, and they are one fewer.`,
        slip('counted_one_too_few', places, calc`${more} / ${gap}`)`
            You used $${places}$, the number that remains when both are left out. For the single changes of
            $${c(rise)}$ and $${c(fall)}$ only one is left out, so one more shares it.`,
        slip('subtracted_for_added', answer, calc`${places} * ${more}`)`
            You subtracted the two distances from the average: ${here}. One extreme is above the average and the other
            below, so the distances are added.`,
        slip('took_a_part_for_the_whole', answer, calc`${places} * ${c(fall)}`)`
            ${here} is only the distance from the average up to the ${one}. The distance down to the ${other} is
            missing.`,
        slip('assumed_a_symmetry', answer, calc`2 * ${places} * ${c(fall)}`)`
            You placed the ${other} as far below the average as the ${one} is above it: ${here}. Then the average
            would not change when both are left out.`,
        slip('used_a_wrong_given_number', answer, calc`${places} * (${c(both)} + ${c(fall)})`)`
            You used $${c(both)}$ for the ${other}: ${here}. That is the change when both are left out; for the
            ${other} alone it is $${c(rise)}$.`,
        slip('assumed_a_symmetry', answer, calc`2 * ${places} * ${c(rise)}`)`
            You doubled the distance of the ${other}: ${here}. The ${one} is farther from the average, because the
            fall of $${c(fall)}$ is larger than the rise of $${c(rise)}$.`,
      ],
      snapRead: text`Three changes of an average are known, but neither the average nor the number of ${things}. Only
        the difference of the two extremes is asked, so work with distances from the average.`,
      approach: text`Write both extremes by their distance from the average, in terms of the unknown number $n$. The
        case in which both go gives an equation for $n$, and then the distances can be added.`,
      faster: text`Together the two extremes are $(n - 1) \times ${more}$ above the average, and also $(n - 2) \times
        ${c(both)}$, so $\frac{n - 1}{n - 2} = ${c(both)} : ${more}$ and $n - 1 = ${places}$. Multiply by
        ${calc`${c(rise)} + ${c(fall)}`}.`,
      check: text`The extremes lie ${calc`${places} * ${c(rise)}`} below and ${calc`${places} * ${c(fall)}`} above the
        average. Together they are ${calc`${places} * ${more}`} above it, and divided by the $${places.sub(1)}$ others
        that is $${c(both)}$.`,
      principle: text`A value that is left out lies as far from the average as the change of the average times the
        number of values that remain.`,
    };
  },
);

/** AR.AVG.1 Hard: the least, the greatest, or both left out. */
export const leastAndGreatestLeftOut: readonly AnyTemplate[] = situation<LeftOut>({
  type: 'AR.AVG.1',
  situation: 'least-and-greatest-left-out',
  tries: 20,
  draw: draw => {
    const count = draw.int(5, 14);
    const more = draw.step(10, 240, 5);
    const rise = draw.step(50, 300, 10);
    const fall = rise + more;
    const both = (more * (count - 1)) / (count - 2);
    const range = ((count - 1) * (rise + fall)) / 100;
    const fits =
      Number.isInteger(both / 5) &&
      Number.isInteger(range) &&
      range >= 12 &&
      range <= 60 &&
      both !== rise &&
      both !== fall;
    return fits ? { count, rise, fall, both, story: draw.pick(stories) } : null;
  },
  forms: [range],
});
