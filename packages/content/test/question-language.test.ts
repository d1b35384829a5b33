import fc from 'fast-check';
import type Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import '../../../scripts/fixed-seed.ts';
import { drawFrom } from '../src/draw.ts';
import { calc, frac, type Operand, surd } from '../src/question/calc.ts';
import { form, type Parts, type Quantity, type QuestionForm, slip, stop } from '../src/question/form.ts';
import { situation } from '../src/question/situation.ts';
import { Surd } from '../src/question/surd.ts';
import { here, tex, text } from '../src/question/text.ts';
import { plain, rupees } from '../src/show.ts';
import type { AnyTemplate } from '../src/template.ts';
import { falseEqualities } from '../src/tex-value.ts';
import { isWhole, q, sameValue } from '../src/value.ts';

/** A computation of these literal parts, as by a tagged template. */
const computed = (strings: readonly string[], operands: readonly Operand[]) =>
  calc(strings as unknown as TemplateStringsArray, ...operands);

interface Tree {
  strings: string[];
  operands: Fraction[];
  value: number;
}
const operators = { '+': (a: number, b: number) => a + b, '-': (a: number, b: number) => a - b } as const;
const factors = {
  '*': (a: number, b: number) => a * b,
  '/': (a: number, b: number) => a / b,
  '÷': (a: number, b: number) => a / b,
} as const;

/** Two computations in brackets with an operator between them. */
const combined = (a: Tree, sign: string, b: Tree, value: number): Tree => ({
  strings: [
    ...a.strings.slice(0, -1).map((part, i) => (i === 0 ? `(${part}` : part)),
    `${a.strings.length === 1 ? '(' : ''}${a.strings.at(-1)}) ${sign} (${b.strings[0]}${b.strings.length === 1 ? ')' : ''}`,
    ...b.strings.slice(1).map((part, i) => (i === b.strings.length - 2 ? `${part})` : part)),
  ],
  operands: [...a.operands, ...b.operands],
  value,
});

const { tree } = fc.letrec<{ tree: Tree }>(self => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.integer({ min: 1, max: 40 }).map((n): Tree => ({ strings: [String(n)], operands: [], value: n })),
    fc
      .tuple(fc.integer({ min: -60, max: 60 }), fc.constantFrom(1, 2, 3, 4, 7))
      .map(([n, d]): Tree => ({ strings: ['', ''], operands: [q(n, d)], value: n / d })),
    fc
      .tuple(self('tree'), fc.constantFrom('+', '-', '*', '/', '÷'), self('tree'))
      .map(([a, sign, b]) =>
        combined(a, sign, b, { ...operators, ...factors }[sign as '+'](a.value, b.value)),
      ),
  ),
}));

const usual = (made: { value: number }) => Number.isFinite(made.value) && Math.abs(made.value) < 1e6;

