import { gcd, isCount } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { vennFigure } from './venn.ts';

interface Scene {
  who: string;
  /** 'play cricket', and the name of its set. */
  does: readonly [string, string, string];
  names: readonly [string, string, string];
}

const scenes = [
  {
    who: 'members of a sports club',
    does: ['play cricket', 'play hockey', 'play tennis'],
    names: ['Cricket', 'Hockey', 'Tennis'],
  },
  {
    who: 'students of a hostel',
    does: ['speak Hindi', 'speak Tamil', 'speak Bangla'],
    names: ['Hindi', 'Tamil', 'Bangla'],
  },
  {
    who: 'families of a village',
    does: ['grow rice', 'grow millet', 'grow cotton'],
    names: ['Rice', 'Millet', 'Cotton'],
  },
  {
    who: 'guests of a wedding',
    does: ['ate dosa', 'ate pulao', 'ate kheer'],
    names: ['Dosa', 'Pulao', 'Kheer'],
  },
  {
    who: 'readers of a library',
    does: ['read poems', 'read plays', 'read novels'],
    names: ['Poems', 'Plays', 'Novels'],
  },
] as const satisfies readonly Scene[];

/** The verb of a scene and what it is said of: 'play', and cricket, hockey, tennis. */
const wordsOf = ({ does }: Scene) => {
  const [verb = ''] = does[0].split(' ');
  return { verb, things: does.map(words => words.slice(verb.length + 1)) };
};

interface Shown {
  n: number;
  alone: readonly [number, number, number];
  pairs: readonly [number, number, number];
  all: number;
  outside: number;
  scene: Scene;
  frame: number;
  who: string;
}

