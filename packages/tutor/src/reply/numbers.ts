import { near, written } from '../maths/evaluate.ts';
import { holds, numbersIn } from '../maths/values.ts';
import type { Question } from '../question.ts';
import { isOptionWorth } from '../reading/told.ts';
import { inTongue } from '../words/hinglish.ts';
import { resultsOf } from './options.ts';
import { clauseWith, originOf } from './origins.ts';
import { proofPiece } from './proof.ts';
import type { Asked, Piece, Situation, Ways } from './situation.ts';
import { calculationPiece, waysOfStep } from './steps.ts';

/** A number as the student wrote it: a fraction stays one. */
const typed = (message: string, value: number) =>
  [...message.matchAll(/(\d+)\s*\/\s*(\d+)/g)].find(([, a, b]) => near(Number(a) / Number(b), value))?.[0] ??
  written(value);

/** The clause of the question that gives a number. */
function givenPiece(question: Question, value: number): Piece | null {
  const clause = clauseWith(question, value);
  return clause === null
    ? null
    : {
        id: `number:${written(value)}:given`,
        text: `${written(value)} is given in the question: “${clause}”.`,
        hinglish: `${written(value)} question me diya hai: “${clause}”.`,
      };
}

/** The first step that finds a number, else the first that uses it. */
function stepOf({ steps }: Question, value: number): { at: number; finds: boolean } | null {
  const is = (numbers: readonly number[]) => numbers.some(one => near(one, Math.abs(value)));
  const finds = steps.findIndex(({ works }) => is(resultsOf(works)));
  const uses = steps.findIndex(({ says, works }) => is(numbersIn(`${says} $${works}$`)));
  if (finds >= 0) return { at: finds, finds: true };
  return uses >= 0 ? { at: uses, finds: false } : null;
}

/** Whether a step finds or uses a number. */
export const stepUsing = (question: Question, value: number): boolean => stepOf(question, value) !== null;

/** The part of a line of several in which a number stands; empty where the line has no parts. */
function partWith(works: string, value: number): string {
  const parts = works
    .replace(/\\[;,!:]/g, ' ')
    .split(/\\q?quad(?![a-z])|\\(?:Right|Longright)arrow(?![a-z])|[,;](?!\})\s/);
  const own = [
    ...parts.filter(one => holds(resultsOf(one), value)),
    ...parts.filter(one => holds(numbersIn(`$${one}$`), value)),
  ][0]?.trim();
  const isWhole = own?.split('{').length === own?.split('}').length && !/\\left(?!.*\\right)/.test(own ?? '');
  return own === undefined || parts.length === 1 || !isWhole ? '' : `: $${own}$`;
}

/** A number of the solution: what it is, and the step it belongs to; where that was told, how it is calculated or what it is for. */
function foundPieces({ question, situation: { said }, message }: Asked, value: number): Piece[] {
  const found = stepOf(question, value);
  if (!found) return [];
  const { at } = found;
  // What the question gives comes out of no step, even where a line has it for a result.
  const finds = found.finds && clauseWith(question, value) === null;
  const shown = waysOfStep(question, at)
    .flat()
    .find(({ id }) => !said.includes(id));
  if (!shown) return [];
  const number = typed(message, value);
  const part = partWith(question.steps[at]?.works ?? '', value);
  const [text, hinglish] = originOf(question, value, null) ?? [
    `${number} ${finds ? 'comes out of' : 'stands in'} step ${at + 1}${part}.`,
    `${number} step ${at + 1} ${finds ? 'se nikalta hai' : 'me hai'}${part}.`,
  ];
  const { says = '' } = question.steps[at] ?? {};
  const isSaid = text.includes(': $');
  return isSaid
    ? [
        {
          id: `number:${written(value)}:step`,
          step: at,
          text: `${text} ${says}`,
          hinglish: `${hinglish} ${says}`,
        },
      ]
    : [{ id: `number:${written(value)}:step`, step: at, text, hinglish, lead: true }, shown];
}

/** A number that only the check of the key holds. */
function provenPieces(question: Question, value: number): Piece[] {
  const proof = proofPiece(question);
  if (!proof || !holds(numbersIn(question.check ?? ''), value)) return [];
  const [own = question.check] =
    question.check?.split(/(?<=[.;])\s+/).filter(one => holds(numbersIn(one), value)) ?? [];
  return [
    {
      ...proof,
      text: `${written(value)} stands in the check of the answer: ${own}`,
      hinglish: `${written(value)} answer ke check me hai: ${own}`,
    },
  ];
}

const unknown = (value: number | undefined): Piece => ({
  id: `number:${value ?? 'none'}:unknown`,
  text:
    value === undefined
      ? 'Which number do you mean? Name it, and I will show where it comes from.'
      : `I find ${written(value)} neither in the question nor in its solution. Which line do you mean?`,
  hinglish:
    value === undefined
      ? 'Kaunsa number? Wo likho, main batata hoon kahan se aaya.'
      : `${written(value)} mujhe na question me mila na solution me. Kaunsi line ki baat hai?`,
});

/** A bracket with the number before it. */
const bracket = /\d{0,6}\([^()]{1,40}\)/g;
const askedHow =
  /\b(?:kaise|how (?:to|do i|do we|can i)) (?:use|apply|handle|lag\w*|use kar\w*|proceed|start|solve)\b/i;

/**
 * A message without the numbers that it does not ask about: those of its lines, where another clause asks, of exponents, of a
 * function's place, of expressions in letters, and of a condition that it asks how to use.
 */