describe('a computation', () => {
  it('has the value of its operators, for random trees', () => {
    fc.assert(
      fc.property(tree.filter(usual), ({ strings, operands, value }) => {
        fc.pre(value !== 0);
        expect(computed(strings, operands).value.valueOf()).toBeCloseTo(value, 6);
      }),
    );
  });

  it('is printed with the necessary brackets: its working is a true equality of LaTeX', () => {
    fc.assert(
      fc.property(tree.filter(usual), ({ strings, operands }) => {
        const made = computed(strings, operands);
        expect(falseEqualities(made.tex)).toEqual([]);
        // The line was evaluated: another result is false.
        expect(falseEqualities(`${made.line} = 7654321`)).not.toEqual([]);
      }),
    );
  });

  it.each([
    [calc`2 + 3 * 4`, '2 + 3 \\times 4 = 14'],
    [calc`(2 + 3) * 4`, '(2 + 3) \\times 4 = 20'],
    [calc`20 - (7 - 2)`, '20 - (7 - 2) = 15'],
    [calc`20 - 7 - 2`, '20 - 7 - 2 = 11'],
    [calc`24 ÷ 4 ÷ 2`, '24 \\div 4 \\div 2 = 3'],
    [calc`24 ÷ (4 ÷ 2)`, '24 \\div (4 \\div 2) = 12'],
    [calc`3 * 5 / 2`, '\\frac{3 \\times 5}{2} = 7.5'],
    [calc`6 / 4 / 3`, '\\frac{6}{4} \\div 3 = 0.5'],
    [calc`2(3 + 4)`, '2(3 + 4) = 14'],
    [calc`(1 + 2)(3 + 4)`, '(1 + 2)(3 + 4) = 21'],
    [calc`2 * 3^2`, '2 \\times 3^{2} = 18'],
    [calc`(2 * 3)^2`, '(2 \\times 3)^{2} = 36'],
    [calc`2^3^2`, '2^{3^{2}} = 512'],
    [calc`(-3)^2 - 4`, '(-3)^{2} - 4 = 5'],
    [calc`4! - 3!`, '4! - 3! = 18'],
    [calc`(5 - 1)!`, '(5 - 1)! = 24'],
    [calc`${q(-3)} - ${q(-4)}`, '-3 - (-4) = 1'],
    [calc`2 * ${q(-4)}`, '2 \\times (-4) = -8'],
    [calc`${q(7, 2)}^2`, '3.5^{2} = 12.25'],
    [calc`${q(5, 3)}^2`, '(1\\tfrac{2}{3})^{2} = 2\\tfrac{7}{9}'],
    [calc`${4500} ÷ ${125}%`, '4{,}500 \\div 125\\% = 3{,}600'],
    [calc`100% + ${25}%`, '100\\% + 25\\% = 125\\%'],
    [calc`${3} / ${8} * 100%`, '\\frac{3}{8} \\times 100\\% = 37.5\\%'],
    [calc`100% + (2 * ${30})%`, '100\\% + (2 \\times 30)\\% = 160\\%'],
    [calc`50% / 2`, '\\frac{50\\%}{2} = 25\\%'],
    [calc`sum(${[3, 4, -5]})`, '3 + 4 + (-5) = 2'],
    [calc`20 - sum(${[3, 4]})`, '20 - (3 + 4) = 13'],
    [calc`product(${[2, 3]}) + 1`, '2 \\times 3 + 1 = 7'],
    [calc`C(6, 2) * P(4, 2)`, '\\binom{6}{2} \\times {}^{4}P_{2} = 180'],
    [calc`gcd(12, 18) + lcm(4, 6)`, '\\gcd(12, 18) + \\operatorname{lcm}(4, 6) = 18'],
    [calc`max(${[3, 9, 4]}) - min(2, 5)`, '\\max(3, 9, 4) - \\min(2, 5) = 7'],
    [calc`floor(7 / 2)`, '\\left\\lfloor \\frac{7}{2} \\right\\rfloor = 3'],
    [calc`ceil(7 ÷ 2)`, '\\left\\lceil 7 \\div 2 \\right\\rceil = 4'],
    [calc`abs(3 - 8)`, '\\left|3 - 8\\right| = 5'],
    [calc`sqrt(16 + 9)`, '\\sqrt{16 + 9} = 5'],
    [calc`36 + ${0}`, '36'],
    [calc`(4 - ${0}) * 18`, '4 \\times 18 = 72'],
    [calc`1 / 3`, '\\tfrac{1}{3}'],
    [calc`${calc`2 + 3`} * 4`, '(2 + 3) \\times 4 = 20'],
    [calc`10 - ${calc`2 - 3`}`, '10 - (2 - 3) = 11'],
    [calc`sum(${Array.from({ length: 20 }, (_, i) => i + 1)})`, '1 + 2 + 3 + \\dots + 20 = 210'],
    [calc`60 / 8`.in('km/h'), '\\frac{60}{8} = 7.5\\text{ km/h}'],
    [frac(calc`1 - 3 / 4`), '1 - \\frac{3}{4} = \\frac{1}{4}'],
    [calc`${frac(q(1, 4))} * 6`, '\\frac{1}{4} \\times 6 = 1.5'],
    [surd`2 * sqrt(12)`, '2 \\times \\sqrt{12} = 4\\sqrt{3}'],
    [surd`3 * tan(60)`, '3 \\times \\tan 60^\\circ = 3\\sqrt{3}'],
    [surd`6 ÷ (3 + sqrt(3))`, '6 \\div (3 + \\sqrt{3}) = 3 - \\sqrt{3}'],
    [surd`2 * ${Surd.root(2).add(1)}`, '2 \\times (1 + \\sqrt{2}) = 2 + 2\\sqrt{2}'],
  ])('%# is printed in the usual notation', (made, printed) => {
    expect(made.tex).toBe(printed);
  });

  it.each([
    [() => calc`(${1} + ${2} * 2`, "')' is missing\n  ({1} + {2} * 2\n                ^"],
    [() => calc`2 +`, 'something is missing at the end'],
    [() => calc`2 + rate`, "'rate' is no function; names stand in"],
    [() => calc`6 / 2(1 + 2)`, 'put the product after a division into brackets'],
    [() => calc`3 4`, "'4' does not fit here"],
    [() => calc`100% + ${25}`.value, 'per cents are added to per cents only'],
    [() => calc`sqrt(3)`.value, '\\sqrt{3} is not rational: write surd for calc'],
    [() => calc`tan(45)`.value, 'tan has roots: write surd for calc'],
    [() => calc`(1 / 2)!`.value, 'a factorial has to be whole: 0.5'],
    [() => calc`${[1, 2]} + 1`.value, 'a list stands in sum(…)'],
    [() => calc`1 / ${0}`.value, 'Division by Zero'],
  ])('that cannot be parsed or evaluated throws with the reason: %#', (make, words) => {
    expect(make).toThrow(words as string);
  });
});