const inAtLeastTwo = form<Shown>(
  'in-at-least-two-from-a-diagram',
  {
    band: 'Easy',
    seconds: 50,
    revision: 3, // 'Whether they play cricket, hockey or tennis': the verb had stood three times.
    entry: true,
    verify: ({ n, alone, outside }) => n - alone[0] - alone[1] - alone[2] - outside,
  },
  ({ n, alone, pairs, outside, scene, frame, who }, { step }) => {
    const [a, b, c] = alone;
    const [ab, bc, ca] = pairs;
    const { does, names } = scene;
    const { things } = wordsOf(scene);
    const many = scene.who.split(' ')[0] ?? '';
    const x = step(calc`${n} - (${a} + ${b} + ${c} + ${ab} + ${bc} + ${ca} + ${outside})`, {
      name: text`$x$, the number in all three`,
      because: text`The parts of the diagram do not overlap, and together they hold all $${n}$ ${many}.`,
      works: (_value, working) => tex`x = ${working}`,
    })`
      Each of the $${n}$ ${many} stands in exactly one part of the diagram. So take the known parts, the outside too,
      from $${n}$.`;
    const count = step(calc`${ab} + ${bc} + ${ca} + ${x}`)`
      'At least two' means exactly two or all three: add the three parts where two circles overlap and the one in the
      middle.`;
    const [first, second, third] = does;
    return {
      answer: count,
      stem: wording(
        frame,
        text`The diagram shows how many of the $${n}$ ${scene.who} ${first}, ${second} and ${third}; $x$ of them do all
          three. How many of them do at least two of these things?`,
        text`${who} asks all $${n}$ ${scene.who} whether they ${first}, ${things[1]} or ${things[2]}, and enters the
          numbers in a diagram. Only the number $x$ in the middle is missing. How many are in two or more of the three
          groups?`,
        text`In the diagram the circles stand for those of $${n}$ ${scene.who} who ${first}, who ${second} and who
          ${third}. Find the number of ${many} who belong to more than one circle.`,
        text`Of $${n}$ ${scene.who}, some ${first}, some ${second}, some ${third}, and some stand outside all three
          circles of the diagram. One number is covered by $x$. How many ${many} stand in at least two circles?`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        slip('left_out_a_case', count, calc`${ab} + ${bc} + ${ca}`)`
          ${here} counts those in exactly two circles. At least two includes those in all three.`,
        slip('left_out_a_term', x, calc`${n} - (${a} + ${b} + ${c} + ${ab} + ${bc} + ${ca})`)`
          You got $x = ${x}$ because the $${outside}$ outside all circles were not taken off. They belong to the $${n}$
          ${many} too.`,
        slip('miscounted_who_is_in_all_three', count, calc`${ab} + ${bc} + ${ca} + 3 * ${x}`)`
          ${here} counts the middle once for each pair of circles. These are the same ${many} each time.`,
        slip('answered_another_quantity', count, calc`${a} + ${b} + ${c}`)`
          ${here} is the number in exactly one circle. At least two are asked for.`,
        slip('gave_the_complement', count, calc`${a} + ${b} + ${c} + ${outside}`)`
          ${here} are those in one circle or in none; the others are asked for.`,
        slip('took_a_part_for_the_whole', count, calc`${ab} + ${ca} + ${x}`)`
          ${here} stays within the circle ${names[0]}. Those who ${second} and ${third}, but are not in it, count as
          well.`,
        stop('stopped_a_step_early', x)`
          $${x}$ is the number in all three circles. Those in exactly two still have to be added.`,
      ],
      snapRead: text`A diagram with one missing number, and those in two or more circles: every part counts once.`,
      approach: text`The parts of the diagram do not overlap, so they add up to all $${n}$. That gives the middle; then
        add the four parts where circles overlap.`,
      faster: text`All $${n}$ without those in one circle or none: $${n} - (${a} + ${b} + ${c} + ${outside})$. The
        number $x$ is not needed.`,
      check: text`In one circle or none there are $${a} + ${b} + ${c} + ${outside} = ${a + b + c + outside}$, and
        $${count} + ${a + b + c + outside} = ${count.add(a + b + c + outside)}$.`,
      principle: text`The parts of a Venn diagram do not overlap: everyone is counted in exactly one of them.`,
      figure: () =>
        vennFigure(
          names,
          {
            alone: [String(a), String(b), String(c)],
            pairs: [String(ab), String(bc), String(ca)],
            all: 'x',
            outside: String(outside),
          },
          `Three circles ${names.join(', ')} in a frame. ${names[0]} alone ${a}, ${names[1]} alone ${b}, ${names[2]}
          alone ${c}; ${names[0]} and ${names[1]} but not the third ${ab}, ${names[1]} and ${names[2]} but not the
          third ${bc}, ${names[2]} and ${names[0]} but not the third ${ca}; all three x; outside all circles
            ${outside}.`.replace(/\s+/g, ' '),
        ),
    };
  },
);

const diagram = situation<Shown>({
  type: 'MM.SET.2',
  situation: 'three-circles-drawn',
  tries: 10,
  draw: draw => {
    const number = (least: number, most: number) => draw.int(least, most);
    const alone = [number(9, 30), number(9, 30), number(9, 30)] as const;
    const pairs = [number(4, 17), number(4, 17), number(4, 17)] as const;
    const [all, outside] = [number(3, 12), number(4, 18)];
    const n = [...alone, ...pairs, all, outside].reduce((sum, x) => sum + x, 0);
    if (new Set([...alone, ...pairs, all, outside]).size < 8) return null;
    return {
      n,
      alone,
      pairs,
      all,
      outside,
      scene: draw.pick(scenes),
      frame: draw.int(0, 3),
      who: draw.pick(peopleInArithmetic),
    };
  },
  forms: [inAtLeastTwo],
});

interface Totals {
  /** Who is in each set. */
  sets: readonly [number, number, number];
  /** In exactly one, exactly two and all three; outside. */
  one: number;
  two: number;
  all: number;
  outside: number;
  scene: Scene;
  frame: number;
  who: string;
}

