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
    revision: 2,
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
      name: 'how many do at least one',
      because: text`Who does exactly one does at least one. Those who do neither are not among them.`,
    })`
      Subtract the $${neither}$ who do neither from all $${n}$. The other ${many} do at least one of the two.`;
    const shared = step(calc`${a} + ${b} - ${inside}`, {
      name: 'how many do both',
      because: text`If $5$ do one thing and $4$ the other, but only $7$ do at least one, then $9 - 7 = 2$ were counted
        twice.`,
    })`
      Add those who ${scene.a} and those who ${scene.b}. Whoever does both is counted twice in this sum, so subtract the
      $${inside}$ to find how many do both.`;
    const one = step(calc`${inside} - ${shared}`, {
      name: 'how many do exactly one',
      because: text`Among these $${inside}$, each one who does both is counted once. So they are subtracted once.`,
    })`
      Each of the $${inside}$ does both or exactly one. Subtract those who do both.`;
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
      // Those who do only the one and those who do only the other add up to the key: one of them is an option.
      slips: [
        slip('ignored_a_condition', inside, n)`
          You used all $${n}$ for those who do at least one, and came to $${one}$. The $${neither}$ who do neither
          have to be subtracted first.`,
        stop('stopped_a_step_early', inside)`
          $${inside}$ do at least one of the two. Those who do both are among them and still have to be subtracted.`,
        slip('left_out_a_case', one, onlyA < onlyB && calc`${a} - ${shared}`)`
          ${here} are those who ${scene.a} only. Those who ${scene.b} only also do exactly one.`,
        stop('gave_the_complement', shared)`
          $${shared}$ is the number who do both. Those who do exactly one were asked for.`,
        slip('left_out_a_case', one, onlyA >= onlyB && calc`${b} - ${shared}`)`
          ${here} are those who ${scene.b} only. Those who ${scene.a} only also do exactly one.`,
        slip('took_the_overlap_off_twice', one, calc`${inside} - 2 * ${shared}`)`
          ${here} subtracts those who do both twice. Among the $${inside}$ each of them is counted only once.`,
        slip('assumed_no_overlap', one, a + b < n && calc`${a} + ${b}`)`
          ${here} counts those who do both twice. They do not belong to those who do exactly one.`,
      ],
      snapRead: text`Two numbers and those who do neither are known, and exactly one of the two is asked: first find how
        many do both.`,
      approach: text`The sum $${a} + ${b}$ counts those who do both twice. Compare it with the number who do at least
        one: the difference is the number who do both, and the others do exactly one.`,
      faster: text`$2 \times ${n - neither} - (${a} + ${b})$: in twice the number who do at least one, everyone counts
        twice, and subtracting both numbers leaves those who do exactly one.`,
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
  /** Of those outside the first group one k-th are outside the second too. */
  k: number;
  scene: Scene;
  frame: number;
  who: string;
}

