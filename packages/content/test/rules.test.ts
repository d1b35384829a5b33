import { describe, expect, it } from 'vitest';
import { groupRules } from '../src/group-rules/index.ts';
import { type Item, makeItem } from '../src/item.ts';
import { chooseSlips } from '../src/options.ts';
import { problemsOf } from '../src/proof.ts';
import { rules } from '../src/rules/index.ts';
import { plainWords } from '../src/rules/words.ts';
import { tidyTex, tidyText } from '../src/show.ts';
import { slipWords } from '../src/slip-words.ts';
import type { AnyTemplate } from '../src/template.ts';
import { templates } from '../src/templates.ts';
import { falseEqualities } from '../src/tex-value.ts';
import { q } from '../src/value.ts';
import { byDivisibility } from './divisibility.ts';
import { bySubstitution } from './substitution.ts';

const sound = makeItem(
  templates.find(t => t.form === 'one-rise-original-amount') ?? (templates[0] as never),
  1,
);
const key = sound.options.find(o => o.slip === null);
const slipped = sound.options.find(o => o.slip !== null);
if (!key || !slipped) throw new Error('an item has a key and slips');

const withSolution = (change: Partial<Item['solution']>): Item => ({
  ...sound,
  solution: { ...sound.solution, ...change },
});
const misconception = 'wrong_base' as const;
const withSlip = (words: string, step = 1): Item => ({
  ...sound,
  options: sound.options.map(o => (o === slipped ? { ...o, slip: { words, misconception, step } } : o)),
});

/** For each rule an item that breaks only this rule. */
const broken: Record<string, Item> = {
  options: { ...sound, options: sound.options.map(o => (o === slipped ? { ...o, text: key.text } : o)) },
  keyLength: {
    ...sound,
    options: sound.options.map(o =>
      o === key ? { ...o, text: 'a very much longer option than any other' } : o,
    ),
  },
  sight: {
    ...sound,
    options: sound.options.map(o => (o === key ? o : { ...o, size: (o.size ?? 1) * 900 })),
  },
  maths: { ...sound, stem: 'The price is $5 more.' },
  equalities: withSolution({ check: 'The check recomputes $2 \\times 3 = 7$.' }),
  solution: withSolution({ steps: sound.solution.steps.slice(0, 1) }),
  faster: withSolution({ faster: 'One could also think of a quick way, which is easy to see.' }),
  slips: withSlip('Too short.'),
  run: withSlip('The old price, 4500, was taken for the new one.', 0),
  keyInSlip: withSlip(`The answer is ${key.text}, which this is not.`),
  letters: withSlip('The quantity $z$ was taken for 20 of them.'),
  figure: {
    ...sound,
    figure: {
      svg: '<svg><script/></svg>',
      width: 10,
      height: 10,
      alt: 'A triangle with its three sides named.',
    },
  },
  language: { ...sound, stem: 'The asked is the price of 5 books.' },
  words: withSlip('The $20$ vessels of the old price were left out.'),
  openings: withSlip('You took the old price for the new one, which is larger.'),
  printedAnswer: { ...sound, stem: `The price was ${key.text} before. What was the price before?` },
};

describe('each rule of an item fires:', () => {
  it('none for the sound item', () => {
    expect(
      Object.entries(rules).flatMap(([name, rule]) => rule(sound).map(words => `${name}: ${words}`)),
    ).toEqual([]);
  });

  it.each(Object.keys(rules))('%s', name => {
    const item = broken[name];
    expect(item && rules[name]?.(item)).not.toEqual([]);
  });

  it.each(['cask', 'vats', 'founder', 'depots'])('language, for a story with %s', thing => {
    expect(rules.language?.({ ...sound, stem: `The price of the ${thing} is not known.` })).toHaveLength(1);
  });

  it('language, for a wrong article before a vowel, and not for A as a name', () => {
    expect(rules.language?.({ ...sound, stem: 'How heavy is a alloy of both?' })).toHaveLength(1);
    expect(rules.language?.({ ...sound, stem: 'A alone pays a one-time fee of a university.' })).toEqual([]);
  });

  it.each([
    ['\\times', '\times'],
    ['\\frac', '\frac'],
    ['\\binom', '\binom'],
    ['\\vec', '\vec'],
    ['\\right', '\right'],
  ])('maths, for %s with a lost backslash', (_command, typed) => {
    expect(rules.maths?.({ ...sound, stem: `The price is $${typed}$ rupees.` })).toEqual([
      expect.stringContaining('a command has lost its backslash'),
    ]);
  });
});

/** The sound item with other values. */
const valued = (key: number, wrong: readonly number[], stem: string): Item => {
  const values = [key, ...wrong];
  return {
    ...sound,
    stem,
    key: 'A',
    options: sound.options.map((o, i) => ({
      ...o,
      letter: (['A', 'B', 'C', 'D'] as const)[i] ?? 'A',
      slip: i === 0 ? null : { misconception, words: 'A slip that somebody makes.', step: 1 },
      value: q(values[i] ?? 0),
      size: values[i] ?? 0,
    })),
  };
};
const repeated = Array.from({ length: 24 }, () => sound);

