import { givesAway } from '../guard.ts';
import { ladderOf } from '../ladder.ts';
import { mathsOf, plainMaths } from '../maths/tex.ts';
import { holds, numbersIn } from '../maths/values.ts';
import type { Option, Question } from '../question.ts';
import { isOptionWorth } from '../reading/told.ts';
import { contentOf } from '../words/content.ts';
import { meantBy } from '../words/misspelt.ts';
import { asksWhy, calculationOf, focusOf, whyNot } from './naming.ts';
import { optionIn, slipText } from './options.ts';
import type { Asked, Piece, Ways } from './situation.ts';
import { departureOf, heardReason } from './steps.ts';

/** Words that a mistake and the reason of its step have in common. */
const leastShared = 2;

/** The mistake behind an option, and the reason of the step in which it is made: the mistake alone is on the screen already. */
export function slipPiece(question: Question, option: Option, words?: string, message = ''): Piece {
  const step = departureOf(question, option);
  const reason = step === null ? null : (question.path?.because[step] ?? null);
  // The reason of another thing in that step is no answer to the mistake.
  const own = contentOf(`${words ?? option.slip ?? ''}`);
  const ofReason = contentOf(reason ?? '').filter(word => /^[a-z]/.test(word));
  const asked = contentOf(message);
  const isIts =
    ofReason.filter(word => own.includes(word)).length >= (asksWhy.test(message) ? 1 : leastShared);
  const because = isIts || ofReason.some(word => asked.includes(word)) ? reason : null;
  const [text, hinglish] = slipText(question, option, words);
  return {
    id: `slip:${option.letter}`,
    text: because ? `${text}\n\nWhat holds instead: ${because}` : text,
    hinglish: because ? `${hinglish}\n\nSahi baat ye hai: ${because}` : hinglish,
    ...(step === null ? {} : { step }),
  };
}

const operations: readonly (readonly [RegExp, string])[] = [
  [/\+/, 'add'],
  [/-/, 'subtract'],
  [/\*/, 'multipli'],
  [/\//, 'divid'],
];

/** What a text is about, the operations of its formulas as words. */
function wordsOf(text: string): Set<string> {
  // A fraction of two numbers is a number.
  const maths = mathsOf(text)
    .map(tex => plainMaths(tex.replace(/\\[dt]?frac\{\d+\}\{\d+\}/g, ' 1 ')))
    .join(' ');
  return new Set([
    ...contentOf(text),
    ...operations.flatMap(([sign, word]) => (sign.test(maths) ? [word] : [])),
  ]);
}

/** The part of a message that one mistake has to speak of, and how much more of it than the others do. */
const leastPart = 0.5;
const ahead = 0.15;
const unknown = 0.5;

/** The wrong option whose mistake a message asks for in words: 'why subtract and not add'; null where it is none. */
function optionMeant(question: Question, message: string): Option | null {
  const wrong = question.options.filter(({ letter, slip }) => slip !== null && letter !== question.key);
  const texts = wrong.map(({ text, slip }) => wordsOf(`${slip} ${text}`));
  const others = question.steps.map(({ says, works }, i) =>
    wordsOf(`${says} $${works}$ ${question.path?.because[i] ?? ''}`),
  );
  const all = [...texts, ...others];
  const known = new Set(all.flatMap(one => [...one]));
  const words = contentOf(focusOf(message)).map(one =>
    /^[a-z]/.test(one) && !known.has(one) ? meantBy(one, known) : one,
  );
  if (words.length < 2) return null;
  // A word of few texts tells more than one of all, and one of none least.
  const worth = (word: string) => {
    const count = all.filter(one => one.has(word)).length;
    return count === 0 ? unknown : Math.log(1 + all.length / count);
  };
  const sum = (of: readonly string[]) => of.reduce((total, word) => total + worth(word), 0);
  const part = (of: ReadonlySet<string>) => sum(words.filter(word => of.has(word))) / sum(words);
  const [best, next] = wrong
    .map((option, i) => ({ option, part: part(texts[i] ?? new Set()) }))
    .toSorted((a, b) => b.part - a.part);
  const isAlone = best !== undefined && best.part >= leastPart && best.part >= (next?.part ?? 0) + ahead;
  return isAlone && best.part + ahead >= Math.max(...others.map(part)) ? best.option : null;
}

/** For who asks why not: the mistake that the message speaks of; while the question is open the reason of the step in which it is made. */
export function meantSlipWays({ question, situation, message }: Asked): Ways {
  if (!whyNot.test(message) || calculationOf(message) !== null) return [];
  const option = optionMeant(question, message);
  if (option === null) return [];
  const step = departureOf(question, option);
  if (situation.answer) return [[slipPiece(question, option, undefined, message)]];
  const because = step === null ? null : question.path?.because[step];
  // Of an open question no option is told from the others: only words and numbers of the question itself are heard.
  const given = numbersIn(question.stem);
  const isOwn = numbersIn(message).every(value => holds(given, value) && !isOptionWorth(question, value));
  if (!because || !isOwn || optionIn(message, question) || heardReason(situation.said, step ?? 0)) return [];
  return givesAway(question, because, ladderOf(question))
    ? []
    : [[{ id: `because:${step}`, text: because, hinglish: `Wajah ye hai: ${because}` }]];
}
