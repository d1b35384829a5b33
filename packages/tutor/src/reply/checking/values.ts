import { givesAway } from '../../guard.ts';
import { ladderOf } from '../../ladder.ts';
import { near } from '../../maths/evaluate.ts';
import { holds, numbersIn, worthOf } from '../../maths/values.ts';
import { askingIn, keyOf, type Question } from '../../question.ts';
import type { Claim } from '../../reading/claimed.ts';
import { linkTex } from '../../reading/links.ts';
import { isInOwnUnits, isInParts, quantityClaimed, quantityNamed, saysName } from '../../reading/names.ts';
import { segmentAt } from '../../reading/placing.ts';
import { meaningsIn } from '../../reading/supposed.ts';
import { isOptionWorth, quantityWith, slipWith, toldOf } from '../../reading/told.ts';
import type { JudgedLine } from '../../reading/work.ts';
import { contentOf } from '../../words/content.ts';
import type { Said } from '../../words/hinglish.ts';
import { resultsOf, stepWith } from '../options.ts';
import { comesToOption, isOptionsOwn } from './claimed-names.ts';
import { onTheWay } from './on-the-way.ts';
import { figure, isOf, maths, nameOf, quantityWords, wordsIn } from './pieces.ts';

/** A line of the working that comes to a value, of those that may be shown, and the words of its step. */
function lineWith(question: Question, value: number, open: boolean) {
  const goal = worthOf(keyOf(question).text);
  if (open && goal.some(one => near(one, Math.abs(value)))) return null;
  for (const { says, works } of open ? question.steps.slice(0, -1) : question.steps)
    for (const line of works.split(/[,;:]?\s*\\q?quad|\\Rightarrow/))
      if (working.test(line) && resultsOf(line).some(one => near(one, Math.abs(value))))
        return { tex: line.trim(), says };
  return null;
}

const working = /(?:[-+]|\\times|\\div|\\frac|\\sqrt|\^).*=/;

/** The words that a letter has in the question and its solution: 'the radius $r$'. */
function meaningOf({ stem, approach, steps }: Question, letter: string): string[] {
  const [before = '', ...more] = [stem, approach, ...steps.map(({ says }) => says)]
    .join(' ')
    .split(` $${letter}$`);
  return more.length === 0
    ? []
    : before
        .split(' ')
        .slice(-2)
        .filter(word => /^[a-z]{3,}$/.test(word));
}

/** That a value is right in the student's own unit. */
export const ownUnits = (value: number, [name, other]: Said): Said => [
  `Yes, in your unit ${maths(figure(value))} is ${name}.`,
  `Haan, tumhari unit me ${maths(figure(value))} hi ${other} hai.`,
];

/** That a value claimed in words is right, by its name or by how it is found; null where it is not known to be. */
export function rightClaim(
  question: Question,
  { words, value, numbers, calculated }: Claim,
  open: boolean,
): Said | null {
  if (words.length === 0) return null;
  // A value that an option has is confirmed by the name of its quantity alone, where nothing else can be meant by it.
  if (open && isOptionWorth(question, value)) {
    const named = quantityNamed(question, words, true);
    const asked = askingIn(question).toLowerCase();
    if (named === null || words.every(one => asked.includes(one.toLowerCase()))) return null;
  }
  const at = quantityClaimed(question, words, value, open);
  const quantity = at === null ? undefined : question.path?.quantities[at];
  if (at !== null && quantity && nameOf(question, at) !== null) {
    const [name, other] = quantityWords(question, at, open);
    const number = maths(quantity.tex);
    // Of a name that was half said it is told, and not agreed to: '660 is the bridge'.
    return saysName(question, at, words, 0.5)
      ? [`Yes, ${number} ${isOf(name)} ${name}.`, `Haan, ${number} hi ${other} hai.`]
      : [`${number} ${isOf(name)} ${name}.`, `${number} ${other} hai.`];
  }
  // A calculation is judged by itself; its value is only named.
  const line = calculated || holds(numbersIn(question.stem), value) ? null : lineWith(question, value, open);
  const own = contentOf(words.join(' '));
  // By a word of the step, or by all numbers of the message: 'in 0.5 hr he goes 6 km' of 12 × 0.5 = 6.
  const isMeant =
    (at !== null && !calculated && !holds(numbersIn(question.stem), value)) ||
    (line && contentOf(line.says).some(one => own.includes(one))) ||
    (line && numbers.length > 1 && numbers.every(one => holds(numbersIn(maths(line.tex)), one)));
  if (!isMeant || !(line || quantity)) return null;
  const number = maths(figure(value));
  const how = line ? `: ${maths(line.tex)}` : '';
  return [`Yes, ${number} is right${how}.`, `Haan, ${number} sahi hai${how}.`];
}

/**
 * Whether a calculation may be the one that finds a quantity: its numbers are the question's or those of its path, or one is
 * of its line. 330/11 is no other 30; a large or broken value is enough by itself.
 */
