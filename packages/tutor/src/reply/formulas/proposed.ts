import { near, written } from '../../maths/evaluate.ts';
import { mathsOf } from '../../maths/tex.ts';
import { numbersIn } from '../../maths/values.ts';
import type { Question } from '../../question.ts';
import { quantityWith, slipWith } from '../../reading/told.ts';
import type { JudgedLine } from '../../reading/work.ts';
import { inTongue, type Said } from '../../words/hinglish.ts';
import { figure, isOf, maths, nameOf } from '../checking/pieces.ts';
import type { Asked, Piece, Ways } from '../situation.ts';
import {
  agrees,
  type Formula,
  formulaIn,
  holdingIn,
  holdsInAll,
  stemNumbers,
  type Trial,
  trialsOf,
} from './trial.ts';

/** Words of somebody who wants to use an expression for the answer. */
const proposes =
  /\b(?:formula|farmula|formulae|ans(?:wer)?|jawab|result|always|hamesha|every ?time|har baar|generally|general|shortcut|short ?cut|trick|tarika|seedha|directly|chal\w*|lag\w*|works?)\b/i;
/** Who asks whether a calculation will do. */
const asksUse = /\b(?:formula|farmula|shortcut|trick|chal\w*|lag\w*|works?)\b/i;
/** Who asks where a formula is from, or why it is so, wants its reason. */
const asksReason = /\b(?:why|kyu\w*|kyo\w*|from|kah?an? se|derive|prove)\b/i;

/** Different numbers, in both tongues. */
function listed(numbers: readonly number[]): Said {
  const own = [...new Set(numbers)].map(one => maths(figure(one)));
  return [own.join(' and '), own.join(' aur ')];
}

/** The letters of a formula with the numbers that it was tried with here: '$a = 30$, $b = 20$'. */
const withLetters = ({ letters }: Formula, { slots }: Trial, stem: readonly number[]): string =>
  letters
    .map((letter, i) => {
      const slot = slots[i];
      return maths(
        `${letter} = ${figure(slot && 'at' in slot ? (stem[slot.at] ?? Number.NaN) : Number.NaN)}`,
      );
    })
    .join(', ');

/** By which factor a formula misses every answer; null where it is not the same for all. */
function factorOf({ value, answer, others }: Trial): number | null {
  const factor = answer / value;
  return Number.isFinite(factor) && others.every(one => near(one.answer, one.value * factor)) ? factor : null;
}

/** Where a formula fails on another question of the form. */
const counter = ({ others }: Trial): Said | null => {
  const found = others.find(one => !agrees(one));
  if (!found) return null;
  const of = listed(found.numbers);
  const [own, right] = [maths(figure(found.value)), maths(figure(found.answer))];
  return [
    `with ${of[0]} it gives ${own}, and the answer there is ${right}.`,
    `${of[1]} ke saath isse ${own} aata hai, aur wahan answer ${right} hai.`,
  ];
};

/** What a trial shows of a formula: that it holds in all questions of the form, only here, or not even here. */
function verdictOf(question: Question, formula: Formula, trial: Trial, stem: readonly number[]): Said {
  const tex = maths(formula.tex);
  const own = maths(figure(trial.value));
  const so = formula.letters.length > 0 ? withLetters(formula, trial, stem) : '';
  const put: Said = so === '' ? ['', ''] : [` with ${so}`, ` (${so})`];
  const other = counter(trial);
  if (holdsInAll(trial)) {
    const [example] = trial.others;
    const shown: Said = example
      ? [
          ` With ${listed(example.numbers)[0]}, for example, it gives ${maths(figure(example.value))}.`,
          ` Jaise ${listed(example.numbers)[1]} ke saath ${maths(figure(example.value))}.`,
        ]
      : ['', ''];
    return [
      `Yes: ${tex}${put[0]} gives ${own}, the answer. I tried it on ${trial.others.length} other questions of this kind, and it gives the answer in each of them, so it holds here.${shown[0]}`,
      `Haan: ${tex}${put[1]} se ${own} aata hai, yahi answer hai. Maine ise isi type ke ${trial.others.length} aur questions par try kiya: har baar sahi answer aaya, to ye chalega.${shown[1]}`,
    ];
  }
  if (agrees(trial) && other)
    return [
      `${tex}${put[0]} gives ${own} here by accident: ${other[0]}`,
      `${tex}${put[1]} se yahan ${own} sirf ittefaq se aata hai: ${other[1]}`,
    ];
  const right = maths(figure(trial.answer));
  const factor = factorOf(trial);
  const missing: Said | null =
    factor === null
      ? null
      : [
          `In every question of this kind the answer is ${maths(figure(factor))} times what it gives.`,
          `Is type ke har question me answer iska ${maths(figure(factor))} guna hota hai.`,
        ];
  const at = quantityWith(question, trial.value, false);
  const name = at === null ? null : nameOf(question, at);
  const is: Said = name ? [` ${own} ${isOf(name)} ${name}.`, ` ${own} ${name} hai.`] : ['', ''];
  const mistake = slipWith(question, trial.value, false, numbersIn(maths(formula.tex)));
  const why = mistake ? ` ${mistake}` : '';
  const then = missing ?? other;
  const told: Said = then ? [` ${then[0][0]?.toUpperCase()}${then[0].slice(1)}`, ` ${then[1]}`] : ['', ''];
  return [
    `No: ${tex}${put[0]} gives ${own}, and the answer is ${right}.${is[0]}${why}${told[0]}`,
    `Nahi: ${tex}${put[1]} se ${own} aata hai, aur answer ${right} hai.${is[1]}${why}${told[1]}`,
  ];
}

