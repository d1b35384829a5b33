import { linearForm } from '../../maths/equalities.ts';
import { type Expression, expressionOf, near, written } from '../../maths/evaluate.ts';
import { mathsOf } from '../../maths/tex.ts';
import type { Question } from '../../question.ts';
import { equalityOf, equationsIn, givesValue } from '../../reading/equations.ts';
import { type Link, lettersIn, linkTex, oneValue } from '../../reading/links.ts';
import { type Side, texOf } from '../../reading/statements.ts';
import type { Said } from '../../words/hinglish.ts';
import { figure, maths } from '../checking/pieces.ts';

/** The equations of the question and its solution with their steps; those of the stem have none. */
export function linesOf({ stem, steps }: Question, open: boolean) {
  const told = open ? steps.slice(0, -1) : steps;
  return [
    ...equationsIn(mathsOf(stem).map(tex => `$${tex}$`)).map(link => ({ link, step: null })),
    ...told.flatMap(({ works }, step) => equationsIn([`$${works}$`]).map(link => ({ link, step }))),
  ].filter(({ link }) => !givesValue(link));
}

/** The terms of a side, as its signs part it outside of brackets. */
export function termsOf(side: Side): Side[] {
  const terms: Side[] = [];
  let depth = 0;
  let own: Side['maths'][number][] = [];
  const close = () => {
    if (own.length > 0) terms.push({ ...side, maths: own });
    own = [];
  };
  for (const token of side.maths) {
    const sign = token.is === 'sign' ? token.sign : '';
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0 && (sign === '+' || sign === '-')) close();
    else own.push(token);
  }
  close();
  return terms;
}

/** What a message wants to take out, divide by or cancel: `5^x`, `x`, `x^2`. */
export const factorIn = (message: string): Expression | null => {
  const [found] =
    message.match(/(?<![a-z\d'’.])(?:\d+\s*\^\s*\(?[b-hj-z]\)?|[b-hj-z](?:\s*\^\s*\d+)?)(?![a-z'’])/gi) ?? [];
  return found === undefined ? null : expressionOf(found.toLowerCase());
};

/** Whether a term has a factor: a power goes with it for large values, a letter makes it nought. */
export function hasFactor(term: Side, link: Link, factor: Expression): boolean {
  const [letter = ''] = factor.letters;
  if (!lettersIn(term).includes(letter)) return false;
  const at = (value: number) =>
    oneValue(
      term,
      link.statement.senses,
      Object.fromEntries(lettersIn(term).map(one => [one, one === letter ? value : 1])),
    );
  const isPower = /^\d/.test(factor.text);
  if (!isPower) return near(at(0) ?? 1, 0);
  const ratio = (value: number) => (at(value) ?? 0) / (factor.at({ [letter]: value }) ?? 1);
  return ratio(12) >= ratio(6) * (1 - 1e-9);
}

const texOfFactor = ({ text }: Expression) => text.replace(/[()\s]/g, '');
const lineWords = (link: Link, step: number | null): Said => {
  const line = maths(linkTex(link));
  return step === null
    ? [`the question’s ${line}`, `question ki line ${line}`]
    : [`${line} of step ${step + 1}`, `step ${step + 1} ki line ${line}`];
};

/** Why a factor cannot be taken out of a line: the terms that do not have it. */
export function commonWords(link: Link, step: number | null, factor: Expression): Said {
  const f = texOfFactor(factor);
  const side =
    [link.left, link.right].toSorted((a, b) => termsOf(b).length - termsOf(a).length)[0] ?? link.left;
  const without = termsOf(side).filter(term => !hasFactor(term, link, factor));
  const [line, hindi] = lineWords(link, step);
  const [lone] = without;
  if (!lone)
    return [
      `You can: every term of ${line} has the factor ${maths(f)}.`,
      `Le sakte ho: ${hindi} ke har term me ${maths(f)} hai.`,
    ];
  const names = without.map(term => maths(texOf(term))).join(' and ');
  const rest = maths(`\\frac{${texOf(lone)}}{${f}}`);
  return [
    `It would be done in ${line}. There ${names} ${without.length > 1 ? 'do' : 'does'} not have the factor ${maths(f)}: in the bracket it becomes ${rest}, so ${maths(f)} is still in there and nothing has become simpler. What is taken out has to be in every term.`,
    `Ye ${hindi} me hota. Wahan ${names} me ${maths(f)} hai hi nahi: bracket me ${rest} ban jaata hai, yaani ${maths(f)} andar bhi rehta hai. Common wahi nikalta hai jo har term me ho.`,
  ];
}

