import { type Equality, lettersOf, linearForm } from '../../maths/equalities.ts';
import { near, written } from '../../maths/evaluate.ts';
import { followsFrom } from '../../maths/following.ts';
import { polynomialOf } from '../../maths/polynomials.ts';
import { numbersIn } from '../../maths/values.ts';
import { askingIn, type Question } from '../../question.ts';
import { counterexample, equalityOf, givesValue, isEquation } from '../../reading/equations.ts';
import { type Link, lettersIn, linkTex } from '../../reading/links.ts';
import { type JudgedLine, judgedLines } from '../../reading/work.ts';
import type { Said } from '../../words/hinglish.ts';
import type { Asked } from '../situation.ts';
import { maths } from './pieces.ts';

/** Messages in which the student's own equations are looked for. */
const mostMessages = 6;

/** An equation of the student's that holds, and its letters without those of which a value is found. */
interface Own {
  link: Link;
  line: Equality;
  unknown: readonly string[];
  tex: string;
}

/** One thing to say, with more and with less in it. */
type Ways = readonly Said[];

/** The student's equations that hold, those of the last message last, and the letters with a value. */
function ownEquations({ question, situation, message }: Asked, lines: readonly JudgedLine[]) {
  const open = situation.answer === null;
  const wrote = [...(situation.wrote ?? []).slice(1 - mostMessages), message];
  const all = wrote.flatMap((text, i, of) =>
    i === of.length - 1 ? lines : judgedLines(text, question, open, of.slice(0, i)),
  );
  const held = all.flatMap(({ link, verdict: { is } }) => (is === 'fits' || is === 'follows' ? [link] : []));
  const known = new Set(held.filter(givesValue).flatMap(({ left }) => lettersIn(left)));
  const equations = held
    .filter(link => !givesValue(link) && isEquation(link) && lettersIn(link.left, link.right).length > 0)
    .map((link): Own => {
      const line = equalityOf(link);
      const unknown = lettersOf(line).filter(letter => !known.has(letter));
      return { link, line, unknown, tex: maths(linkTex(link)) };
    })
    .filter(({ line }) => counterexample(line) !== null);
  return { known, equations };
}

/** The whole numbers by which two coefficients become equal; null where they are large. */
function multipliers(a: number, b: number): [number, number] | null {
  for (let first = 1; first <= 30; first += 1) {
    const second = Math.abs((a * first) / b);
    if (near(second, Math.round(second)) && second <= 30) return [first, Math.round(second)];
  }
  return null;
}

/** How one letter of two linear equations is eliminated, by the smallest factors. */
function elimination(one: Own, two: Own): Ways | null {
  const letters = [...new Set([...one.unknown, ...two.unknown])];
  const [a, b] = [one, two].map(({ line }) => linearForm(line, letters));
  if (!a || !b || lettersOf(one.line).length + lettersOf(two.line).length > 2 * letters.length) return null;
  const ways = letters.flatMap((letter, i) => {
    const [p, q] = [a[i] ?? 0, b[i] ?? 0];
    const divided = [a, b].every((form, k) => {
      const unit = k === 0 ? p : q;
      return unit !== 0 && form.every(value => near(value / unit, Math.round(value / unit)));
    });
    const by: [number, number] | null =
      p === 0 || q === 0 ? null : divided ? [Math.abs(p), Math.abs(q)] : multipliers(p, q);
    return by ? [{ letter, by, divided, adds: p * q < 0, size: divided ? 2 : by[0] + by[1] }] : [];
  });
  const [best] = ways.sort((x, y) => x.size - y.size);
  if (!best) return null;
  const { letter, by, divided, adds } = best;
  const steps = [one, two].flatMap(({ tex }, i): Said[] => {
    const factor = maths(written(by[i] ?? 1));
    if (by[i] === 1) return [];
    return divided
      ? [[`divide ${tex} by ${factor}`, `${tex} ko ${factor} se divide karo`]]
      : [[`multiply ${tex} by ${factor}`, `${tex} ko ${factor} se multiply karo`]];
  });
  const first = (text: string) => text.replace(/^[a-z]/, sign => sign.toUpperCase());
  const gone = maths(letter);
  const plain: Said = adds
    ? [
        `Make the coefficients of ${gone} alike in your two equations, and add them: ${gone} drops out.`,
        `Apni dono equations me ${gone} ke coefficients barabar karo aur add karo: ${gone} hat jaata hai.`,
      ]
    : [
        `Make the coefficients of ${gone} equal in your two equations, and subtract: ${gone} drops out.`,
        `Apni dono equations me ${gone} ke coefficients barabar karo aur minus karo: ${gone} hat jaata hai.`,
      ];
  if (steps.length === 0)
    return [
      adds
        ? [
            `Add ${one.tex} and ${two.tex}: ${gone} drops out.`,
            `${one.tex} aur ${two.tex} ko add karo: ${gone} hat jaata hai.`,
          ]
        : [
            `Subtract one of ${one.tex} and ${two.tex} from the other: ${gone} drops out.`,
            `${one.tex} aur ${two.tex} me se ek ko dusre se minus karo: ${gone} hat jaata hai.`,
          ],
      plain,
    ];
  const [english, hindi] = [0, 1].map(k => steps.map(step => step[k]).join(k === 0 ? ' and ' : ', '));
  return [
    [
      `${first(english ?? '')}, then ${adds ? 'add them' : 'subtract one from the other'}: ${gone} drops out.`,
      `${hindi}, phir ${adds ? 'dono add karo' : 'ek ko dusre se minus karo'}: ${gone} hat jaata hai.`,
    ],
    plain,
  ];
}

