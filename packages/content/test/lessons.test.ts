import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { askedBy, askedInForms } from '../src/bank.ts';
import { cards } from '../src/cards/index.ts';
import { lessons } from '../src/lessons/index.ts';
import { madeCard, madeLesson } from '../src/lessons/made.ts';
import { lessonNames } from '../src/lessons/names.ts';
import { bars, graph, grid, line } from '../src/lessons/pictures.ts';
import { cardProblems, lessonProblems } from '../src/lessons/problems.ts';
import { text } from '../src/question/index.ts';
import { categories } from '../src/taxonomy.ts';
import { templates } from '../src/templates.ts';
import { isTyped, readTyped } from '../src/typed-value.ts';
import { judgedLine, workedExample } from '../src/worked-example.ts';

const subcategories = categories.flatMap(category => category.subcategories);
const shown = [
  ...lessons.flatMap(({ examples, checks }) => [...examples, ...checks]),
  ...cards.map(({ example }) => example),
];
const taken = askedInForms(new Set(shown.map(({ form }) => form)));

describe('lessons', () => {
  it.each(lessons.map(lesson => ({ code: lesson.subcategory, lesson })))(
    'the lesson of $code has no problems',
    ({ lesson }) => expect(lessonProblems(madeLesson(lesson), taken)).toEqual([]),
  );

  it('each subcategory has a unique address and at most one lesson', () => {
    expect(Object.keys(lessonNames).sort()).toEqual(subcategories.map(({ code }) => code).sort());
    const names = Object.values(lessonNames);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter(name => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
    expect(new Set(lessons.map(({ subcategory }) => subcategory)).size).toBe(lessons.length);
  });
});

describe('cards', () => {
  it.each(cards.map(card => ({ code: card.type, card })))('the card of $code has no problems', ({ card }) =>
    expect(cardProblems(madeCard(card), taken)).toEqual([]),
  );

  it('a type has at most one card', () => {
    expect(new Set(cards.map(({ type }) => type)).size).toBe(cards.length);
  });
});

describe('the rules of lessons', () => {
  const sound = () => madeLesson(lessons[0] as (typeof lessons)[number]);
  const [first = { says: '', wrong: '', right: '', why: '' }, ...others] = sound().misconceptions;
  const broken = (part: Partial<ReturnType<typeof sound>>) =>
    lessonProblems({ ...sound(), ...part }, taken).join('\n');

  it('find a false equality, and one outside of formulas', () => {
    expect(broken({ leave: 'Here $2 + 2 = 5$.' })).toMatch(/2 \+ 2 = 5 is not true/);
    expect(broken({ leave: 'Here 2 + 2 = 5.' })).toMatch(/outside of/);
    expect(broken({ before: ['$2 + 2 = 5$.', 'Two.', 'Three.'] })).toMatch(/before 1: .*is not true/);
  });

  it('find a wrong line that is right', () => {
    expect(
      broken({ misconceptions: [{ ...first, wrong: '1 + 1 = 2', right: '4 - 2 = 2' }, ...others] }),
    ).toMatch(/misconception 1/);
    expect(
      broken({ misconceptions: [{ ...first, wrong: '1 + 1 = 3', right: '1 + 1 = 2' }, ...others] }),
    ).toBe('');
  });

  it('find a right line that is wrong', () => {
    expect(broken({ misconceptions: [{ ...first, right: '1 + 1 = 3' }, ...others] })).toMatch(/not true/);
  });

  it('find a lesson without required knowledge', () => {
    expect(broken({ before: [] })).toMatch(/it has 0 facts before it/);
  });

  it('find a question of the bank', () => {
    const known = new Set(sound().checks.slice(0, 1).map(askedBy));
    expect(lessonProblems(sound(), known).join()).toMatch(/stands in the bank/);
  });
});

describe('the pictures of lessons', () => {
  const alt = text`Three stations on a straight road, with their distances.`;
  const places = (svg: string) => [...svg.matchAll(/<text x="([\d.]+)"/g)].map(([, x]) => Number(x));

  it('draw bars on one scale: twice the size is twice the length', () => {
    const row = (size: number) => ({ name: 'A', parts: [{ size }] });
    const { svg } = bars({ alt, bars: [row(1), row(2)] });
    const [one = 0, two = 0] = [...svg.matchAll(/points="([\d.]+),[\d.]+ ([\d.]+),/g)].map(
      ([, from, to]) => Number(to) - Number(from),
    );
    expect(two).toBeCloseTo(2 * one, 1);
  });

  it('draw a curve through the points of its function, within the sheet', () => {
    const { svg } = graph({ alt, x: [0, 4], y: [0, 4], curves: [x => x * x], marks: [{ x: 2, y: 4 }] });
    const [, points = ''] = /<polyline points="([^"]+)"/.exec(svg) ?? [];
    const ends = points.split(' ').map(point => point.split(',').map(Number));
    const [, x = '', y = ''] = /<circle cx="([\d.]+)" cy="([\d.]+)"/.exec(svg) ?? [];
    expect(ends.at(-1)).toEqual([Number(x), Number(y)]);
    expect(ends.every(([, height = 0]) => height >= Number(y))).toBe(true);
  });

  it('draw a table with texts in their boxes and the given shading', () => {
    const { svg, width } = grid({ alt, rows: [['1', '2'], ['3']], shaded: (row, at) => row + at === 1 });
    expect(places(svg).map(place => place / width)).toEqual([
      expect.closeTo(0.3, 1),
      expect.closeTo(0.7, 1),
      expect.closeTo(0.3, 1),
    ]);
    expect([...svg.matchAll(/<polygon [^>]*fill="(none|#\w+)"/g)].map(([, fill]) => fill !== 'none')).toEqual(
      [false, true, true],
    );
  });

  it('draw a line with marks in proportion, within the sheet', () => {
    const drawn = line({ alt, marks: [0, 25, 100].map(at => ({ at, above: String(at) })) });
    const [a = 0, b = 0, c = 0] = places(drawn.svg);
    expect((c - a) / (b - a)).toBeCloseTo(4, 1);
    expect(a > 0 && c < drawn.width).toBe(true);
  });
});