function isMadeOf({ path, steps, stem }: Question, at: number, { value, numbers }: Claim): boolean {
  if (numbers.length < 2 || value >= 1000 || !Number.isInteger(value)) return true;
  const { step = 0, computation = '' } = path?.quantities[at] ?? {};
  const line = numbersIn(`$${steps[step]?.works}$ $${computation}$`).filter(one => !near(one, value));
  const known = [...numbersIn(stem), ...(path?.quantities.flatMap(one => one.value) ?? []), 1, 2, 100];
  const isOf = (all: readonly number[]) => (one: number) =>
    [one, one / 100, 100 * one].some(same => holds(all, same));
  const own = numbers.filter(one => !near(one, value));
  return own.every(isOf(known)) || own.some(one => one > 2 && isOf(line)(one));
}

const segmentTold = (question: Question, letter: string | null, open: boolean): number | null => {
  const at = letter === null ? null : segmentAt(question, letter);
  return at !== null && toldOf_(question, open).includes(at) ? at : null;
};

const toldOf_ = ({ path }: Question, open: boolean) => (path ? toldOf(path, open) : []);

/** A list of three or more numbers, as the terms of a progression. */
const termsList = /\d+(?:,\s+\d+){2,}/g;

/** Whether a message shows that its number is no mistake's: a term of a list, or with what would have been left out. */
function isUnmade(slip: string, value: number, message: string): boolean {
  const [missing] = /\bleft out\b/.test(slip) ? numbersIn(slip) : [];
  const isTerm = (message.match(termsList) ?? []).some(list => holds(list.split(',').map(Number), value));
  return isTerm || (missing !== undefined && holds(numbersIn(message), missing));
}