const exactlyOne = form<Totals>(
  'in-exactly-one-from-exactly-two',
  {
    band: 'Medium',
    seconds: 95,
    verify: ({ sets, two, one, all, outside }) => {
      const n = one + two + all + outside;
      const total = sets[0] + sets[1] + sets[2];
      for (let t = 0; t <= n; t += 1)
        if (n - outside - two - t + 2 * two + 3 * t === total) return n - outside - two - t;
      return 0;
    },
  },
  ({ sets, one, two, all, outside, scene, frame, who }, { step }) => {
    const [a, b, c] = sets;
    const n = one + two + all + outside;
    const [first, second, third] = scene.does;
    const many = scene.who.split(' ')[0] ?? '';
    const inside = step(calc`${n} - ${outside}`, {
      name: text`how many are in at least one group`,
      because: text`The three group sizes count nobody who is in none of them. So they can be compared only with the
        number inside.`,
    })`
      First leave out the ${many} who are in none of the three groups. Subtract them to find how many are
      in at least one group.`;
    const excess = step(calc`${a} + ${b} + ${c} - ${inside}`, {
      name: 'what the sum of the groups counts too much',
      because: text`Everybody inside should count once. Whoever is in two groups stands in two of the three numbers, one
        time too often; whoever is in three groups stands in all three, two times too often.`,
    })`
      Add the three groups and subtract the number inside. The result is what the sum counts too much, because some
      ${many} are in two or three groups.`;
    const three = step(calc`(${excess} - ${two}) / 2`, {
      name: 'how many do all three',
      because: text`Each of the ${many} in exactly two groups brings one to the excess, and each in all three brings
        two, not three: one of the three counts is right.`,
      works: (_value, working) => tex`${two} + 2t = ${excess}, \quad t = ${working}`,
    })`
        Let $t$ be the number in all three groups. The excess contains the $${two}$ in exactly two groups once and these
        $t$ twice. Solve for $t$.`;
    const left = step(calc`${inside} - ${two} - ${three}`, {
      because: text`Everybody inside is in exactly one, exactly two or all three groups, and only in one of these
          three parts.`,
    })`
        Subtract those in exactly two and those in all three groups from all inside. The others are in exactly one.`;
    return {
      answer: left,
      stem: wording(
        frame,
        text`Of the $${n}$ ${scene.who}, $${a}$ ${first}, $${b}$ ${second} and $${c}$ ${third}. Exactly two of these
          things are done by $${two}$ of them, and none by $${outside}$. How many do exactly one?`,
        text`${who} finds that among $${n}$ ${scene.who} there are $${a}$ who ${first}, $${b}$ who ${second} and $${c}$
          who ${third}. While $${outside}$ belong to none of these groups, $${two}$ belong to just two. Find the number
          that belong to just one.`,
        text`Three lists are made of the $${n}$ ${scene.who}: one of the $${a}$ who ${first}, one of the $${b}$ who
          ${second}, one of the $${c}$ who ${third}. $${two}$ names stand on exactly two lists and $${outside}$ on
          none. How many names stand on a single list?`,
        text`A survey of $${n}$ ${scene.who} reports: ${first}, $${a}$; ${second}, $${b}$; ${third}, $${c}$; none of
          these, $${outside}$; two of these but not the third, $${two}$. What is the number of ${many} with one of
          these only?`,
      ),
      show: plain,
      plausible: value => isCount(value) && value.lt(n),
      slips: [
        slip('did_not_halve', three, calc`${excess} - ${two}`)`
          You put ${here} into all three groups. Each of them is counted twice too often, so this is
          twice their number.`,
        slip('left_out_a_case', left, calc`${inside} - ${two}`)`
          ${here} still contains the ${many} in all three groups. They are in more than one, so they have to be
          subtracted too.`,
        slip('ignored_a_condition', inside, n)`
          You kept all $${n}$, although $${outside}$ of them are in no group, and came to $${left}$.`,
        slip('miscounted_who_is_in_all_three', three, calc`(${excess} - ${two}) / 3`)`
          You divided by $3$ and got $${three}$ in all three groups. They are counted three times in the sum, but once
          is right, so only twice too often.`,
        slip('took_a_part_for_the_whole', left, calc`${a} + ${b} + ${c} - 2 * ${two}`)`
          ${here} takes those in exactly two groups off the sum. Those in all three stand in the sum three times and
          have to go as well.`,
        slip('gave_the_complement', left, calc`${two} + ${three}`)`
          ${here} is the number in two groups or more. Those in exactly one are asked for.`,

        slip('took_the_overlap_off_twice', left, calc`${inside} - 2 * ${two} - ${three}`)`
          ${here} takes those in exactly two groups off twice. Among the $${inside}$ inside each of them is counted
          once.`,
        stop('stopped_a_step_early', three)`
          $${three}$ is the number in all three groups; those in exactly one are asked for.`,
        slip('ignored_a_condition', three, calc`${excess} / 2`)`
          You put half of the excess, ${here}, into all three groups. The $${two}$ in exactly two groups are part of
          that excess.`,
      ],
      snapRead: text`Three groups by size, those in exactly two and those in none: the sum of the groups counts some
        ${many} two or three times.`,
      approach: text`Compare the sum of the groups with the number of ${many} inside. The excess comes from those in
        two groups, once each, and from those in three, twice each. That gives the middle, and the rest is in exactly
        one.`,
      check: text`$${left} + 2 \times ${two} + 3 \times ${three} = ${left.add(2 * two).add(three.mul(3))}$, and the
        groups add up to $${a} + ${b} + ${c} = ${a + b + c}$.`,
      principle: text`In the sum of three groups, those in exactly two count twice and those in all three count three
        times.`,
    };
  },
);