describe('a typed number', () => {
  const value = (text: string) => readTyped(text)?.value.toFraction();

  it('is parsed in all usual notations', () => {
    expect(['4,500', '₹ 4,500', 'Rs. 4500', '4500 rupees', 'x = 4500', '4500.00'].map(value)).toEqual(
      Array(6).fill('4500'),
    );
    expect(['-3/8', '\u22123/8', '- 0.375'].map(value)).toEqual(Array(3).fill('-3/8'));
    expect(['12 1/2 %', '12.5%', '12½'].map(value)).toEqual(Array(3).fill('25/2'));
  });

  it('is null for other texts', () => {
    expect(['', 'half', '3/0', '1 2', '2 + 3', '4:5', '1..2'].map(readTyped)).toEqual(Array(7).fill(null));
  });

  const fits = (text: string, right: Fraction, perCent = false) => {
    const typed = readTyped(text);
    return typed !== null && isTyped(typed, right, perCent);
  };

  it('may be a percentage or its decimal', () => {
    const quarter = new Fraction(25);
    expect(['25', '25%', '0.25', '1/4'].map(text => fits(text, quarter, true))).toEqual(Array(4).fill(true));
    expect(fits('25%', new Fraction(1, 4))).toBe(true);
    expect(fits('0.25', quarter)).toBe(false);
  });

  it('may be rounded only when the decimals of the value do not end', () => {
    const third = new Fraction(100, 3);
    expect(['33.33', '33.34', '33.3', '33 1/3'].map(text => fits(text, third))).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(fits('12.49', new Fraction(25, 2))).toBe(false);
  });
});

describe('a worked example', () => {
  const form = (name: string) =>
    templates.find(({ variant }) => variant === name) as (typeof templates)[number];
  const example = workedExample(form('one-rise-back-to-a-level-above'), 904, {}, 2);
  const asked = (line: number) => {
    const question = example.lines[line - 1]?.question;
    if (!question) throw new Error(`line ${line} is not asked`);
    return question;
  };

  it('judges the number of a line', () => {
    expect(judgedLine(asked(2), '13')).toEqual({ kind: 'right' });
    expect(judgedLine(asked(3), '10%')).toEqual({ kind: 'right' });
    expect(judgedLine(asked(3), 'ten')).toEqual({ kind: 'unread' });
    expect(judgedLine(asked(3), '99')).toEqual({ kind: 'wrong', words: null });
  });

  it('answers a wrong number with the slip of the form that gives it', () => {
    expect(judgedLine(asked(2), '30')).toMatchObject({
      words: expect.stringMatching(/brought the rent back/),
    });
    expect(judgedLine(asked(3), '13')).toMatchObject({ words: expect.stringMatching(/of the new one/) });
  });

  it('asks for an answer that is not a single number by options', () => {
    const mixed = workedExample(form('two-ways-to-transfer-ratio-between-two-transfers'), 901);
    const last = mixed.lines.findLast(({ question }) => question)?.question;
    if (last?.kind !== 'choice') throw new Error('the last line is asked otherwise');
    const verdicts = last.options.map(({ letter }) => judgedLine(last, letter).kind).sort();
    expect(verdicts).toEqual(['right', 'wrong', 'wrong', 'wrong']);
  });
});