/** Which value of the path a claim or a result is, and the slip that leads to it. */
export function named(
  question: Question,
  claims: readonly Claim[],
  lines: readonly JudgedLine[],
  open: boolean,
  wrote: readonly string[],
): Said[] {
  const said: Said[] = [];
  // Lines with letters that hold are no mistake, whatever numbers stand in them.
  const isProved = lines.some(({ verdict: { is } }) => is === 'fits' || is === 'follows');
  // What leads to a value of the solution is no mistake, whichever slip comes past it, too.
  const isRight = ({ value }: Claim) =>
    stepWith(question, value) !== null || quantityWith(question, value, open) !== null;
  const lastRight = claims.findLastIndex(isRight);
  const isFinal = (value: number) => isOptionsOwn(question, value);
  const meanings = meaningsIn(wrote);
  const message = wrote.at(-1) ?? '';
  const slipOf = (value: number, numbers: readonly number[] = []) => {
    const slip = slipWith(question, value, open, numbers);
    return slip !== null && isUnmade(slip, value, message) ? null : slip;
  };
  for (const [i, written_] of claims.entries()) {
    const { value, calculated, letter } = written_;
    // Of a line with an option's value nothing is named: it may be the last one, or that one turned round.
    if (
      open &&
      written_.numbers.length > 1 &&
      [value, ...written_.numbers.filter(one => one >= 10)].some(isFinal)
    )
      continue;
    // Of an option's value a letter says nothing, whatever it stands for.
    const words = [
      ...written_.words,
      ...(letter === null
        ? []
        : (meanings[letter] ?? (open && isOptionWorth(question, value) ? [] : meaningOf(question, letter)))),
    ];
    const claim = { ...written_, words };
    const right = rightClaim(question, claim, open);
    // A number of the working is no slip, even where a slip has it too.
    // What is said of an option's value names its own slip.
    const isOwn = stepWith(question, value) !== null || (!open && isOptionWorth(question, value));
    const slip =
      isOwn ||
      (isProved && !(calculated && i === claims.length - 1)) ||
      i < lastRight ||
      lines.some(line => line.verdict.is === 'follows' && line.value !== null && near(line.value, value))
        ? null
        : slipOf(value, written_.numbers);
    // A right calculation may belong to another way: its slip is a warning. One that would tell is kept.
    const mistake =
      slip === null || (open && givesAway(question, slip))
        ? null
        : calculated && open
          ? `Take care with ${maths(figure(value))}. A mistake that is made with it: ${slip}`
          : slip;
    if (right) {
      said.push(right);
      continue;
    }
    const byName = quantityNamed(question, words, open) ?? segmentTold(question, letter, open);
    const own = byName === null ? undefined : question.path?.quantities[byName];
    const isInside =
      isOwn &&
      open &&
      letter !== null &&
      !isOptionWorth(question, value) &&
      quantityWith(question, value, true) === null;
    const passed =
      calculated || (isOwn && !isInside) || byName !== null ? null : onTheWay(question, value, open);
    // A per cent as a part of 1 is nothing new.
    if (passed && !passed.includes('\\div 100 =')) {
      const number = maths(figure(value));
      const how = passed.includes('=') ? `: ${maths(passed)}` : '';
      said.push([`${number} comes up on the way${how}.`, `${number} raaste me aata hai${how}.`]);
      continue;
    }
    if (byName !== null && own && own.value.length === 1) {
      const [name, other] = quantityWords(question, byName, open);
      if (near(own.value[0] ?? Number.NaN, value)) {
        const number = maths(own.tex);
        said.push([`Yes, ${number} ${isOf(name)} ${name}.`, `Haan, ${number} hi ${other} hai.`]);
        continue;
      }
      if (isInOwnUnits(question, byName, value, wrote)) {
        said.push(ownUnits(value, [name, other]));
        continue;
      }
      // Of what is counted in parts another number may be the same in another unit.
      const isSure = saysName(question, byName, words, 1) || words.length === 0;
      if (isInParts(own.name) || !(isSure || saysName(question, byName, words, 0.5))) continue;
      const because = question.path?.because[own.step] ?? '';
      const reason = open && givesAway(question, because, ladderOf(question)) ? '' : because;
      if (mistake) said.push([mistake, mistake]);
      else if (!isSure && value !== 1 && value !== 100)
        said.push([
          `Do you mean ${name} with ${maths(figure(value))}? For it I get another value.`,
          `Kya ${maths(figure(value))} se matlab ${other} hai? Uski value mujhe alag mil rahi hai.`,
        ]);
      else if (isSure)
        said.push(
          open
            ? [
                `I get another value for ${name}. ${reason || 'Which numbers did you take for it?'}`,
                `Mujhe ${other} ki value alag mil rahi hai. ${reason || 'Tumne kaunse numbers liye?'}`,
              ]
            : [
                `I find ${maths(own.tex)} for ${name}, in step ${own.step + 1}. Which numbers did you take for it?`,
                `${other} ${maths(own.tex)} aata hai, step ${own.step + 1} me. Tumne kaunse numbers liye?`,
              ],
        );
      continue;
    }
    // While the question is open a bare number that an option has is the same to the tutor whichever option that is.
    if (open && !calculated && isOptionWorth(question, value)) continue;
    // A claim in words is named by its value where no other is likely to be meant, and a slip by a word of it.
    const isBare = calculated || letter !== null || words.length === 0;
    // A small whole number stands for many things, and a number below zero is not its size.
    const isTelling = value >= 10 || !Number.isInteger(value);
    const named_ = isBare || isTelling ? quantityWith(question, value, open) : null;
    const found = named_ !== null && !isMadeOf(question, named_, written_) ? null : named_;
    const [size = 0] = question.path?.quantities[found ?? -1]?.value ?? [];
    const at = size < 0 === value < 0 ? found : null;
    if (at !== null) {
      const [name, other] = quantityWords(question, at, open);
      const isNamed = question.path?.quantities[at]?.name;
      const called = wordsIn(message, written_.words);
      // 'The diameter is 100', and not 'sorry 5/40'.
      const isOther =
        !calculated &&
        contentOf(called.replace(/\bother\b/g, '')).length > 0 &&
        /^\s*(?:=|:|is\b|are\b|was\b)/i.test(message.slice(message.indexOf(called) + called.length));
      if (isNamed && isOther && !saysName(question, at, words, 0.01)) {
        said.push([
          `${maths(figure(value))} ${isOf(name)} ${name}. What makes it the “${called}”?`,
          `${maths(figure(value))} ${other} hai. Ye “${called}” kaise hua?`,
        ]);
      } else if (isNamed || !open)
        said.push([
          `${maths(figure(value))} ${isOf(name)} ${name}.`,
          `${maths(figure(value))} ${other} hai.`,
        ]);
      continue;
    }
    const inUnits = toldOf_(question, open).find(i => isInOwnUnits(question, i, value, wrote.slice(0, -1)));
    if (inUnits !== undefined && question.path?.quantities[inUnits]?.name) {
      said.push(ownUnits(value, quantityWords(question, inUnits, open)));
      continue;
    }
    if (lines.some(({ verdict }) => verdict.is === 'fails')) continue;
    const own_ = contentOf(words.join(' '));
    // A small value stands in many slips: a name beside it is not enough.
    const shared = contentOf(mistake ?? '').filter(one => own_.includes(one)).length;
    // Nor is a small whole number one mistake's: it has to share a word with it.
    if (mistake && (isTelling ? isBare || shared > (value > 20 ? 0 : 1) : shared > 0 && calculated))
      said.push([mistake, mistake]);
  }
  // A wrong number may stand inside a line that is right by itself, '70 - 68 = 2'; a small one stands for many things.
  const inner = lines.flatMap(({ link }) => numbersIn(`${linkTex(link)}`.replace(/^|$/g, '$')));
  const shown = question.steps.flatMap(({ works }) => numbersIn(`$${works}$`));
  const slip =
    said.length === 0 &&
    !isProved &&
    lines.every(line => line.verdict.is !== 'fails' && !(open && comesToOption(question, line)))
      ? inner
          .filter(value => value >= 20 && !holds(shown, value) && !(open && isOptionWorth(question, value)))
          .map(value => slipOf(value))
          .find(Boolean)
      : null;
  if (slip) said.push([slip, slip]);
  const bare = (words: string) => words.replace(/^Yes, /, '');
  const isIn = (words: string, other: string) => bare(other).startsWith(bare(words));
  return said.filter((one, i) => said.findLastIndex(([words]) => isIn(one[0], words)) === i).slice(-3);
}