describe('a number with roots', () => {
  const number = fc
    .array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.constantFrom(1, 2, 3, 5, 6, 8, 12)), { maxLength: 3 })
    .map(terms => terms.reduce((sum, [c, r]) => sum.add(Surd.root(r).mul(q(c, 2))), Surd.of(0)));

  it('is added, multiplied and divided exactly', () => {
    fc.assert(
      fc.property(number, number, (a, b) => {
        expect(a.add(b).valueOf()).toBeCloseTo(a.valueOf() + b.valueOf(), 6);
        expect(a.mul(b).valueOf()).toBeCloseTo(a.valueOf() * b.valueOf(), 6);
        expect(a.sub(b).add(b).equals(a)).toBe(true);
        fc.pre(!b.equals(0));
        expect(a.div(b).mul(b).equals(a)).toBe(true);
      }),
    );
  });

  it('is printed with a true working', () => {
    fc.assert(
      fc.property(number, number, (a, b) => {
        expect(falseEqualities(surd`${a} * ${b} - ${a}`.tex)).toEqual([]);
      }),
    );
  });

  it('is an integer without roots, and equal to the floating-point value', () => {
    expect(isWhole(surd`sqrt(2) * sqrt(8)`.value)).toBe(true);
    expect(isWhole(surd`sqrt(2) / sqrt(8)`.value)).toBe(false);
    expect(isWhole(surd`sqrt(2)`.value)).toBe(null);
    expect(sameValue(surd`1 + sqrt(2)`.value, 1 + Math.SQRT2)).toBe(true);
  });
});

