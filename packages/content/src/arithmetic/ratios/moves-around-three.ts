import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Round {
  /** One of so many in A, then in B, then in C moves on. */
  a: number;
  b: number;
  c: number;
  /** How many move each time. */
  moved: number;
  people: string;
  place: string;
  places: string;
  frame: number;
}

const parts = [
  '',
  '',
  'half',
  'a third',
  'a fourth',
  'a fifth',
  'a sixth',
  'a seventh',
  'an eighth',
] as const;

const stories = [
  { people: 'students', place: 'hostel', places: 'hostels' },
  { people: 'players', place: 'club', places: 'clubs' },
  { people: 'scouts', place: 'camp', places: 'camps' },
  { people: 'clerks', place: 'office', places: 'offices' },
] as const;

const total = form<Round>(
  'all-after-a-round-of-moves',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.LIN.1'],
    entry: true,
    untied: true,
    verify: ({ a, b, c, moved }) => {
      const lead = (a - c + 1) * moved;
      for (let inA = a; inA < 600; inA += a)
        for (let inB = 1; inB < 600; inB += 1) {
          const inC = inA - lead;
          const toB = inA / a;
          const toC = (inB + toB) / b;
          const toA = (inC + toC) / c;
          if (inC > 0 && inA - toB + toA === inA && inB + toB - toC === inB) return inA + inB + inC;
        }
      throw new Error('no numbers fit');
    },
  },
  ({ a, b, c, moved, people, place, places, frame }, { step, find }) => {
    const isMore = a > c - 1;
    const lead = find(Math.abs(a - c + 1) * moved);
    const inA = find(a, { name: text`the parts of ${place} A` });
    const inB = step(calc`${b} - 1`, {
      name: text`the parts of ${place} B`,
      because: text`${place} B has its first number again, so it sent away exactly as many as it had got.`,
      works: value => tex`B + m = ${b}m \quad \Rightarrow \quad B = ${b}m - m = ${value}m`,
    })`
      Let $m$ ${people} move from A to B, so ${place} A has $${a}m$ at first. B gets $m$ and ends with its first
      number, so $m$ move from B to C too. They are ${parts[b]} of the $B + m$ that are then in B.`;
    const inC = step(calc`${c} - 1`, {
      name: text`the parts of ${place} C`,
      because: text`Nobody leaves the three ${places}. If A and B have their first numbers again, so has C.`,
      works: value => tex`C + m = ${c}m \quad \Rightarrow \quad C = ${c}m - m = ${value}m`,
    })`
      A gets its $m$ back from C. They are ${parts[c]} of the $C + m$ that are then in C.`;
    const each = step(isMore ? calc`${lead} / (${inA} - ${inC})` : calc`${lead} / (${inC} - ${inA})`, {
      name: text`the number that moves each time`,
      works: (_value, working) => tex`A : B : C = ${inA} : ${inB} : ${inC}, \qquad m = ${working}`,
    })`
      Now the three numbers are known as multiples of $m$. The given difference of A and C gives $m$.`;
    const all = step(calc`(${inA} + ${inB} + ${inC}) * ${each}`)`
      Add the three multiples.`;
    const told = isMore
      ? text`A had $${lead}$ more ${people} than C`
      : text`C had $${lead}$ more ${people} than A`;
    return {
      answer: all,
      stem: wording(
        frame,
        text`In the three ${places} A, B and C of a town, ${parts[a]} of the ${people} of A moved to B. Then
          ${parts[b]} of the ${people} who were in B by that time moved to C, and after that ${parts[c]} of those who
          were then in C moved to A. Now A and B have as many ${people} as at first. At first ${told}. How many
          ${people} are in the three ${places} together?`,
        text`First ${parts[a]} of the ${people} of ${place} A go to ${place} B, next ${parts[b]} of all who are now in B
          go to ${place} C, and last ${parts[c]} of all who are then in C go to A. After this A and B are as large as
          before. If ${told} at the beginning, what is the total number of ${people} in the three ${places}?`,
      ),
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('took_a_share_of_the_start', inB, b)`
          You gave B ${inB} parts, as if ${parts[b]} of the ${people} who were in B at first had left. It is a part of
          all who were then in B, with those who had just come from A.`,
        slip('took_a_share_of_the_start', inC, c)`
          You gave C ${inC} parts, as if ${parts[c]} of the ${people} who were in C at first had left. It is a part of
          all who were then in C, with those who had just come from B.`,
        slip('took_a_share_of_the_start', all, () => {
          const each = q(Math.abs(a - c + 1) * moved, Math.abs(a - c) || 1);
          return a !== c && each.mul(a + b + c);
        })`
          The ratio $${a} : ${b} : ${c}$ of the three numbers is wrong. In B and in C those who had just come were
          counted too when a part of them left.`,
        slip('took_a_part_for_the_whole', inA, calc`${a} - 1`)`
          You gave A ${here} parts, which is what is left in A after the first move. The question speaks of the number
          at first.`,
        slip('left_out_a_term', all, calc`(${inA} + ${inC}) * ${each}`)`
          ${here} leaves out the ${people} of B. The total is over all three ${places}.`,
        slip('took_a_share_of_the_start', inB, calc`${b} - 2`)`
          From the $${b}$ parts in B you subtracted those who had come and those who then left. At first nobody had left
          B, so only those who came are subtracted.`,
        slip('took_a_share_of_the_start', inC, calc`${c} + 1`)`
          You added those who came to the $${c}$ parts of C. The $${c}$ parts contain them already.`,
        slip('took_ratio_terms_for_amounts', each, lead)`
          You let $${lead}$ ${people} move each time. This is the difference of A and C, which is more than one part.`,
      ],
      snapRead: text`Numbers that are the same after a round of moves: each ${place} lost as many as it got, so the same
        number moved every time.`,
      approach: text`Call the number that moved $m$. Each ${place} is then a multiple of $m$, and the given difference
        tells $m$.`,
      check: text`With $m = ${each}$ the three have $${inA.mul(each)}$, $${inB.mul(each)}$ and $${inC.mul(each)}$. B
        sends ${calc`(${inB.mul(each)} + ${each}) / ${b}`} on, and C ${calc`(${inC.mul(each)} + ${each}) / ${c}`}.`,
      principle: text`Where nothing has changed after a round, what came in and what went out is the same at every
        place.`,
    };
  },
);

/** AR.RAT.3 Hard: people move around three places, and all numbers are as before. */
export const movesAroundThree: readonly AnyTemplate[] = situation<Round>({
  type: 'AR.RAT.3',
  situation: 'moves-around-three',
  tries: 40,
  draw: draw => {
    const [a, b, c] = [draw.int(3, 8), draw.int(3, 8), draw.int(3, 8)];
    const moved = draw.int(4, 18);
    const apart = Math.abs(a - c + 1);
    const fits = apart >= 2 && a !== b && b !== c && a !== b - 1 && b !== c && moved !== apart;
    return fits ? { a, b, c, moved, ...draw.pick(stories), frame: draw.int(0, 1) } : null;
  },
  forms: [total],
});