const parts = ['', '', 'half', 'a third', 'a quarter', 'a fifth', 'a sixth', 'a seventh'];
const partOfOther = form<Shares>(
  'only-the-second-from-two-shares',
  {
    band: 'Easy',
    seconds: 60,
    revision: 3,
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
      name: 'how many do at least one',
      because: text`The parts are given of those who ${scene.a} and of those who ${scene.b}. Those who do neither
        belong to none of them.`,
    })`
      Subtract the $${neither}$ who do neither from all $${all}$. The other ${many} do at least one of the two.`;
    const units = step(calc`${m} + ${n} - 1`, {
      name: text`how many times those who do both make up these ${many}`,
      because: text`Whoever does both is counted once among the $${m}x$ and once more among the $${n}x$. But each of the
        $${inside}$ is only one.`,
      works: (_value, working) => tex`${m}x + ${n}x - x: \quad ${working}`,
    })`
      Let $x$ be the number who do both. Then $${m}x$ ${scene.a} and $${n}x$ ${scene.b}. Their sum counts those who do
      both twice, so subtract $x$ once.`;
    const x = step(calc`${inside} ÷ ${units}`, {
      name: 'how many do both',
      works: (_value, working) => tex`${m + n - 1}x = ${inside}, \quad x = ${working}`,
    })`
      This is the number who do at least one, $${inside}$. Divide to find $x$.`;
    const only = step(calc`(${n} - 1) * ${x}`, {
      name: `how many only ${scene.b}`,
      works: (_value, working) => tex`${n}x - x = ${n - 1}x = ${working}`,
      because: text`Those who do both are among those who ${scene.b}. 'Only' leaves them out.`,
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
        text`In a survey of $${all}$ ${scene.who}, it was found that $${neither}$ neither ${scene.a} nor ${scene.b}.
          Those who do both are ${ofA} of all who ${scene.a} and ${ofB} of all who ${scene.b}. How many of the ${many}
          only ${scene.b}?`,
        text`Of $${all}$ ${scene.who}, one list names those who ${scene.a} and another those who ${scene.b}. The names
          on both lists are ${ofA} of the first list and ${ofB} of the second, and $${neither}$ of the ${many} are on
          neither list. How many are on the second list only?`,
      ),
      show: plain,
      plausible: value => isCount(value) && value.lt(all),
      slips: [
        slip('assumed_no_overlap', units, calc`${m} + ${n}`)`
          You divided by ${here}. Those who do both are counted twice in this sum, so they have to be subtracted once.`,
        slip('ignored_a_condition', inside, all)`
          You divided all $${all}$ and so got $${only}$. The $${neither}$ who do neither have to be subtracted first.`,
        slip('took_the_whole_for_a_part', only, calc`${n} * ${x}`)`
          ${here} are all who ${scene.b}. Those who do both are among them and have to be subtracted.`,
        slip('swapped_the_two', only, calc`(${m} - 1) * ${x}`)`
          ${here} are those who only ${scene.a}. The question asks for those who only ${scene.b}.`,
        slip('took_the_overlap_off_twice', units, calc`${m} + ${n} - 2`)`
          You divided by ${here}, which leaves out those who do both. They do at least one of the two as well.`,
        stop('stopped_a_step_early', x)`
          $${x}$ is the number who do both. Those who only ${scene.b} are a multiple of it.`,
        slip('gave_the_complement', only, calc`(${m} + ${n} - 2) * ${x}`)`
          ${here} do exactly one of the two, whichever it is. The question asks for those who only ${scene.b}.`,
      ],
      snapRead: text`Those who do both are a known part of each of the two: take their number as the unit.`,
      approach: text`Let $x$ do both. Then the numbers who ${scene.a} and who ${scene.b} are multiples of $x$, and so
        is the number who do at least one. That gives $x$.`,
      check: text`${calc`${m} * ${x}`} ${scene.a}, ${calc`${n} * ${x}`} ${scene.b}, and $${x.mul(m)} + ${x.mul(n)} -
        ${x} + ${neither} = ${x.mul(m + n - 1).add(neither)}$, all that there are.`,
      principle: text`When the same people are a part of two groups, take them as the unit for both.`,
    };
  },
);

/** How many do neither, where one k-th of those outside the first group are outside the second too. */
const outside = ({ n, k, both }: Shares) => ((n - 1) * both) / (k - 1);
const allOf = (p: Shares) => (p.m + p.n - 1) * p.both + outside(p);