describe('a text', () => {
  const [n, one] = [q(4500), q(1)];
  it.each([
    [text`the rent is ₹${n}.`, 'The rent is ₹4,500.'],
    [text`It rose by ${q(25, 2)}%.`, 'It rose by $12.5\\%$.'],
    [text`It took ${5} day(s), then ${1} day(s).`, 'It took $5$ days, then $1$ day.'],
    [text`There were ${one} (child|children) and ${n} (man|men).`, 'There were $1$ child and $4{,}500$ men.'],
    [text`There were ${3} red ${'ball'}(s).`, 'There were $3$ red balls.'],
    [text`So $${n} + 2^${12} - ${q(-3)}$ is large.`, 'So $4{,}500 + 2^{12} - (-3)$ is large.'],
    [text`A share of $${q(20)}%$ or $100\%$.`, 'A share of $20\\%$ or $100\\%$.'],
    [text`Only ${n} remain.`, 'Only $4{,}500$ remain.'],
    [text`Here ${calc`2 + 3`} and $x = ${calc`2 + 3`}$.`, 'Here $2 + 3 = 5$ and $x = 2 + 3 = 5$.'],
    [text`Choose from $${[1, 2, 3]}$, that is ${[1, 2, 3]}.`, 'Choose from $1, 2, 3$, that is $1, 2, 3$.'],
    [text`A ${'tall'} tree${false}${null}${undefined}${n.gt(1) && ' of oak'}.`, 'A tall tree of oak.'],
    [text`${text`the two of them`} run.`, 'The two of them run.'],
    [
      text`One line
        and the next.`,
      'One line and the next.',
    ],
    [text`It is${text` or is not`}.`, 'It is or is not.'],
    [text`The side is ${Surd.root(12)} m.`, 'The side is $2\\sqrt{3}$ m.'],
    [text`The point $P${tex`(${2}, ${-3})`}$.`, 'The point $P(2, -3)$.'],
    [text`Of ₹${12n} and ${rupees(n)}.`, 'Of ₹12 and ₹4,500.'],
  ])('%# formats its numbers by their context', (made, written) => {
    expect(made.render()).toBe(written);
  });
});

interface Numbers {
  price: number;
  count: number;
  thing: string;
}

/** A form with changes to its parts. */
const asking = (
  change: (quantities: { cost: Quantity; back: Quantity }) => Partial<Parts<Fraction>> = () => ({}),
): QuestionForm<Numbers> =>
  form<Numbers>(
    'change',
    { band: 'Easy', verify: ({ price, count }) => 1000 - price * count },
    ({ price, count, thing }, { step }) => {
      const cost = step(calc`${count} * ${price}`, { name: `the cost of the ${thing}` })`
        Find what all ${thing} cost.`;
      const back = step(calc`1000 - ${cost}`, { because: text`The note was more than the cost.` })`
        Take it off the note.`;
      return {
        answer: back,
        stem: text`${count} ${thing} at ₹${price} each are paid with a note of ₹${1000}. What comes back?`,
        show: rupees,
        slips: [
          slip('left_out_a_factor', cost, price)`
            Only one of the ${thing} was paid for.`,
          slip('counted_one_too_many', cost, calc`(${count} + 1) * ${price}`)`
            ${here} pays for one more.`,
          slip('left_out_a_term', back, calc`1000 - ${count}`)`
            The number was taken off, not the cost.`,
          stop('stopped_a_step_early', cost)`
            ₹${cost} is what they cost.`,
          slip('went_a_step_too_far', cost, false)`
            Nobody does this.`,
          slip('wrong_base', cost, () => (count > 3 ? null : calc`${price}`))`
            Nobody does this.`,
          slip('divided_by_the_wrong_number', cost, calc`1 / (${count} - ${count})`)`
            Nobody gets here.`,
        ],
        snapRead: text`A price, a number and a note are given.`,
        approach: text`Multiply, and subtract from the note.`,
        check: () => text`${calc`${cost} + ${back}`}.`,
        principle: text`What comes back and what is paid make the note.`,
        ...change({ cost, back }),
      };
    },
  );

