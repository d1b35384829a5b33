import { lettersOf } from '../../maths/equalities.ts';
import type { Expression } from '../../maths/evaluate.ts';
import { followsFrom } from '../../maths/following.ts';
import { polynomialOf } from '../../maths/polynomials.ts';
import { counterexample, equalityOf, givesValue, isEquation } from '../../reading/equations.ts';
import { lettersIn, linkTex } from '../../reading/links.ts';
import { type JudgedLine, judgedLines } from '../../reading/work.ts';
import type { Said } from '../../words/hinglish.ts';
import type { Asked } from '../situation.ts';
import { unusedPart } from './conditions.ts';
import { maths } from './pieces.ts';
import { definedBy, division, elimination, type Own, substitution, type Ways } from './two-equations.ts';

/** Messages in which the student's own equations are looked for. */
const mostMessages = 6;

/** The student's equations that hold, those of the last message last, and the letters with a value. */
function ownEquations({ question, situation, message }: Asked, lines: readonly JudgedLine[]) {
  const open = situation.answer === null;
  const wrote = [...(situation.wrote ?? []).slice(1 - mostMessages), message];
  const all = wrote.flatMap((text, i, of) =>
    i === of.length - 1 ? lines : judgedLines(text, question, open, of.slice(0, i)),
  );
  const held = all.filter(({ verdict: { is } }) => is === 'fits' || is === 'follows');
  const known = new Set(held.flatMap(({ link }) => (givesValue(link) ? lettersIn(link.left) : [])));
  const equations = held
    .filter(
      ({ link }) => !givesValue(link) && isEquation(link) && lettersIn(link.left, link.right).length > 0,
    )
    .map(({ link, verdict }): Own => {
      const line = equalityOf(link);
      const unknown = lettersOf(line).filter(letter => !known.has(letter));
      const size = verdict.is === 'follows' ? (verdict.size ?? null) : null;
      return { link, line, unknown, tex: maths(linkTex(link)), size };
    })
    .filter(({ line }) => counterexample(line) !== null);
  return { known, equations };
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

/** Of two cases of a modulus neither is put into the other: what the modulus equals bounds its letters. */
const notNegative = ({ text, letters }: Expression): Said => {
  const [size, of] = [maths(text), maths([...letters].join(', '))];
  return [
    `A modulus is not negative, so ${size} must not be: for which ${of} is that so?`,
    `Modulus negative nahi hota, to ${size} bhi nahi ho sakta: ${of} ki kaunsi values chalengi?`,
  ];
};

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
  if (latest.size) return latest.size.letters.size === 0 ? null : [notNegative(latest.size)];
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
