import { isCount } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

const scenes = [
  { who: 'travellers in a lounge', a: 'drink tea', b: 'drink coffee' },
  { who: 'students of a class', a: 'learn music', b: 'learn dance' },
  { who: 'members of a club', a: 'swim', b: 'play chess' },
  { who: 'shops of a market', a: 'sell fruit', b: 'sell flowers' },
  { who: 'families of a colony', a: 'own a car', b: 'own a scooter' },
  { who: 'workers of a mill', a: 'speak Odia', b: 'speak Telugu' },
] as const;
const manyOf = ({ who }: Scene) => who.split(' ')[0] ?? '';
type Scene = (typeof scenes)[number];

interface Groups {
  onlyA: number;
  onlyB: number;
  both: number;
  neither: number;
  scene: Scene;
  frame: number;
  who: string;
}

const drawGroups = (draw: {
  int(a: number, b: number): number;
  pick<T>(list: readonly T[]): T;
}): Groups | null => {
  const p = {
    onlyA: draw.int(8, 45),
    onlyB: draw.int(8, 45),
    both: draw.int(6, 40),
    neither: draw.int(5, 30),
    scene: draw.pick(scenes),
    frame: draw.int(0, 3),
    who: draw.pick(peopleInArithmetic),
  };
  return new Set([p.onlyA, p.onlyB, p.both, p.neither]).size < 4 ? null : p;
};

const inOneOnly = form<Groups>(
  'in-exactly-one-of-two',
  {
    band: 'Easy',
    seconds: 50,
    verify: p => {
      const n = p.onlyA + p.onlyB + p.both + p.neither;
      const [a, b] = [p.onlyA + p.both, p.onlyB + p.both];
      for (let both = 0; both <= n; both += 1)
        if (a + b - both + p.neither === n) return a - both + (b - both);
      return -1;
    },
  },
  ({ onlyA, onlyB, both, neither, scene, frame, who }, { step }) => {
    const n = onlyA + onlyB + both + neither;
    const [a, b] = [onlyA + both, onlyB + both];
    const many = manyOf(scene);
    const inside = step(calc`${n} - ${neither}`, {
      name: 'how many are in at least one group',
      because: text`Exactly one of the two means inside the groups. Those outside only confuse the count, so they are
        left out at once.`,
    })`
      Leave out the $${neither}$ who do neither: they are in no group. The others are in at least one.`;
    const shared = step(calc`${a} + ${b} - ${inside}`, {
      name: 'how many do both',
      because: text`If $5$ do one thing and $4$ the other but only $7$ people are inside, $9 - 7 = 2$ people were
        counted twice.`,
    })`
      Add the two groups. Whoever does both is counted twice, so the sum is larger than the number inside by just
      these.`;
    const one = step(calc`${inside} - ${shared}`, {
      name: 'how many do exactly one',
      because: text`Among the people inside, each one who does both is counted once. So these are taken away once.`,
    })`
      Everybody inside does both or exactly one. Take those who do both away.`;
    return {
      answer: one,
      stem: wording(
        frame,
        text`Of $${n}$ ${scene.who}, $${a}$ ${scene.a} and $${b}$ ${scene.b}, while $${neither}$ do neither. How many
          do exactly one of the two?`,
        text`${who} asks $${n}$ ${scene.who}. It turns out that $${neither}$ neither ${scene.a} nor ${scene.b}; $${a}$
          ${scene.a} and $${b}$ ${scene.b}. Find the number who do one, but not the other.`,
        text`There are $${a}$ who ${scene.a} and $${b}$ who ${scene.b} among $${n}$ ${scene.who}. If $${neither}$ of
          the ${many} do neither, how many do only one of the two?`,
        text`A list of those who ${scene.a} has $${a}$ names, and a list of those who ${scene.b} has $${b}$. Of all
          $${n}$ ${scene.who}, $${neither}$ stand on no list. How many names stand on one list only?`,
      ),
      show: plain,
      plausible: value => isCount(value) && value.lt(n),
      slips: [
        slip('ignored_a_condition', inside, n)`
          You kept the $${neither}$ who do neither among those in a group, and came to $${one}$. They are in no
          group.`,
        stop('stopped_a_step_early', inside)`
          $${inside}$ are in at least one group. Those who do both are among them and still have to be taken away.`,
        slip('left_out_a_case', one, calc`${a} - ${shared}`)`
          ${here} are those who ${scene.a} only. Those who ${scene.b} only also do exactly one.`,
        stop('gave_the_complement', shared)`
          $${shared}$ is the number who do both. Those who do exactly one were asked for.`,
        slip('left_out_a_case', one, calc`${b} - ${shared}`)`
          ${here} are those who ${scene.b} only. Those who ${scene.a} only also do exactly one.`,
        slip('took_the_overlap_off_twice', one, calc`${inside} - 2 * ${shared}`)`
          ${here} takes those who do both away twice. Among the $${inside}$ inside each of them is counted only
          once.`,
        slip('assumed_no_overlap', one, a + b < n && calc`${a} + ${b}`)`
          ${here} counts those who do both twice. They do not belong to those who do exactly one.`,
      ],
      snapRead: text`Two groups and the number in neither are known, and exactly one is asked for: first find how many
        do both.`,
      approach: text`The two groups together count those in both twice. Compare the sum with the number inside, which
        gives the overlap; the others inside do exactly one.`,
      faster: text`$2 \times ${n - neither} - (${a} + ${b})$: the number inside, without the overlap, which is
        $${a} + ${b} - ${n - neither}$.`,
      check: text`$${one} + ${shared} + ${neither} = ${one.add(shared).add(neither)}$, all that there are, and the
        groups add up to $${one} + 2 \times ${shared} = ${one.add(shared.mul(2))}$, which is $${a} + ${b}$.`,
      principle: text`The sum of two groups counts those in both twice; the number inside counts them once.`,
    };
  },
);

