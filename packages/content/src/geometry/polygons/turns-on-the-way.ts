import { gcd } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Walk {
  /** Straight on a, left by `left` degrees, straight on b, right by `right`, and so on. */
  a: number;
  b: number;
  left: number;
  right: number;
  frame: number;
}

const lengthOfWalk = form<Walk>(
  'length-of-a-walk-with-turns',
  {
    band: 'Hard',
    seconds: 130,
    also: ['NS.HCF.2'],
    verify: ({ a, b, left, right }) => {
      let [x, y, way, walked] = [0, 0, 0, 0];
      do {
        for (const [length, turn] of [
          [a, left],
          [b, -right],
        ] as const) {
          x += length * Math.cos((way * Math.PI) / 180);
          y += length * Math.sin((way * Math.PI) / 180);
          way = (way + turn + 360) % 360;
          walked += length;
        }
      } while (Math.hypot(x, y) > 1e-6 || way !== 0);
      return walked;
    },
  },
  ({ a, b, left, right, frame }, { step }) => {
    const [it, unit] = frame === 1 ? ['boat', ' km'] : ['robot', ' m'];
    const net = step(calc`${left} - ${right}`, {
      name: 'the change of direction in one round of two turns',
      because: text`A turn to the right undoes a part of the turn to the left. So left turns count with plus and right
        turns with minus.`,
    })`
      Take two stretches with their two turns as one round. Find by how many degrees the direction has changed after a
      round.`;
    const rounds = step(() => 360 / gcd(360, net.valueOf()), {
      name: 'the number of rounds',
      works: value =>
        tex`${value} \times ${net}^\circ = ${value.mul(net).div(360)} \times 360^\circ \quad \Rightarrow \quad
          ${value} \text{ rounds}`,
      because: text`The first direction comes back only when the turns together are a whole number of full turns,
          which need not be one. As long as it has not come back, the ${it} goes round a centre and is not at the
          start.`,
    })`
      The ${it} has its first direction again when all changes together are a multiple of $360^\circ$. Divide $360$ by
      the HCF of $360$ and $${net}$ to find the least number of rounds for this.`;
    const way = step(calc`${rounds}(${a} + ${b})`, { name: 'the length of the whole way' })`
      Each round is the one before, turned by the same angle about one centre. So when the first direction has come
      back,
      the ${it} is at its start again. Each round has two stretches: multiply their sum by the number of rounds.`;
    return {
      answer: way,
      stem: wording(
        frame,
        text`A robot goes straight on for $${a}$ m, turns left by $${left}^\circ$, goes straight on for $${b}$ m and
          turns right by $${right}^\circ$. It repeats this without end. How many metres has it gone when it is at its
          start for the first time, with the direction in which it began?`,
        text`A patrol boat on a wide lake sails $${a}$ km, turns to the left by $${left}^\circ$, sails $${b}$ km,
          turns to the right by $${right}^\circ$, and keeps repeating these four steps. After how many km is it back
          at its start, pointing in its first direction, for the first time?`,
      ),
      show: plain,
      plausible: value => value.d === 1n && value.gt(a + b),
      slips: [
        slip('added_for_subtracted', net, calc`${left} + ${right}`)`
          You added both turns to $${net}^\circ$ in a round, which needs $${rounds}$ rounds and $${way}$${unit}. One
          turn goes to the left and the other to the right, so they partly cancel.`,
        slip('took_one_piece_of_several', way, calc`${rounds} * ${a}`)`
          ${here} counts only the stretches of $${a}$${unit}. Every round has one of $${b}$${unit} too.`,
        slip('ignored_a_condition', net, left)`
          You left out the turns to the right. Each of them takes $${right}^\circ$ of the left turn back.`,
        slip('rounded_the_wrong_way', rounds, 360 % (left - right) !== 0 && calc`floor(360 / ${net})`)`
          $${rounds}$ rounds turn the ${it} by $${rounds.mul(net)}^\circ$. That is no full turn, so the first
          direction has not come back.`,
        slip('counted_gaps_for_numbers', rounds, calc`360 / gcd(360, ${left - right}) - 1`)`
          You counted one round too few: after $${rounds}$ rounds the turns make only $${rounds.mul(net)}^\circ$.`,
        slip('ignored_a_condition', net, right)`
          You left out the turns to the left and used $${right}^\circ$ for each round. Both turns count, with opposite
          signs.`,
        slip('took_the_product_for_the_lcm', rounds, gcd(360, left - right) !== left - right && left - right)`
          You let it make $${rounds}$ rounds, as many as a round has degrees. The direction comes back sooner or later
          than that; the total has to be a multiple of $360^\circ$.`,
        slip('counted_twice', way, calc`2 * ${rounds}(${a} + ${b})`)`
          ${here} is the way until the second return. The first time is asked.`,
      ],
      snapRead: text`Left and right turns by fixed angles, repeated: from the start back to the start they add up to
        full turns.`,
      approach: text`Only the change of direction in a round matters. The ${it} is back at its start after as many
        rounds as make a whole number of full turns, and that number times the length of a round is the answer.`,
      check: () => {
        const n = 360 / gcd(360, left - right);
        return text`$${n}$ rounds turn left by $${n} \times ${left}^\circ = ${n * left}^\circ$ and right by
          $${n} \times ${right}^\circ = ${n * right}^\circ$; the difference, $${n * (left - right)}^\circ$, is
          $${(n * (left - right)) / 360} \times 360^\circ$. No smaller number of rounds does this.`;
      },
      principle: text`On a way that comes back to its start in the first direction, the turns with their signs add up
        to a whole number of full turns.`,
    };
  },
);

/** GM.QAD.1 Hard: a way with turns to both sides that closes. */
export const turnsOnTheWay: readonly AnyTemplate[] = situation<Walk>({
  type: 'GM.QAD.1',
  situation: 'turns-to-both-sides',
  tries: 60,
  draw: draw => {
    const net = draw.pick([16, 20, 24, 25, 27, 32, 36, 40, 48, 50, 54, 64, 75, 80, 84, 96, 100]);
    const right = draw.int(15, 80);
    const p = { a: draw.int(2, 9), b: draw.int(2, 9), left: right + net, right, frame: draw.int(0, 1) };
    return p.a !== p.b && p.left < 150 && p.left % 10 !== 0 ? p : null;
  },
  forms: [lengthOfWalk],
});