const totals = situation<Totals>({
  type: 'MM.SET.2',
  situation: 'exactly-two-known',
  tries: 10,
  draw: draw => {
    const alone = [draw.int(6, 30), draw.int(6, 30), draw.int(6, 30)] as const;
    const pairs = [draw.int(3, 16), draw.int(3, 16), draw.int(3, 16)] as const;
    const all = draw.int(4, 18);
    const sum = (list: readonly number[]) => list.reduce((s, x) => s + x, 0);
    const sets = [
      alone[0] + pairs[0] + pairs[2] + all,
      alone[1] + pairs[0] + pairs[1] + all,
      alone[2] + pairs[1] + pairs[2] + all,
    ] as const;
    if (new Set(sets).size < 3) return null;
    return {
      sets,
      one: sum(alone),
      two: sum(pairs),
      all,
      outside: draw.int(3, 20),
      scene: draw.pick(scenes),
      frame: draw.int(0, 3),
      who: draw.pick(peopleInArithmetic),
    };
  },
  forms: [exactlyOne],
});

interface Linked {
  /** Those in exactly one group are in this ratio, k of them to one part. */
  ratio: readonly [number, number, number];
  k: number;
  /** In exactly two groups, for each pair; in all three; outside. */
  y: number;
  z: number;
  outside: number;
  scene: Scene;
  frame: number;
  who: string;
}

