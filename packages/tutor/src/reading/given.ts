import type { Equality } from '../maths/equalities.ts';
import type { Question } from '../question.ts';
import { stemmed } from '../words/content.ts';
import { equalityOf, isEquation } from './equations.ts';
import { type Link, lettersIn, linksOf } from './links.ts';
import { type Side, statementsIn } from './statements.ts';

const light = new Set(
  'the and for with was were are has have will each from that this its his her'.split(' '),
);
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter(word => !light.has(word)).map(stemmed);

/**
 * The number that the question gives under a name, by the words between it and the number before: 'last payment' in 'The
 * first payment is ₹900 and the last one ₹600'. Null where none or more than one has all words.
 */
function givenNamed({ stem }: Question, label: readonly string[]): number | null {
  const said = wordsOf(label.join(' '));
  const found = stem.split(/(?<=[.?!])\s+(?=[A-Z$])/).flatMap(sentence => {
    let noun: string | undefined;
    return [...sentence.matchAll(/([^\d]*)(\d[\d,{}]*(?:\.\d+)?)/g)].flatMap(([, text = '', number = '']) => {
      const own = wordsOf(text);
      // 'The last one' is the last of what was named before.
      const words = noun !== undefined && /\bones?\b/.test(text) ? [...own, noun] : own;
      noun = own.findLast(word => word !== 'one') ?? noun;
      return said.every(word => words.includes(word)) ? [Number(number.replace(/[,{}]/g, ''))] : [];
    });
  });
  const [value, ...more] = found;
  return said.length < 2 || value === undefined || more.length > 0 ? null : value;
}

/** The student's equations in which words name a number of the question, with the number: 'first payment = P/n + Pr'. */
export const givenIn = (question: Question, texts: readonly string[]): Equality[] =>
  texts
    .flatMap(text => statementsIn(text).flatMap(linksOf))
    .flatMap((link): Link[] => {
      const put = (side: Side): Side => {
        const value = side.maths.length === 0 ? givenNamed(question, side.label) : null;
        return value === null ? side : { ...side, maths: [{ is: 'number', value, text: String(value) }] };
      };
      const [left, right] = [put(link.left), put(link.right)];
      return left === link.left && right === link.right ? [] : [{ ...link, left, right }];
    })
    .filter(link => lettersIn(link.left, link.right).length > 0 && isEquation(link))
    .map(equalityOf);