export function numbersAskedIn(message: string): string {
  const clauses = message.split(/\n|=>|[;?](?=\s|$)|[,.](?=\s|$)|\s(?=(?:and|aur|but|par|now|ab)\s)/);
  const told = clauses.filter(clause => /[=<>≤≥]/.test(clause));
  const asking = clauses.filter(clause => !told.includes(clause));
  const isApart = asking.some(clause =>
    /\b(?:how|why|where|what|kaise|kahan?|ky[uo]\w*|kya)\b/i.test(clause),
  );
  return (isApart ? asking : clauses)
    .map(clause => (askedHow.test(clause) ? clause.replace(/\d+/g, ' ') : clause))
    .join(', ')
    .replace(/\b[a-z]\(-?\d{1,6}\)/gi, ' ')
    .replace(/\^ ?-?\d{1,6}/g, ' ')
    .replace(bracket, inner =>
      /\d/.test(inner) && /[a-z]/i.test(inner) && !/[a-z]{3}/i.test(inner) ? ' ' : inner,
    )
    .replace(/(?<![a-z\d])-?\d{0,6}[a-z](?: ?[-+*/] ?-?\d{0,6}[a-z]?(?![a-z\d])){1,6}/gi, ' ');
}

const bare = (text: string) => text.replace(/[\s${}\\]|left|right/g, '').toLowerCase();

/** For who asks where an expression in letters is from: the sentence of the step that has it, and the step's reason. */
export function expressionWays({
  question: { steps, path },
  situation: { answer, said },
  message,
}: Asked): Ways {
  const own = message.match(bracket)?.find(one => /[a-z]/i.test(one)) ?? '';
  if (!answer || own.length < 4 || !/\b(?:how|why|where|kaise|kahan?|ky[uo]\w*)\b/i.test(message)) return [];
  const at = steps.findIndex(({ says }) => bare(says).includes(bare(own)));
  const because = path?.because[at] ?? '';
  const sentence = steps[at]?.says.split(/(?<=[.;])\s+/).find(one => bare(one).includes(bare(own)));
  const id = `step:${at}:expression`;
  return sentence === undefined || said.includes(id)
    ? []
    : [[{ id, step: at, text: `${sentence} ${because}`.trim() }]];
}

/** After the answer: results of steps first, then numbers that the question gives, each with its clause. */
export function numberAfter(asked: Asked): Ways {
  const { question, message } = asked;
  const values = numbersIn(numbersAskedIn(message));
  const results = values.filter(value => stepOf(question, value)?.finds);
  const ordered = [...results, ...values.filter(value => !results.includes(value))];
  return ordered.flatMap(value => {
    const found = foundPieces(asked, value);
    const given = givenPiece(question, value);
    const step = found[0]?.step;
    const calculation = step === undefined ? null : calculationPiece(question, step);
    const first = given ? [[given], found] : [found];
    if (!given && found.length === 0 && stepOf(question, value) === null)
      return [provenPieces(question, value)].filter(way => way.length > 0);
    return [...first, calculation ? [calculation] : []].filter(way => way.length > 0);
  });
}

/** The line in which the student wrote a number; null where they did not. */
function ownLineWith({ wrote = [] }: Situation, value: number, message: string): Piece | null {
  const line = wrote
    .flatMap(text => text.split(/(?<=[.;,])\s+|\n/))
    .findLast(
      text => holds(numbersIn(text), value) && /[=]|\b(?:let|take|suppose|assume|maan)\b/i.test(text),
    );
  const text = inTongue(message)([
    `${written(value)} is your own: you wrote “${line?.trim()}”.`,
    `${written(value)} tumhara apna hai: tumne likha “${line?.trim()}”.`,
  ]);
  return line === undefined ? null : { id: `number:${written(value)}:own`, text };
}

/** For numbers that are nowhere, or where none is named; of an open question nothing is said of its solution. */
export function noSuchNumber({ question: { faster }, situation, message }: Asked): Ways {
  const [value] = numbersIn(numbersAskedIn(message));
  const own = value === undefined ? null : ownLineWith(situation, value, message);
  if (own) return [[own]];
  if (situation.answer && faster && value !== undefined && holds(numbersIn(faster), value))
    return [
      [
        {
          id: `number:${value}:faster`,
          text: `${written(value)} belongs to the shorter way: ${faster}`,
          hinglish: `${written(value)} chhote tareeke me hai: ${faster}`,
        },
      ],
    ];
  if (situation.answer || value === undefined) return [[unknown(value)]];
  const text = inTongue(message)([
    `${written(value)} is not given in the question. Send me the line it comes from, and I check that.`,
    `${written(value)} question me nahi diya. Jis line se aaya wo bhejo, main check karta hoon.`,
  ]);
  return [[{ id: `number:${written(value)}:not-given`, text }]];
}

/** Before it: only numbers that the stem gives are spoken of. */
export function numberWhileOpen({ question, message }: Asked): Ways {
  return numbersIn(message).flatMap(value => {
    const given = givenPiece(question, value);
    // An option that the question names is answered like the three others.
    if (!isOptionWorth(question, value)) return given ? [[given]] : [];
    const text = inTongue(message)([
      'That is the value of an option. I tell you where the options come from after you have answered.',
      'Ye ek option ki value hai. Options kahan se aaye, ye main answer ke baad bataunga.',
    ]);
    return [[{ id: 'number:option', text }]];
  });
}