const allThree = form<Linked>(
  'all-three-from-a-ratio-and-equal-pairs',
  {
    band: 'Hard',
    seconds: 125,
    revision: 3, // The verb of the story in place of 'do', and no circles that stand for people.
    also: ['AL.LIN.1'],
    verify: p => {
      const [u, v, w] = p.ratio;
      const a = u * p.k + 2 * p.y + p.z;
      const c = w * p.k + 2 * p.y + p.z;
      const inside = (u + v + w) * p.k + 3 * p.y + p.z;
      for (let k = 1; k <= inside; k += 1)
        for (let y = 0; y <= inside; y += 1) {
          const z = a - u * k - 2 * y;
          if (z >= 0 && w * k + 2 * y + z === c && (u + v + w) * k + 3 * y + z === inside) return z;
        }
      return -1;
    },
  },
  ({ ratio, k, y, z, outside, scene, frame, who }, { step }) => {
    const [u, v, w] = ratio;
    const [first, second, third] = scene.does;
    const { verb, things } = wordsOf(scene);
    const [one, , three] = scene.names;
    const many = scene.who.split(' ')[0] ?? '';
    const a = u * k + 2 * y + z;
    const c = w * k + 2 * y + z;
    const n = (u + v + w) * k + 3 * y + z + outside;
    const inside = step(calc`${n} - ${outside}`, {
      name: text`how many ${verb} at least one of the three`,
      because: text`Each of the ${many} who ${verb} at least one of the three belongs to exactly one of these seven
        parts.`,
      works: (_value, working) =>
        tex`${u}k, \; ${v}k, \; ${w}k; \quad y, \; y, \; y; \quad z: \qquad ${u + v + w}k + 3y + z = ${working}`,
    })`
      Let $${u}k$ only ${first}, $${v}k$ only ${second} and $${w}k$ only ${third}. For each pair let $y$ ${verb}
      these two only, and let $z$ ${verb} all three. All $${n}$ without the $${outside}$ who ${verb} none belong to
      these seven parts.`;
    const part = step(calc`(${a} - ${c}) / ${u - w}`, {
      name: text`one part $k$ of the ratio`,
      because: text`${one} is in two of the three pairs, and so is ${three}. So $2y + z$ is the same in both numbers.`,
      works: (_value, working) =>
        tex`(${u}k + 2y + z) - (${w}k + 2y + z) = ${a} - ${c}, \quad k = ${working}`,
    })`
      In all, $${u}k + 2y + z$ ${first} and $${w}k + 2y + z$ ${third}. Subtract one from the other: only $k$ is left.`;
    const pair = step(calc`${inside} - ${a} - ${v + w} * ${part}`, {
      name: text`$y$, the number for each pair`,
      because: text`Four of the seven parts ${first}. The other three are those who only ${second}, those who only
        ${third}, and those who ${verb} only these
        two.`,
      works: (_value, working) => tex`${v + w}k + y = ${inside} - ${a}, \quad y = ${working}`,
    })`
      Subtract the $${a}$ who ${first} from all seven parts. What is left is $${v}k + ${w}k + y$; solve for $y$.`;
    const middle = step(calc`${a} - ${u} * ${part} - 2 * ${pair}`, {
      works: (_value, working) => tex`${u}k + 2y + z = ${a}, \quad z = ${working}`,
    })`
      Those who ${first} are $${u}k + 2y + z = ${a}$, and $k$ and $y$ are known. Subtract to find $z$.`;
    return {
      answer: middle,
      stem: wording(
        frame,
        text`Of $${n}$ ${scene.who}, $${a}$ ${first}, $${c}$ ${third} and some ${second}, while $${outside}$ ${verb}
          none of these. Those who ${first} only, ${second} only and ${third} only are in the ratio $${u} : ${v} :
          ${w}$. For each of the three pairs, the number who ${verb} these two but not the third is the same. How many
          ${verb} all three?`,
        text`${who} asks $${n}$ ${scene.who} whether they ${first}, ${things[1]} or ${things[2]}: $${a}$ ${first},
          $${c}$ ${third}, and $${outside}$ ${verb} none of the three. Those who only ${first}, only ${second} and
          only ${third} are in the ratio $${u} : ${v} : ${w}$. Whichever two of the three are chosen, equally many
          ${verb} both but not the third. Find the number who ${verb} all three.`,
        text`A survey of $${n}$ ${scene.who} finds that $${a}$ ${first}, $${c}$ ${third} and some ${second}, and that
          $${outside}$ ${verb} none of these. Of those who ${verb} one of the three only, let there be $${u}k$ for
          ${things[0]}, $${v}k$ for ${things[1]} and $${w}k$ for ${things[2]}. Those who ${verb} two of the three only
          are equally many for each pair. How many ${verb} all three?`,
        text`Among $${n}$ ${scene.who}, $${outside}$ neither ${first} nor ${second} nor ${third}. In all, $${a}$
          ${first} and $${c}$ ${third}. For every $${u}$ who only ${first} there are $${v}$ who only ${second} and
          $${w}$ who only ${third}. The number who ${verb} two of these only is the same for each of the three
          pairs. How many ${verb} all three?`,
      ),
      show: plain,
      plausible: value => isCount(value) && value.lt(c),
      slips: [
        slip('took_ratio_terms_for_amounts', part, u - w > 1 && calc`${a} - ${c}`)`
          You used the whole difference, ${here}, as one part of the ratio. The difference is $${u} - ${w} = ${u - w}$
          parts.`,
        slip('ignored_a_condition', inside, n)`
          You counted all $${n}$ ${many} among those who ${verb} at least one of the three, and came to $${middle}$. The
          $${outside}$ who ${verb} none have to be subtracted first.`,
        slip('left_out_a_term', middle, calc`${a} - ${u} * ${part} - ${pair}`)`
          ${here} subtracts the number $${pair}$ of a pair only once. ${one} is in two of the three pairs.`,
        stop('stopped_a_step_early', pair)`
          $${pair}$ is the number who ${verb} two of the three only, for each pair. The question asks for those who
          ${verb} all three.`,
        slip('left_out_a_term', pair, calc`${inside} - ${a} - ${v} * ${part}`)`
          For each pair you got ${here}. Among those who do not ${first} there are also those who only ${third}.`,
        slip('took_a_part_for_the_whole', middle, calc`${a} - ${u} * ${part}`)`
          ${here} are all who ${first} and also ${verb} one or both of the others. Those who ${verb} exactly two of the
          three have to be subtracted too.`,
        slip('used_a_term_twice', middle, calc`${c} - ${w} * ${part} - 3 * ${pair}`)`
          ${here} subtracts three pairs from those who ${third}. ${three} is in only two of the three pairs.`,
      ],
      snapRead: text`Three of the seven parts are in a ratio and three others are equal, so the difference of the two
        given numbers contains only the ratio.`,
      approach: text`Name the seven parts by three unknowns. Those who ${first} and those who ${third} contain the same
        $2y + z$, so their difference gives one part of the ratio. Those who do not ${first} then give $y$, and $z$ is
        left.`,
      check: text`With $k = ${part}$, $y = ${pair}$ and $z = ${middle}$ the number who ${third} is $${w} \times
        ${part} + 2 \times ${pair} + ${middle} = ${part.mul(w).add(pair.mul(2)).add(middle)}$, and all parts with the
        $${outside}$ who ${verb} none are $${u + v + w} \times ${part} + 3 \times ${pair} + ${middle} + ${outside} =
          ${part
            .mul(u + v + w)
            .add(pair.mul(3))
            .add(middle)
            .add(outside)}$.`,
      principle: text`If two groups have equal overlaps, subtract them: only the 'only' parts are left.`,
    };
  },
);

const linked = situation<Linked>({
  type: 'MM.SET.2',
  situation: 'ratio-and-equal-pairs',
  tries: 20,
  draw: draw => {
    const [u, v, w] = draw.some([2, 3, 4, 5, 6, 7], 3) as [number, number, number];
    const [k, y, z] = [draw.int(3, 12), draw.int(4, 15), draw.int(5, 24)];
    if (u - w < 2 || gcd(u, v, w) > 1 || new Set([k, y, z]).size < 3) return null;
    return {
      ratio: [u, v, w],
      k,
      y,
      z,
      outside: draw.int(2, 6),
      // 'how many play all three' asks for verbs of the present.
      scene: draw.pick(scenes.filter(({ who: guests }) => guests !== 'guests of a wedding')),
      frame: draw.int(0, 3),
      who: draw.pick(peopleInArithmetic),
    };
  },
  forms: [allThree],
});

/** MM.SET.2: a diagram with one number missing; exactly one from exactly two; a ratio and equal overlaps. */
export const partsOfThree: readonly AnyTemplate[] = [...diagram, ...totals, ...linked];