/** The exponent of each letter in an equation whose sides are products of powers; null of any other. */
function exponents({ left, right }: Equality, letters: readonly string[]): number[] | null {
  const ratio = (at: Readonly<Record<string, number>>) =>
    (left.at(at) ?? Number.NaN) / (right.at(at) ?? Number.NaN);
  const from = (start: number) => {
    const at = Object.fromEntries(letters.map((letter, i) => [letter, start + i]));
    return letters.map(letter => Math.log2(ratio({ ...at, [letter]: 2 * (at[letter] ?? 1) }) / ratio(at)));
  };
  const [a, b] = [from(2), from(5.3)];
  return a.every((value, i) => Number.isFinite(value) && near(value, b[i] ?? Number.NaN)) ? a : null;
}

/** A letter that two products have to the same power goes when one is divided by the other. */
function division(one: Own, two: Own): Ways | null {
  const letters = [...new Set([...lettersOf(one.line), ...lettersOf(two.line)])];
  const [a, b] = [exponents(one.line, letters), exponents(two.line, letters)];
  if (!a || !b) return null;
  const at = letters.findIndex(
    (_, i) => !near(a[i] ?? 0, 0) && near(Math.abs(a[i] ?? 0), Math.abs(b[i] ?? 0)),
  );
  if (at < 0) return null;
  const letter = maths(letters[at] ?? '');
  const goes: Said = [`side by side: ${letter} cancels.`, `${letter} cancel ho jaata hai.`];
  return near(a[at] ?? 0, b[at] ?? 0)
    ? [
        [
          `Divide ${one.tex} by ${two.tex}, ${goes[0]}`,
          `${one.tex} ko ${two.tex} se divide karo: ${goes[1]}`,
        ],
        [
          `Divide one of your two equations by the other, ${goes[0]}`,
          `Ek equation ko dusri se divide karo: ${goes[1]}`,
        ],
      ]
    : [
        [
          `Multiply ${one.tex} and ${two.tex}, ${goes[0]}`,
          `${one.tex} aur ${two.tex} ko multiply karo: ${goes[1]}`,
        ],
        [`Multiply your two equations, ${goes[0]}`, `Dono equations ko multiply karo: ${goes[1]}`],
      ];
}

/** A letter alone on a side, told by the others. */
const definedBy = ({ link: { left, right } }: Own): string | null => {
  const alone = [left, right].find(
    ({ maths: [only, ...more] }) => only?.is === 'letter' && more.length === 0,
  );
  const [letter = ''] = alone ? lettersIn(alone) : [];
  const other = alone === left ? right : left;
  return letter !== '' && !lettersIn(other).includes(letter) ? letter : null;
};

/** One equation put into another. */
function substitution(one: Own, two: Own): Ways | null {
  const plain: Said = [
    'Put one of your two equations into the other: then one letter is left.',
    'Ek equation ko dusri me rakho: phir ek hi letter bachega.',
  ];
  const put = [one, two].find(own => definedBy(own) !== null);
  const into = put === one ? two : one;
  if (put)
    return [
      [
        `Put ${put.tex} into ${into.tex}: then one letter is left.`,
        `${put.tex} ko ${into.tex} me rakho: phir ek hi letter bachega.`,
      ],
      plain,
    ];
  const letters = [...new Set([...one.unknown, ...two.unknown])];
  const linear = [one, two].find(({ line }) => linearForm(line, letters));
  const form = linear && linearForm(linear.line, letters);
  const letter = letters.find((_, i) => Math.abs(form?.[i] ?? 0) === 1) ?? letters[0];
  const other = linear === one ? two : one;
  return linear && letter
    ? [
        [
          `Take ${maths(letter)} alone from ${linear.tex}, and put it into ${other.tex}: then one letter is left.`,
          `${linear.tex} se ${maths(letter)} nikalo aur ${other.tex} me rakho: phir ek hi letter bachega.`,
        ],
        plain,
      ]
    : null;
}