const plainGroups = situation<Groups>({
  type: 'MM.SET.1',
  situation: 'two-groups-and-neither',
  tries: 10,
  draw: drawGroups,
  forms: [inOneOnly],
});

interface Shares {
  /** Those in both are one m-th of the first group and one n-th of the second. */
  m: number;
  n: number;
  both: number;
  neither: number;
  scene: Scene;
  frame: number;
  who: string;
}

const parts = ['', '', 'half', 'a third', 'a quarter', 'a fifth', 'a sixth', 'a seventh'];
const partOfOther = form<Shares>(
  'only-the-second-from-two-shares',
  {
    band: 'Medium',
    seconds: 85,
    revision: 2,
    also: ['AR.RAT.1'],
    verify: ({ m, n, both, neither }) => {
      const all = (m + n - 1) * both + neither;
      for (let x = 1; x < all; x += 1) if (m * x + n * x - x + neither === all) return n * x - x;
      return -1;
    },
  },
  ({ m, n, both, neither, scene, frame, who }, { step }) => {
    const all = (m + n - 1) * both + neither;
    const many = manyOf(scene);
    const inside = step(calc`${all} - ${neither}`, {
      name: 'how many are in at least one group',
      because: text`The parts that are given are parts of the two groups. Those outside belong to none of them.`,
    })`
      The $${neither}$ who do neither are in no group, so leave them out. The others are in at least one.`;
    const units = step(calc`${m} + ${n} - 1`, {
      name: text`how many times those in both make up all inside`,
      because: text`Those in both belong to the two groups at once, so the sum of the groups holds them twice. Inside
        they are only once.`,
      works: (_value, working) => tex`${m}x + ${n}x - x: \quad ${working}`,
    })`
      Let $x$ do both. Then $${m}x$ ${scene.a} and $${n}x$ ${scene.b}. Together the groups contain $x$ twice, so take
      it away once.`;
    const x = step(calc`${inside} ÷ ${units}`, {
      name: 'how many do both',
      works: (_value, working) => tex`${m + n - 1}x = ${inside}, \quad x = ${working}`,
      because: text`Everybody inside is counted just once now, so this multiple of $x$ is the number inside.`,
    })`
      This multiple of $x$ is the number inside. Divide to get $x$, the number who do both.`;
    const only = step(calc`(${n} - 1) * ${x}`, {
      name: `how many only ${scene.b}`,
      works: (_value, working) => tex`${n}x - x = ${n - 1}x = ${working}`,
      because: text`Who does both is in the second group too. 'Only' means that these are taken away from it.`,
    })`
      Of the $${n}x$ who ${scene.b}, $x$ also ${scene.a}. The others only ${scene.b}.`;
    const [ofA, ofB] = [parts[m] ?? '', parts[n] ?? ''];
    return {
      answer: only,
      stem: wording(
        frame,
        text`Of those who ${scene.a} among $${all}$ ${scene.who}, ${ofA} also ${scene.b}; of those who ${scene.b},
          ${ofB} also ${scene.a}. If $${neither}$ do neither, how many only ${scene.b}?`,
        text`${who} notes about $${all}$ ${scene.who}: $${neither}$ do not ${scene.a} and do not ${scene.b}
          either. Of those who ${scene.a}, ${ofA} also ${scene.b}; of those who ${scene.b}, ${ofB} also ${scene.a}. Find
          the number who ${scene.b} but do not ${scene.a}.`,
        text`In a survey of $${all}$ ${scene.who}, those who both ${scene.a} and ${scene.b} are ${ofA} of all who
          ${scene.a} and ${ofB} of all who ${scene.b}. The survey found $${neither}$ who do none of the two. How many
          of the ${many} only ${scene.b}?`,
        text`Two lists are made of $${all}$ ${scene.who}: who ${scene.a}, and who ${scene.b}. The names on both lists
          are ${ofA} of the first list and ${ofB} of the second, and $${neither}$ stand on neither. How many names
          stand on the second list only?`,
      ),
      show: plain,
      plausible: value => isCount(value) && value.lt(all),
      slips: [
        slip('assumed_no_overlap', units, calc`${m} + ${n}`)`
          You divided by ${here}. Those in both are counted in each group, so they have to be taken away once.`,
        slip('ignored_a_condition', inside, all)`
          You left the $${neither}$ who do neither among the $${inside}$, and so you got $${only}$. They are in no
          group.`,
        slip('took_the_whole_for_a_part', only, calc`${n} * ${x}`)`
          ${here} are all who ${scene.b}. Those who do both are among them and have to be taken away.`,
        slip('swapped_the_two', only, calc`(${m} - 1) * ${x}`)`
          ${here} are those who only ${scene.a}. Those who only ${scene.b} were asked for.`,
        slip('took_the_overlap_off_twice', units, calc`${m} + ${n} - 2`)`
          You divided by ${here}, the parts in exactly one group. Those in both are inside too.`,
        stop('stopped_a_step_early', x)`
          $${x}$ is the number who do both. Those who only ${scene.b} are a multiple of it.`,
        slip('gave_the_complement', only, calc`(${m} + ${n} - 2) * ${x}`)`
          ${here} are in exactly one group, whichever it is. Only those who ${scene.b} were asked for.`,
      ],
      snapRead: text`Those in both are a part of each group: count everything in units of those in both.`,
      approach: text`Take those in both as the unit. Then both groups are known in units, and so is the number inside,
        where the unit is counted once. That gives the unit.`,
      check: text`${calc`${m} * ${x}`} ${scene.a}, ${calc`${n} * ${x}`} ${scene.b}, and $${x.mul(m)} + ${x.mul(n)} -
        ${x} + ${neither} = ${x.mul(m + n - 1).add(neither)}$, all that there are.`,
      principle: text`When the same people are a part of two groups, take them as the unit for both.`,
    };
  },
);

const inShares = situation<Shares>({
  type: 'MM.SET.1',
  situation: 'overlap-as-a-part-of-each',
  tries: 20,
  draw: draw => {
    const [m, n] = [draw.int(2, 6), draw.int(2, 7)];
    if (m === n || m + n < 6) return null;
    return {
      m,
      n,
      both: (m + n) * draw.int(1, 3),
      neither: (m + n - 1) * draw.int(1, 4),
      scene: draw.pick(scenes),
      frame: draw.int(0, 3),
      who: draw.pick(peopleInArithmetic),
    };
  },
  forms: [partOfOther],
});

/** MM.SET.1: exactly one of two groups, and an overlap as a part of each. */
export const twoGroups: readonly AnyTemplate[] = [...plainGroups, ...inShares];