const numbers: Numbers = { price: 45, count: 4, thing: 'pens' };
const templateOf = (asked: QuestionForm<Numbers>, more: object = {}): AnyTemplate =>
  situation<Numbers>({
    type: 'AR.PLD.1',
    situation: 'shop',
    draw: () => numbers,
    forms: [asked],
    ...more,
  })[0] as never;
const shop = templateOf(asking());
const slipNamed = (t: AnyTemplate, name: string) =>
  t.slips(numbers).find(made => made.misconception === name);

describe('a form', () => {
  it('has the steps, workings and answer of its path', () => {
    const { steps, check } = shop.solution(numbers);
    expect(steps.map(made => made.says)).toEqual(['Find what all pens cost.', 'Take it off the note.']);
    expect(steps.map(made => made.works)).toEqual(['4 \\times 45 = 180', '1{,}000 - 180 = 820']);
    expect(shop.answer(numbers)).toEqual(q(820));
    expect(check).toBe('$180 + 820 = 1{,}000$.');
    expect(sameValue(shop.verify(numbers), shop.answer(numbers))).toBe(true);
  });

  it('runs a slip from its wrong line to the answer, and shows that line', () => {
    expect(slipNamed(shop, 'counted_one_too_many')).toMatchObject({ value: q(775), step: 1 });
    expect(slipNamed(shop, 'counted_one_too_many')?.words).toBe(
      '$(4 + 1) \\times 45 = 225$ pays for one more.',
    );
  });

  it('appends a wrong line that is a computation to a sentence without a number', () => {
    expect(slipNamed(shop, 'left_out_a_term')?.words).toBe(
      'The number was taken off, not the cost. Here $1{,}000 - 4 = 996$.',
    );
    expect(slipNamed(shop, 'left_out_a_factor')?.words).toBe('Only one of the pens was paid for.');
  });

  it('gives another quantity as the answer of an early stop, with the right values', () => {
    expect(slipNamed(shop, 'stopped_a_step_early')).toMatchObject({
      value: q(180),
      words: '₹180 is what they cost.',
      step: 1,
    });
  });

  it('drops a slip that its numbers do not allow, or that divides by zero', () => {
    expect(shop.slips(numbers).map(made => made.misconception)).toEqual([
      'left_out_a_factor',
      'counted_one_too_many',
      'left_out_a_term',
      'stopped_a_step_early',
    ]);
  });

  it('uses the numbers of the wrong path in the sentence of a slip', () => {
    const t = templateOf(
      asking(({ cost, back }) => ({
        slips: [slip('left_out_a_factor', cost, 45)`The cost ₹${cost} leaves ₹${back}.`],
      })),
    );
    expect(t.slips(numbers)[0]?.words).toBe('The cost ₹45 leaves ₹955.');
  });

  it('gives its path as data: names, computations, values, and the values of slips', () => {
    const walk = shop.walk(numbers);
    const shown = { isStep: true };
    expect(walk.quantities).toEqual([
      { ...shown, name: 'the cost of the pens', computation: '4 \\times 45', value: q(180), step: 1 },
      { ...shown, name: null, computation: '1{,}000 - 180', value: q(820), step: 2 },
    ]);
    expect(walk.asked).toBe(1);
    expect(walk.slips.find(made => made.misconception === 'counted_one_too_many')).toEqual({
      misconception: 'counted_one_too_many',
      words: expect.any(String),
      quantity: 0,
      computation: '(4 + 1) \\times 45',
      values: [q(225), q(775)],
    });
    expect(shop.solution(numbers).steps[1]?.because).toBe('The note was more than the cost.');
  });

  it('refuses a slip of a quantity outside of the path, with the name of the slip', () => {
    const t = templateOf(
      asking(() => ({ slips: [slip('added_for_subtracted', q(3) as Quantity, 4)`It is ${4}.`] })),
    );
    expect(() => t.slips(numbers)).toThrow(
      'change, slip added_for_subtracted: names no quantity of the path',
    );
  });

  it('names the slip whose wrong path throws', () => {
    const t = templateOf(
      asking(({ cost }) => ({
        slips: [slip('added_for_subtracted', cost, () => calc`sqrt(2)`)`It is ${4}.`],
      })),
    );
    expect(() => t.slips(numbers)).toThrow('change, slip added_for_subtracted: \\sqrt{2} is not rational');
  });

  it('refuses a body with other slips on a wrong path', () => {
    const t = templateOf(
      asking(({ cost }) => ({
        slips: [
          slip(cost.equals(180) ? 'added_for_subtracted' : 'subtracted_for_added', cost, 7)`It is ${4}.`,
        ],
      })),
    );
    expect(() => t.slips(numbers)).toThrow(
      'change, slip added_for_subtracted: the body finds other quantities or slips',
    );
  });

  it('refuses numbers for which a count is not an integer', () => {
    const voters = form<Numbers>('voters', { band: 'Easy', verify: () => 1 }, (p, { find, whole, step }) => {
      const half = find(calc`${p.count} / 8`);
      whole(half);
      const more = step(calc`${half} + 1`)`Add one.`;
      return { ...asking().body(p, { find, whole, step, write: () => () => undefined }), answer: more };
    });
    const t = templateOf(voters);
    expect(t.attempt?.(drawFrom(1))).toEqual({ refused: 'whole' });
    expect(t.draw(drawFrom(1))).toBeNull();
  });

  it('shows written lines without a quantity, and workings that are functions of the value', () => {
    const set = form<Numbers>('equation', { band: 'Easy', verify: () => 3 }, ({ count }, { step, write }) => {
      write(tex`4x = ${count * 3}`)`
        Let there be $x$ of them.`;
      const found = step(calc`${count * 3} / 4`, (value, working) => tex`x = ${working}, \quad x = ${value}`)`
        Divide.`;
      return { ...asking().body(numbers, noPath), answer: found, slips: [] };
    });
    const { steps } = templateOf(set).solution(numbers);
    expect(steps.map(made => made.works)).toEqual(['4x = 12', 'x = \\frac{12}{4} = 3, \\quad x = 3']);
  });

  it('shares a situation with other forms', () => {
    const kinds = situation<Numbers>({
      type: 'AR.PLD.1',
      situation: 'shop',
      draw: () => numbers,
      figure: () => ({ svg: '', alt: 'A shop', width: 1, height: 1 }),
      forms: [asking(), { ...asking(), form: 'second' }],
    });
    expect(kinds.map(t => t.variant)).toEqual(['shop-change', 'shop-second']);
    expect(kinds[0]?.figure?.(numbers)?.alt).toBe('A shop');
  });

  it('shows a list by its entries', () => {
    const point = form<Numbers, readonly Fraction[]>(
      'point',
      { band: 'Easy', verify: () => [4, 45] },
      (p, { step }) => {
        const at = step([p.count, p.price], value => tex`(${value})`)`Put both side by side.`;
        const rest = asking().body(p, noPath) as object as Parts<readonly Fraction[]>;
        return {
          ...rest,
          answer: at,
          show: list => list.map(entry => plain(entry)).join(' : '),
          plausible: () => true,
          slips: [slip('swapped_the_two', at, [p.price, p.count])`The point ${at} is turned.`],
        };
      },
    );
    const t = templateOf(point as never);
    expect(t.show(t.answer(numbers), numbers)).toBe('$4$ : $45$');
    expect(t.slips(numbers)[0]).toMatchObject({
      value: [q(45), q(4)],
      words: 'The point $45, 4$ is turned.',
    });
    expect(sameValue(t.verify(numbers), t.answer(numbers))).toBe(true);
  });
});

/** A path for a second body, whose quantities are not recorded. */
const noPath = {
  step: (() => () => q(1)) as never,
  find: (() => q(1)) as never,
  write: () => () => undefined,
  whole: () => undefined,
};