describe('solution and slips', () => {
  const saying = (words: string): Item => ({
    ...withSlip(words),
    stem: 'A vessel of $80$ litres is emptied.',
  });

  it.each([
    'Both vessels hold $5$ litres.',
    'Emptying it leaves the $n$th part.',
    'The angle AOB is halved.',
  ])('may use words of the stem and plain words: %s', words => {
    const { solution: _, ...told } = saying(words);
    const solution = { ...sound.solution, snapRead: '', approach: '', check: '', principle: '', steps: [] };
    expect(rules.words?.({ ...told, solution, options: [] })).toEqual([]);
    expect(rules.words?.({ ...told, solution: { ...solution, check: words }, options: [] })).toEqual([]);
  });

  it.each(['Both tanks hold $5$ litres.', 'The team’s work was left out.'])(
    'may not use other words: %s',
    words => {
      expect(rules.words?.(saying(words))[0]).toMatch(/says .*(?:tanks|team's)/);
    },
  );

  it('have a sorted list of plain words', () => {
    expect(plainWords.length).toBeLessThanOrEqual(1500);
    expect(plainWords).toEqual([...new Set(plainWords)].sort());
    expect(plainWords.filter(word => ['vessel', 'depot', 'founder', 'cask', 'vat'].includes(word))).toEqual(
      [],
    );
  });
});

describe('each rule of a type and band fires:', () => {
  it.each(Object.keys(groupRules))('%s', name => {
    expect(groupRules[name]?.(repeated)).toHaveLength(1);
  });
});

describe('each rule against guessing fires:', () => {
  const fair = valued(24, [18, 30, 36], 'How many of the 6 rows are full?');

  it('divisibility', () => {
    expect(byDivisibility(fair)).toEqual([]);
    expect(byDivisibility(valued(33, [34, 35, 38], 'Rows of 11 are full.'))).toHaveLength(1);
  });

  it('substitution', () => {
    expect(bySubstitution(fair)).toEqual([]);
    expect(bySubstitution(valued(3, [4, 5, 6], 'If $2x + 1 = 7$, what is $x$?'))).toHaveLength(1);
  });
});

describe('tidied texts', () => {
  it.each([
    ['12,500 + 1,25,000 > f(12, 345)', '12{,}500 + 1{,}25{,}000 > f(12, 345)'],
    ['1k + 5(18 - k) = 50', 'k + 5(18 - k) = 50'],
    ['1(9k - 2j) = 17j', '(9k - 2j) = 17j'],
    ['V^2 - 8V \\Rightarrow 1V = 16', 'V^2 - 8V \\Rightarrow V = 16'],
    ['8 \\times \\frac{1{,}200}{1} = 9{,}600', '8 \\times 1{,}200 = 9{,}600'],
    ['26 - -2 \\times 2', '26 - (-2) \\times 2'],
    ['8 = 8', '8'],
    ['x = 5 = 5', 'x = 5'],
    ['42 \\times 1 = 42', '42'],
    ['9^{1} + 2', '9 + 2'],
    ['1\\left(20 - k\\right)^2', '\\left(20 - k\\right)^2'],
    ['4 + 0 + 3 = 7', '4 + 3 = 7'],
    ['0 + 4 + 0 = 4', '4'],
    ['\\frac{4}{5} - 0 = \\frac{4}{5}', '\\frac{4}{5}'],
  ])('%s becomes %s', (tex, tidy) => {
    expect(tidyTex(tex)).toBe(tidy);
  });

  it.each([
    '11k',
    '2.1k',
    'x^1k',
    '\\overline{1ab}',
    '\\frac{11}{10}',
    '2 = 2^1',
    '3 = 30',
    'a - (-2)',
    'x + 0.5',
    '15 \\times 1 = 150',
  ])('%s is unchanged', tex => {
    expect(tidyTex(tex)).toBe(tex);
  });

  it('have one day in the singular', () => {
    expect(tidyText('after $1$ days and $11$ days, $2 + 1$ days')).toBe(
      'after $1$ day and $11$ days, $2 + 1$ days',
    );
  });
});

describe("a slip's sentence has its value", () => {
  it.each([
    ['That is the least distance.', '$13$ is the least distance.'],
    ['The fraction was inverted.', 'The fraction was inverted. So $13$ comes out.'],
    ['The 5 was forgotten.', 'The 5 was forgotten.'],
    ['That x exceeds y was not used.', 'That x exceeds y was not used. That gives $13$.'],
  ])('%s', (words, told) => {
    expect(slipWords(words, '$13$')).toBe(told);
  });

  it('and the slip is not an option when the sentence shows the key', () => {
    const third = templates.find(t => t.variant === 'reciprocal-logs-third-base');
    expect(makeItem(third as never, 31).options.map(({ text }) => text)).not.toContain('$\\frac{1}{80}$');
  });
});

describe('equalities of numbers are recomputed', () => {
  it.each([
    '2 \\times 3 = 7',
    'x = 4, \\quad \\frac{1}{3} + \\frac{1}{6} = \\frac{1}{3}',
    '4 : 6 = 2 : 5',
    '5! = 60',
    '\\binom{7}{3} = 34',
    '1{,}20{,}000 \\div 4 = 40{,}000',
    '\\sqrt{50} = 2\\sqrt{5}',
    '101.32 + 33.77 = 135.10',
  ])('%s is false', tex => {
    expect(falseEqualities(tex)).toHaveLength(1);
  });

  it.each([
    '2 \\times (3 - 5)^2 = 8 = 2^3',
    '16\\tfrac{2}{3} \\times 6 = 100',
    '4 : 6 = 2 : 3 \\Rightarrow x = 5',
    '\\frac{15}{20} \\times 100 = 75\\%',
    '80\\% \\text{ of } 3{,}600 = 2{,}880',
    '101.32 + 33.77 \\approx 135.10',
    '1 + 2 + \\dots + 9 = 45',
    '17 \\equiv 3 \\pmod 7',
    'u + v = 12',
    '3 + 4 = 7 \\text{ km}',
  ])('%s is true or not an equality of numbers', tex => {
    expect(falseEqualities(tex)).toEqual([]);
  });
});

describe('of the slips with the key at the wanted rank', () => {
  const template = (slips: readonly number[]): AnyTemplate => ({
    ...(templates[0] as AnyTemplate),
    stem: () => 'A number is asked.',
    slips: () => slips.map(value => ({ misconception, value: q(value), words: 'A slip.', step: 1 })),
    show: value => String(value),
    size: value => value.valueOf(),
    plausible: () => true,
    onSight: () => true,
  });
  const chosenOf = (slips: readonly number[]) =>
    chooseSlips(template(slips), null, q(104), 3)?.slips.map(slip => slip.value.valueOf());

  it('those with the lowest price are chosen: the key is not the neighbour of another option', () => {
    expect(chosenOf([103, 77, 89, 96])).toEqual([77, 89, 96]);
  });
});

it('with onSight of a form, at least two wrong options are possible on sight', () => {
  const slips = [16, 18, 7, 9].map(value => ({
    misconception,
    value: q(value),
    words: 'A slip.',
    step: 1,
  }));
  const form: AnyTemplate = {
    ...(templates[0] as AnyTemplate),
    stem: () => 'A number below 15 is asked.',
    slips: () => slips,
    show: value => String(value),
    size: value => value.valueOf(),
    plausible: () => true,
    onSight: value => value.valueOf() < 15,
  };
  const chosen = chooseSlips(form, null, q(12), null);
  expect(chosen?.slips.map(slip => slip.value.valueOf())).toEqual([16, 7, 9]);
});

describe('a slip', () => {
  const stem = 'In triangle ABC the side $a$ and the point P are given.';
  const saying = (words: string) => ({ ...withSlip(words), stem });

  it.each([
    'Here $a$ of $ABC$ was taken for $P$.',
    'Let $z$ be the side: it was halved.',
    'The sum $\\text{in cm} + {}^{5}P_{2}$ is meant.',
  ])('may use letters of the stem and letters that it defines: %s', words => {
    expect(rules.letters?.(saying(words))).toEqual([]);
  });

  it.each(['$-4500$ has the wrong sign.', '$4500\\tfrac{1}{3}$ is not whole.', 'It took $45000$ of them.'])(
    'may use numbers of which the key is only a part: %s',
    words => {
      const item = {
        ...sound,
        stem: '',
        options: [
          { ...key, text: '₹4,500' },
          { ...slipped, slip: { misconception, words, step: 1 } },
        ],
      };
      expect(rules.keyInSlip?.(item)).toEqual([]);
      const showing = {
        ...slipped,
        slip: { misconception, words: 'It is $4{,}500$ after all.', step: 1 },
      };
      expect(rules.keyInSlip?.({ ...item, options: [item.options[0], showing] as never })).not.toEqual([]);
    },
  );
});

it('an item that differs when it is made again is found', () => {
  const times: number[] = [];
  const t = templates[0] as AnyTemplate;
  const told: AnyTemplate = {
    ...t,
    variant: 'of-no-bank',
    solution: p => ({ ...t.solution(p), principle: `It was told ${times.push(0)} times by now.` }),
  };
  expect(problemsOf(told, [1]).twice).toHaveLength(1);
  expect(problemsOf({ ...told, solution: t.solution }, [1]).twice).toBeUndefined();
});