/** Examples that are looked at for one whose answer is no option. */
const mostLooked = 8;

/** Another question of the form with its answer, to try a formula on, the same whichever formula it is. */
function toTryOn({ question, situation, message }: Asked): Piece | null {
  const { path, options } = question;
  const count = situation.said.filter(id => id.startsWith('example:')).length;
  const example = Array.from({ length: mostLooked }, (_, i) => path?.example(mostLooked * count + i) ?? null)
    .filter(one => one !== null)
    .find(({ answer, stem }) => stem !== question.stem && !options.some(({ text }) => text === answer));
  if (!example) return null;
  return {
    id: `example:formula:${count}`,
    text: inTongue(message)([
      `I can say whether it gives the answer here only after you have answered. Test it on another question of this kind: “${example.stem}” The answer there is ${example.answer}. Does your formula give that?`,
      `Yahan iska answer sahi hai ya nahi, wo main tumhare answer ke baad bolunga. Ise isi type ke dusre question par test karo: “${example.stem}” Wahan answer ${example.answer} hai. Kya tumhare formula se yahi aata hai?`,
    ]),
  };
}

/** A formula in letters that a student proposes: tried on other questions of the form. */
export function formulaWays(asked: Asked): Ways {
  const { question, situation, message } = asked;
  if (!question.path || !proposes.test(message) || asksReason.test(message)) return [];
  const formula = formulaIn(message);
  // A letter of the question has its meaning there.
  const taken = lettersOf(question);
  if (!formula || formula.letters.length === 1 || formula.letters.some(letter => taken.has(letter)))
    return [];
  // With numbers it is a calculation to be judged, unless it is asked whether it will do.
  if (formula.letters.length === 0 && (message.includes('=') || !asksUse.test(message))) return [];
  if (situation.answer === null) {
    const piece = toTryOn(asked);
    return piece ? [[piece]] : [];
  }
  const [trial] = trialsOf(question, formula);
  if (!trial) return [];
  const stem = stemNumbers(question);
  return [
    [{ id: `formula:${formula.tex}`, text: inTongue(message)(verdictOf(question, formula, trial, stem)) }],
  ];
}

/** The letters in the maths of a question and its solution. */
const lettersOf = ({ stem, steps }: Question): ReadonlySet<string> =>
  new Set(
    [...mathsOf(stem), ...steps.map(({ works }) => works.replace(/\\text\{[^}]*\}/g, ''))].flatMap(
      tex => tex.toLowerCase().match(/(?<![a-z\\])[a-z](?![a-z])/g) ?? [],
    ),
  );

/** Whether the last line that has what is asked for its letter holds in other questions of the form; null where none can be tried. */
export const alwaysHolds = (question: Question, lines: readonly JudgedLine[]) =>
  lines
    .toReversed()
    .map(({ link }) => holdingIn(question, link))
    .find(one => one !== null) ?? null;

/** That a calculation comes to the answer by accident, or always does; null where it cannot be tried. */
export function accident({ question, message }: Asked): Said | null {
  const formula = formulaIn(message);
  const [trial] = formula && formula.letters.length === 0 ? trialsOf(question, formula) : [];
  if (!formula || !trial || !agrees(trial)) return null;
  const [example] = trial.others;
  const other = counter(trial);
  const asks = /\?|\b(?:sahi|right|correct|always|hamesha|chal\w*|theek|thik)\b/i.test(message);
  if (other)
    return [
      `But it comes to ${maths(written(trial.value))} here by accident: ${other[0]}`,
      `Par yahan ${maths(written(trial.value))} sirf ittefaq se aata hai: ${other[1]}`,
    ];
  return asks && example
    ? [
        `It works in all ${trial.others.length} other questions of this kind that I tried, too: with ${listed(example.numbers)[0]} it gives ${maths(figure(example.value))}.`,
        `Isi type ke ${trial.others.length} aur questions me bhi ye sahi aata hai: ${listed(example.numbers)[1]} ke saath ${maths(figure(example.value))}.`,
      ]
    : null;
}