const fromThreeShares = form<Shares>(
  'only-the-second-from-three-shares',
  {
    band: 'Medium',
    seconds: 100,
    also: ['AR.RAT.1'],
    suits: p => Number.isInteger(outside(p)) && p.k !== p.m && p.k !== p.n,
    verify: p => {
      // Tries every number of those who do both, and for it every number who do neither.
      for (let x = 1; x < allOf(p); x += 1)
        for (let none = 1; none < allOf(p); none += 1) {
          const onlyB = p.n * x - x;
          if (p.m * x + onlyB + none === allOf(p) && p.k * none === onlyB + none) return onlyB;
        }
      return -1;
    },
  },
  (p, { step, find }) => {
    const { m, n, k, scene, frame, who } = p;
    const all = allOf(p);
    const many = manyOf(scene);
    const [ofA, ofB, ofRest] = [parts[m] ?? '', parts[n] ?? '', parts[k] ?? ''];
    const second = step(calc`${n} - 1`, {
      name: text`how many times $x$ are those who only ${scene.b}`,
      works: (_value, working) => tex`${n}x - x: \quad ${working}`,
      because: text`$x$ is ${ofA} of those who ${scene.a} and ${ofB} of those who ${scene.b}. So both groups are whole
        multiples of $x$.`,
    })`
      Let $x$ be the number who do both. Then $${m}x$ ${scene.a} and $${n}x$ ${scene.b}, and those who only ${scene.b}
      are the rest of the $${n}x$.`;
    const left = find(calc`${k} - 1`, { name: text`the parts of the others who ${scene.b}` });
    const rest = step(calc`${second} * ${k} / ${left}`, {
      name: text`how many times $x$ are those who do not ${scene.a}`,
      works: (_value, working) => tex`\frac{${left}}{${k}} \text{ of them} = ${second}x: \quad ${working}`,
      because: text`This part is counted on those who do not ${scene.a}, not on all. They are those who only ${scene.b}
        and those who do neither.`,
    })`
      Of those who do not ${scene.a}, ${ofRest} do not ${scene.b} either. So the other $${left}$ of $${k}$ parts only
      ${scene.b}. Find how many times $x$ do not ${scene.a}.`;
    const units = step(calc`${m} + ${rest}`, {
      name: text`how many times $x$ are all ${many}`,
      because: text`Each of the ${many} belongs to one of these two groups and to no other, so nothing is counted
        twice.`,
      works: (_value, working) => tex`${m}x + ${rest}x: \quad ${working}`,
    })`
      All ${many} are those who ${scene.a}, $${m}x$, and those who do not, $${rest}x$. Add.`;
    const x = step(calc`${all} ÷ ${units}`, {
      name: 'how many do both',
      works: (_value, working) => tex`${units}x = ${all}, \quad x = ${working}`,
    })`
      These are all $${all}$. Divide to find $x$.`;
    const only = step(calc`${second} * ${x}`, {
      name: `how many only ${scene.b}`,
      works: (_value, working) => tex`${second}x = ${working}`,
    })`
      Multiply to find those who only ${scene.b}.`;
    return {
      answer: only,
      stem: wording(
        frame,
        text`Of those who ${scene.a} among $${all}$ ${scene.who}, ${ofA} also ${scene.b}; of those who ${scene.b},
          ${ofB} also ${scene.a}. Of those who do not ${scene.a}, ${ofRest} do not ${scene.b} either. How many only
          ${scene.b}?`,
        text`${who} asks $${all}$ ${scene.who}. Of those who ${scene.a}, ${ofA} also ${scene.b}, and of those who
          ${scene.b}, ${ofB} also ${scene.a}. Of all who do not ${scene.a}, ${ofRest} do not ${scene.b}. Find the number
          who ${scene.b} but do not ${scene.a}.`,
        text`In a survey of $${all}$ ${scene.who}, those who do both are ${ofA} of all who ${scene.a} and ${ofB} of all
          who ${scene.b}. Of the ${many} who do not ${scene.a}, ${ofRest} do not ${scene.b} either. How many of the
          ${many} only ${scene.b}?`,
        text`Of $${all}$ ${scene.who}, one list names those who ${scene.a} and another those who ${scene.b}. The names
          on both lists are ${ofA} of the first list and ${ofB} of the second, and of the ${many} who are not on the
          first list ${ofRest} are not on the second either. How many are on the second list only?`,
      ),
      show: plain,
      plausible: value => isCount(value) && value.lt(all),
      slips: [
        slip('wrong_base', units, calc`(${m} + ${second}) * ${k} / ${left}`)`
          You used ${ofRest} of all ${many} as those who do neither, so that all are ${here} times those who do both.
          It is ${ofRest} of those who do not ${scene.a}.`,
        slip('wrong_base', rest, calc`${second} + ${second} / ${k}`)`
          You used ${ofRest} of those who only ${scene.b} as those who do neither, and got ${here}. The part is
          counted on
          all who do not ${scene.a}.`,
        slip('assumed_no_overlap', second, n)`
          You counted all who ${scene.b}, $${n}$ times those who do both, among those who do not ${scene.a}. Those who
          do
          both have to be subtracted.`,
        slip('left_out_a_term', rest, calc`1 * ${second}`)`
          You left out those who do neither, so that all ${many} were $${m} + ${rest}$ times those who do both.
          Some of them do neither.`,
        slip('took_the_whole_for_a_part', only, calc`${n} * ${x}`)`
          ${here} are all who ${scene.b}. Those who do both are among them and have to be subtracted.`,
        slip('swapped_the_two', only, calc`(${m} - 1) * ${x}`)`
          ${here} are those who only ${scene.a}. The question asks for those who only ${scene.b}.`,
        slip('answered_another_quantity', only, calc`${rest} * ${x}`)`
          ${here} do not ${scene.a}. Some of them do not ${scene.b} either.`,
        slip('stopped_a_step_early', only, calc`1 * ${x}`)`
          $${only}$ is the number who do both. Those who only ${scene.b} are a multiple of it.`,
      ],
      snapRead: text`Those who do both are a known part of each of the two, and a third part is counted on those who do
        not ${scene.a}: take those who do both as the unit.`,
      approach: text`Let $x$ do both and write every group as a multiple of $x$: those who ${scene.a}, those who only
        ${scene.b}, and with the third part all who do not ${scene.a}.`,
      check: text`${calc`${m} * ${x}`} ${scene.a} and ${calc`${rest} * ${x}`} do not, together $${all}$. Of the latter
        $${only}$ ${scene.b} and the other $${rest.mul(x).sub(only)}$ are ${ofRest} of them.`,
      principle: text`When several parts have different bases, take the group that they share as the unit and write each
        base in it.`,
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
      k: draw.int(2, 6),
      scene: draw.pick(scenes),
      frame: draw.int(0, 3),
      who: draw.pick(peopleInArithmetic),
    };
  },
  forms: [partOfOther, fromThreeShares],
});

/** MM.SET.1: exactly one of two groups, and an overlap as a part of each. */
export const twoGroups: readonly AnyTemplate[] = [...plainGroups, ...inShares];
