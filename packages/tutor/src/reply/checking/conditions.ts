import { near, written } from '../../maths/evaluate.ts';
import { holds, numbersIn } from '../../maths/values.ts';
import { askingIn, type Question } from '../../question.ts';
import { readLink } from '../../reading/judging.ts';
import { type Link, lettersIn, linksOf, linkTex, oneValue } from '../../reading/links.ts';
import { isNumber, statementsIn } from '../../reading/statements.ts';
import type { Said } from '../../words/hinglish.ts';
import type { Asked } from '../situation.ts';
import { maths } from './pieces.ts';

/** Messages in which the student's own bounds are looked for. */
const mostMessages = 4;

/** Words of a stem that restrict what a value may be. */
const restricting =
  /\b(?:distinct|different|unequal|whole|integers?|natural|positive|negative|non-negative|real|prime|even|odd|increasing|decreasing|at least|at most|not (?:less|more) than|less than|more than|exceeds?|below|above|up to|minimum|maximum|only|exactly)\b/i;

const partsOf = ({ stem }: Question): string[] =>
  stem
    .split(/(?<=[.;?])\s+(?=[A-Z$])|,\s+(?=(?:and|but|while|if) )|\s+(?=(?:but|while) )/)
    .map(part => part.trim().replace(/^(?:and|but|while) |[.;,]$/g, ''));

/** The part of the stem of which no number stands in what the student wrote; null where all are used. */
export function unusedPart(question: Question, wrote: readonly string[]): string | null {
  // An option's number tells nothing, whichever it is.
  const ofOptions = question.options.flatMap(({ text }) => numbersIn(text));
  const used = wrote.flatMap(numbersIn).filter(value => !holds(ofOptions, value));
  const isUsed = (value: number) =>
    holds(ofOptions, value) ||
    [value, value / 100, 1 + value / 100, 1 - value / 100, value / 60].some(one => holds(used, one));
  const asking = askingIn(question);
  const parts = partsOf(question).filter(part => numbersIn(part).length > 0 && !asking.includes(part));
  return parts.find(part => numbersIn(part).every(value => !isUsed(value))) ?? null;
}

/** What a conclusion is to be held against: the part that was not used, else the one that restricts. */
export function conditionFor(question: Question, wrote: readonly string[]): string | null {
  const unused = unusedPart(question, wrote);
  if (unused) return unused;
  const asking = askingIn(question);
  const found = partsOf(question).filter(part => restricting.test(part));
  return found.findLast(part => !asking.includes(part)) ?? found.at(-1) ?? null;
}

/** A number that is said to be that of two things: 'dono 19', 'both 19', '19 and 19'. */
const twice =
  /\b(?:dono|donon|both)(?: (?:are|ho|equal|barabar))? (-?\d+(?:\.\d+)?)|(-?\d+(?:\.\d+)?) ?(?:,|and|aur|&) ?\2(?![\d.])|(-?\d+(?:\.\d+)?) ?(?:dono|both)\b/i;

/** The words of the stem that a value breaks, quoted from where they begin. */
const quoted = (stem: string, form: RegExp): string | null => form.exec(stem)?.[0] ?? null;

const bounds = (texts: readonly string[]): Link[] =>
  texts
    .flatMap(statementsIn)
    .flatMap(linksOf)
    .filter(
      ({ relation, left, right, statement }) =>
        statement.joined !== 'case' && /[<>]/.test(relation) && lettersIn(left, right).length === 1,
    );

/** A value of a letter that an own bound of the student's rules out. */
function outOfBounds({ situation: { wrote = [] }, message }: Asked): Said | null {
  const before = bounds([...wrote.slice(-mostMessages), message]);
  for (const { left, right, relation, statement } of statementsIn(message).flatMap(linksOf)) {
    const [only, ...more] = left.maths;
    const value = isNumber(right) ? oneValue(right, statement.senses) : null;
    if (relation !== '=' || only?.is !== 'letter' || more.length > 0 || value === null) continue;
    const broken = before.find(bound => {
      const [sense] = bound.statement.senses;
      const isOn = lettersIn(bound.left, bound.right).includes(only.name);
      return isOn && sense !== undefined && readLink(bound, sense)({ [only.name]: value }) === false;
    });
    const given = maths(`${only.name} = ${written(value)}`);
    if (broken)
      return [
        `But your own line says ${maths(linkTex(broken))}. Is ${given} in there? If not, look at the ends.`,
        `Par tumhari hi line kehti hai ${maths(linkTex(broken))}. Kya ${given} usme hai? Nahi, to ends par dekho.`,
      ];
  }
  return null;
}

/** What a message says that a condition of the question, or a bound of the student's own, rules out: a question back; null where nothing is seen. */
export function brokenCondition(asked: Asked): Said | null {
  const { question, message } = asked;
  const [, a, b, c] = twice.exec(message) ?? [];
  const same = a ?? b ?? c;
  const distinct = quoted(question.stem, /\b(?:distinct|different|unequal)\b(?: [a-z]+){0,2}/i);
  if (same !== undefined && distinct !== null)
    return [
      `But the question says “${distinct}”. Can two of them be ${maths(same)}?`,
      `Par question me “${distinct}” hai. Kya do ${maths(same)} ho sakte hain?`,
    ];
  const positive = quoted(question.stem, /\b(?:positive integers?|natural numbers?|positive numbers?)\b/i);
  const zero = /\b[a-z] ?= ?0(?![.\d])|(?<![\d.])0\^2|\b[a-z] (?:is |can be )?(?:zero|0)\b/i.test(message);
  if (positive !== null && zero)
    return [
      `But the question says “${positive}”. Is ${maths('0')} one?`,
      `Par question me “${positive}” hai. Kya ${maths('0')} aisa hai?`,
    ];
  return outOfBounds(asked);
}

const isLimit =
  /\b(?:at most|not (?:more|greater) than|up to|less than|below|under|within|not exceed\w*|exceeds?)\b/i;

/** Whether a value goes for a reason that stands in the message and in the question: above a limit, below zero, or no whole number. */
export function goesOut({ question: { stem }, message }: Asked): Said | null {
  const sentences = stem.split(/(?<=[.?!])\s+|,\s+/);
  const limit = sentences.find(
    one =>
      isLimit.test(one) &&
      /\b(?:more|greater|bigger|above|zyada|bada|upar|exceeds?)\b|>/i.test(message) &&
      numbersIn(one).some(value => numbersIn(message).some(own => near(own, value))),
  );
  const ask = (words: string): Said => [
    `Yes, it goes: “${words.trim().replace(/[.?]$/, '')}”.`,
    `Haan, hata do: “${words.trim().replace(/[.?]$/, '')}”.`,
  ];
  if (limit) return ask(limit);
  if (/\b(?:negative|minus|below zero)\b|(?<![\w)] ?)-\d/i.test(message)) {
    const positive = sentences.find(one =>
      /\b(?:positive|natural|how many|number of|age|speed|length|price|days?|people|men|women|litres?|kg)\b/i.test(
        one,
      ),
    );
    if (positive) return ask(positive);
  }
  return null;
}