/** How a quadratic equation of one letter is solved by factors. */
function quadratic({ line, tex }: Own): Ways | null {
  const [letter = ''] = lettersOf(line);
  const found = polynomialOf(line);
  const [a = 0, b = 0, c = 0] = [letter.repeat(2), letter, ''].map(one => found?.get(one) ?? 0);
  const isWhole = [a, b, c].every(one => one !== 0 && Number.isInteger(one));
  if (!isWhole || !Number.isInteger(Math.sqrt(b * b - 4 * a * c))) return null;
  const [product, sum] = [maths(String(a * c)), maths(String(Math.sign(a) * b))];
  return [
    [
      `${tex} is a quadratic: bring all to one side, and split it by two numbers with product ${product} and sum ${sum}.`,
      `${tex} quadratic hai: sab ek side lao, aur aise do numbers lo jinka product ${product} aur sum ${sum} ho.`,
    ],
    [
      'It is a quadratic: bring all to one side, and split it into two factors.',
      'Ye quadratic hai: sab ek side lao aur do factors me todo.',
    ],
  ];
}

/** The part of the stem of which no number stands in what the student wrote. */
function unusedPart(question: Question, wrote: readonly string[]): string | null {
  const used = wrote.flatMap(numbersIn);
  const asking = askingIn(question);
  const parts = question.stem
    .split(/(?<=[.;?])\s+(?=[A-Z$])|,\s+(?=(?:and|but|while|if) )|\s+(?=(?:but|while) )/)
    .map(part => part.trim().replace(/^(?:and|but|while) |[.;,]$/g, ''))
    .filter(part => numbersIn(part).length > 0 && !asking.includes(part));
  return parts.find(part => numbersIn(part).every(value => !used.some(one => near(one, value)))) ?? null;
}

const isOfIntegers = /\b(?:integers?|whole numbers?|natural numbers?|digits?)\b/i;

/** What one equation of two letters still needs. */
function oneForTwo({ question, situation, message }: Asked, { line, tex, unknown }: Own): Ways | null {
  const part = unusedPart(question, [...(situation.wrote ?? []), message]);
  if (part)
    return [
      [
        `This part of the question is not in your equation yet: “${part}”.`,
        `Question ki ye baat abhi tumhari equation me nahi aayi: “${part}”.`,
      ],
    ];
  const [x = '', y = '', ...more] = unknown;
  const product = polynomialOf(line)?.get([x, y].sort().join(''));
  if (!isOfIntegers.test(question.stem) || more.length > 0 || !product) return null;
  const way = (equation: string, other: string): Said => [
    `${maths(x)} and ${maths(y)} are whole numbers, so one equation can be enough: add a number to both sides of ${equation} so that one side becomes a product of two brackets, and look at the factors of the other.`,
    `${maths(x)} aur ${maths(y)} whole numbers hain, to ek equation kaafi ho sakti hai: ${other} ki dono sides me aisa number jodo ki ek side do brackets ka product ban jaye, phir dusri side ke factors dekho.`,
  ];
  return [way(tex, tex), way('it', 'is')];
}

/** The next step of algebra with the student's own equations, told with them and without; null where they suggest none. */
export function nextMove(asked: Asked, lines: readonly JudgedLine[]): Ways | null {
  const { known, equations } = ownEquations(asked, lines);
  const last = lines.at(-1)?.link;
  if (!last) return null;
  if (givesValue(last)) {
    const [letter = ''] = lettersIn(last.left);
    const next = equations.findLast(
      ({ unknown, line }) => unknown.length === 1 && lettersOf(line).includes(letter),
    );
    const [other = ''] = next?.unknown ?? [];
    return next
      ? [
          [
            `Put ${maths(linkTex(last))} into ${next.tex}: then only ${maths(other)} is left.`,
            `${maths(linkTex(last))} ko ${next.tex} me rakho: phir sirf ${maths(other)} bachega.`,
          ],
          [
            `Put the value of ${maths(letter)} into your other equation: then only ${maths(other)} is left.`,
            `${maths(letter)} ki value apni dusri equation me rakho: phir sirf ${maths(other)} bachega.`,
          ],
        ]
      : null;
  }
  const latest = equations.at(-1);
  if (!latest || latest.link !== last || latest.unknown.length === 0) return null;
  if (latest.unknown.length === 1)
    return lettersOf(latest.line).some(letter => known.has(letter)) ? null : quadratic(latest);
  const partner = equations.findLast(
    own =>
      own !== latest &&
      own.unknown.length > 0 &&
      own.unknown.every(letter => latest.unknown.includes(letter)) &&
      !followsFrom(own.line, [], [latest.line]) &&
      !followsFrom(latest.line, [], [own.line]),
  );
  if (!partner) return oneForTwo(asked, latest);
  if (latest.unknown.length > 2) return null;
  return definedBy(latest) || definedBy(partner)
    ? substitution(partner, latest)
    : (elimination(partner, latest) ?? division(partner, latest) ?? substitution(partner, latest));
}