/** What dividing a line by a factor does: it loses the value for which the factor is 0, or leaves it below a line. */
export function divideWords(link: Link, step: number | null, factor: Expression): Said {
  const f = texOfFactor(factor);
  const [letter = ''] = factor.letters;
  const [line, hindi] = lineWords(link, step);
  const terms = [...termsOf(link.left), ...termsOf(link.right)];
  const without = terms.filter(
    term => !hasFactor(term, link, factor) && !near(oneValue(term, link.statement.senses) ?? 1, 0),
  );
  const [lone] = without.toSorted((a, b) => lettersIn(a).length - lettersIn(b).length);
  const rest: Said = lone
    ? [
        ` But ${maths(texOf(lone))} does not have the factor: it becomes ${maths(`\\frac{${texOf(lone)}}{${f}}`)}, and ${maths(letter)} then stands in two places again.`,
        ` Par ${maths(texOf(lone))} me ye factor nahi hai: wo ${maths(`\\frac{${texOf(lone)}}{${f}}`)} ban jaata hai, aur ${maths(letter)} phir do jagah reh jaata hai.`,
      ]
    : ['', ''];
  if (/^\d/.test(f))
    return [
      `You may divide ${line} by ${maths(f)}: a power is never 0.${rest[0]}`,
      `${hindi} ko ${maths(f)} se divide kar sakte ho: power kabhi 0 nahi hoti.${rest[1]}`,
    ];
  const [a, b] = [link.left, link.right].map(side =>
    oneValue(
      side,
      link.statement.senses,
      Object.fromEntries(lettersIn(side).map(one => [one, one === letter ? 0 : 1])),
    ),
  );
  const isRoot = a !== null && a !== undefined && b !== null && b !== undefined && near(a, b);
  if (isRoot)
    return [
      `${maths(`${letter} = 0`)} solves ${line}: both sides are ${maths(written(a))}. Who divides by ${maths(f)} loses that solution.`,
      `${maths(`${letter} = 0`)} bhi ${hindi} ko solve karta hai: dono sides ${maths(written(a))}. ${maths(f)} se divide karne par ye solution kho jaata hai.`,
    ];
  return [
    `In ${line} ${maths(letter)} is not 0, so you may divide by ${maths(f)}.${rest[0]}`,
    `${hindi} me ${maths(letter)} 0 nahi hai, to ${maths(f)} se divide kar sakte ho.${rest[1]}`,
  ];
}

/** What is left of a line whose letter is cancelled on both sides, in exponents or with other factors before it. */
export function cancelWords(link: Link, step: number | null, letter: string): Said | null {
  const [line, hindi] = lineWords(link, step);
  const { left, right } = equalityOf(link);
  if (!left.letters.has(letter) || !right.letters.has(letter) || left.letters.size + right.letters.size > 2)
    return null;
  const [a, b] = [left.at({ [letter]: 0 }), right.at({ [letter]: 0 })];
  if (a === null || b === null || near(a, b)) return null;
  const gap = (side: Expression) => (side.at({ [letter]: 1 }) ?? 0) - (side.at({ [letter]: 0 }) ?? 0);
  const form = linearForm({ left, right }, [letter]);
  const [mine, theirs] = [gap(left), gap(right)].map(written);
  const reason: Said = form
    ? [
        `On the left it stands ${maths(mine ?? '')} times and on the right ${maths(theirs ?? '')} times`,
        `Left me wo ${maths(mine ?? '')} baar hai aur right me ${maths(theirs ?? '')} baar`,
      ]
    : [
        'It stands in powers of two different numbers, and those grow at different rates',
        'Wo do alag numbers ki powers me hai, aur dono alag tarah badhti hain',
      ];
  return [
    `It would be done in ${line}. Without ${maths(letter)} that says ${maths(`${figure(a)} = ${figure(b)}`)}, which is false. ${reason[0]}, so it does not fall out.`,
    `Ye ${hindi} me hota. ${maths(letter)} hata do to ${maths(`${figure(a)} = ${figure(b)}`)} bachta hai, jo galat hai. ${reason[1]}, isliye wo cancel nahi hota.`,
  ];
}

/** What a student's own equation leads to in a line of the solution. */
export function equatedWords(own: Link, link: Link, step: number | null): Said | null {
  const [letter = '', ...more] = lettersIn(own.left, own.right);
  const [slope, constant] = linearForm(equalityOf(own), [letter]) ?? [];
  if (
    more.length > 0 ||
    slope === undefined ||
    constant === undefined ||
    lettersIn(link.left, link.right).join() !== letter
  )
    return null;
  const mine = maths(linkTex(own));
  if (near(slope, 0))
    return [
      `${mine} has no solution: its sides always differ by ${maths(written(Math.abs(constant)))}. So it cannot be what the question says.`,
      `${mine} ka koi solution nahi: dono sides me hamesha ${maths(written(Math.abs(constant)))} ka farq hai. To question ye nahi keh sakta.`,
    ];
  const value = -constant / slope;
  const { left, right } = equalityOf(link);
  const [a, b] = [left.at({ [letter]: value }), right.at({ [letter]: value })];
  if (a === null || b === null || near(a, b)) return null;
  const [line, hindi] = lineWords(link, step);
  const root = maths(`${letter} = ${figure(value)}`);
  return [
    `${mine} gives ${root}. Put it into ${line}: the left side is ${maths(written(a))} and the right side ${maths(written(b))}, so it does not hold.`,
    `${mine} se ${root} aata hai. Ise ${hindi} me rakho: left ${maths(written(a))}, right ${maths(written(b))}. Barabar nahi.`,
  ];
}
